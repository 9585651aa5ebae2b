// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/notice.h"

namespace mazzo::desktop {

Notice::Notice(QObject* parent) : QObject(parent)
{
    m_end.setSingleShot(true);
    m_end.setInterval(4000);
    connect(&m_end, &QTimer::timeout, this, &Notice::dismiss);
}

void Notice::show(const QString& text, const QString& deckId, bool undoable)
{
    m_end.stop();
    m_undoable = undoable;
    m_text = text;
    m_deckId = deckId;
    emit changed();
}

void Notice::say(const QString& text)
{
    show(text, QString(), false);
    m_end.start();
}

void Notice::dismiss() { show(QString(), QString()); }

}  // namespace mazzo::desktop
