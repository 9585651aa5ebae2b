// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QColor>
#include <QQuickTextDocument>
#include <QSyntaxHighlighter>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace mazzo::desktop {

/// Colours the words of a strategy file in a text view.
class StrategyHighlighter : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickTextDocument* document READ document WRITE setDocument NOTIFY changed)
    Q_PROPERTY(QColor verb MEMBER m_verb NOTIFY changed)  ///< the word that a line begins with
    Q_PROPERTY(QColor condition MEMBER m_condition NOTIFY changed)
    Q_PROPERTY(QColor number MEMBER m_number NOTIFY changed)
    Q_PROPERTY(QColor comment MEMBER m_comment NOTIFY changed)

public:
    explicit StrategyHighlighter(QObject* parent = nullptr);
    ~StrategyHighlighter() override;

    [[nodiscard]] QQuickTextDocument* document() const { return m_document; }
    void setDocument(QQuickTextDocument* document);

signals:
    void changed();

private:
    class Highlighter;

    QQuickTextDocument* m_document = nullptr;
    std::unique_ptr<Highlighter> m_highlighter;
    QColor m_verb;
    QColor m_condition;
    QColor m_number;
    QColor m_comment;
};

}  // namespace mazzo::desktop
