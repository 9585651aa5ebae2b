// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/piece_lists.h"

#include <QQmlEngine>

namespace mazzo::desktop {

RowList<PieceRow>& PieceLists::of(const std::string& key)
{
    auto& list = m_lists[key];
    if (!list) {
        list = std::make_unique<RowList<PieceRow>>();
        QQmlEngine::setObjectOwnership(list.get(), QQmlEngine::CppOwnership);  // views get it as the value of a role
    }
    return *list;
}

}  // namespace mazzo::desktop
