// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"
#include "model/query/syntax.h"

#include <string>
#include <string_view>

namespace mazzo::model {

/// A selection of cards, parsed against a game; free functions read it.
struct Query {
    Syntax syntax;
};

/// Whether there is a deck for `can:add`; without one it is an error.
enum class DeckAtHand : std::uint8_t { No, Yes };

/// Half-typed input is accepted. What makes no sense (an unknown field, `<` on a text) is an error with its column and,
/// in `args`, the nearest names. Columns count characters from 1.
[[nodiscard]] Result<Query> parseQuery(std::string_view text, const Game& game, DeckAtHand deck = DeckAtHand::No);

/// The same for a finished query of a pack: half-typed input, or a value that no card can have, is an error too.
[[nodiscard]] Result<Query> parseFinishedQuery(std::string_view text, const Game& game);

/// Whether the answer depends on the player's collection.
[[nodiscard]] bool needsCollection(const Query& query);

/// Whether the answer depends on a deck.
[[nodiscard]] bool needsDeck(const Query& query);

[[nodiscard]] std::vector<FieldIndex> fieldsUsed(const Query& query);

}  // namespace mazzo::model
