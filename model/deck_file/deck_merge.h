// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"

namespace mazzo::model {

/// Two versions of a deck file put together.
struct DeckMerge {
    std::string text;                    ///< our version with the changes of the other one
    std::vector<std::string> conflicts;  ///< what both changed differently: a header key, or a card as written

    bool operator==(const DeckMerge&) const = default;
};

/// Merges two versions that were made of the same text, header key by header key and card by card in each zone. Where
/// only one of them changed something, the change is taken; what both changed differently is a conflict and stays as we
/// have it. Comments and other lines are merged like cards. Everything else of our text stays as it is written.
///
/// Names are compared by the card they mean as far as the catalogue knows it, and zones as far as there is a game.
[[nodiscard]] DeckMerge mergeDecks(std::string_view base, std::string_view ours, std::string_view theirs,
                                   const Catalogue& catalogue, const Game* game);

}  // namespace mazzo::model
