// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/edit/pack_document.h"

namespace mazzo::carddata {

/// Gives an item another id, wherever it is named: in the game, in its expressions, in cards and in decks.
/// `pack.bad-id` or `pack.duplicate-id` if it cannot be called that.
[[nodiscard]] Result<PackStep> renameStep(const PackDocument& document, const std::string& path, const std::string& id);

}  // namespace mazzo::carddata
