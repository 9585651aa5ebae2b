// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/notice.h"

namespace mazzo::desktop {

Notice::Notice(QObject* parent) : QObject(parent) {}

void Notice::show(const QString& text, const QString& deckId, bool undoable)
{
    m_undoable = undoable;
    m_text = text;
    m_deckId = deckId;
    emit changed();
}

void Notice::dismiss() { show(QString(), QString()); }

}  // namespace mazzo::desktop
