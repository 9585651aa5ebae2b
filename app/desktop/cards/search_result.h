// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/cards/search_answer.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace mazzo::desktop {

/// What a search reports next to its cards: the query in words and how many cards match, or the error in its text.
/// While the text has an error, the numbers are those of the last query without one.
class SearchResult : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("CardSearch has one")
    Q_PROPERTY(QString explained READ explained NOTIFY changed)
    Q_PROPERTY(QString error READ error NOTIFY changed)
    Q_PROPERTY(int errorColumn READ errorColumn NOTIFY changed)      ///< from 1; 0 without an error
    Q_PROPERTY(int errorPosition READ errorPosition NOTIFY changed)  ///< the same place as an index into the text
    Q_PROPERTY(int sure READ sure NOTIFY changed)
    Q_PROPERTY(int undecided READ undecided NOTIFY changed)

public:
    using QObject::QObject;

    /// Shows the answer to the query `text`.
    void update(const SearchAnswer& answer, const QString& text);
    void retranslate() { emit changed(); }

    [[nodiscard]] QString explained() const { return m_explained; }
    [[nodiscard]] QString error() const;
    [[nodiscard]] int errorColumn() const { return m_error ? m_error->where.column : 0; }
    [[nodiscard]] int errorPosition() const { return m_errorPosition; }
    [[nodiscard]] int sure() const { return m_sure; }
    [[nodiscard]] int undecided() const { return m_undecided; }

signals:
    void changed();

private:
    QString m_explained;
    std::optional<Error> m_error;
    int m_errorPosition = 0;
    int m_sure = 0;
    int m_undecided = 0;
};

}  // namespace mazzo::desktop
