// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/piece_rows.h"

#include <map>

namespace mazzo::desktop {

/// The lists of pieces of several zones or regions. A list lives as long as this object, so that views may keep it.
class PieceLists {
public:
    /// The list with this key; created on first use.
    [[nodiscard]] RowList<PieceRow>& of(const std::string& key);

private:
    std::map<std::string, std::unique_ptr<RowList<PieceRow>>> m_lists;
};

}  // namespace mazzo::desktop
