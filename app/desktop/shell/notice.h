// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace mazzo::desktop {

/// What was just done to a deck that is not on the open page.
class Notice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(QString text READ text NOTIFY changed)       ///< empty: there is no notice
    Q_PROPERTY(QString deckId READ deckId NOTIFY changed)   ///< empty if it is about no deck
    Q_PROPERTY(bool undoable READ undoable NOTIFY changed)  ///< the editor can undo what was done

public:
    explicit Notice(QObject* parent = nullptr);

    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] QString deckId() const { return m_deckId; }
    [[nodiscard]] bool undoable() const { return m_undoable; }
    void show(const QString& text, const QString& deckId, bool undoable = true);

public slots:
    void say(const QString& text);  ///< for a few seconds
    void dismiss();

signals:
    void changed();

private:
    QString m_text;
    QString m_deckId;
    bool m_undoable = true;
    QTimer m_end;  // of a notice that ends by itself
};

}  // namespace mazzo::desktop
