// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/block.h"
#include "model/game.h"
#include "model/match_set.h"
#include "model/printing.h"

#include <optional>
#include <span>

namespace mazzo::model::catalogue {

/// The cards with a printing of which the part is one of these ids or numbers, which are folded.
[[nodiscard]] CardBits printedAs(const Block& block, PrintingPart part, std::span<const std::string> wanted);

/// The printing of a card that a text names, as `Catalogue::printingNamed` says.
[[nodiscard]] std::optional<PrintingName> printingNamed(const Game& game, std::span<const PrintingView> printings,
                                                        std::string_view text);

}  // namespace mazzo::model::catalogue
