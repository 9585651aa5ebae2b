// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/deck_card_rows.h"

namespace mazzo::desktop {

/// A card of a pasted list. Without a zone it goes where it fits best.
struct PastedCard {
    std::optional<ZoneIndex> zone;
    bool maybe = false;
    CardIndex card{};
    int copies = 1;

    bool operator==(const PastedCard&) const = default;
};

/// What a pasted text says about cards of the game.
struct PastedCards {
    std::vector<PastedCard> cards;
    int others = 0;  ///< lines that name no card of the game
};

/// Reads card lines and headings such as `[forces]`, `Forces:` or `// maybe`. Longer texts are cut off.
[[nodiscard]] PastedCards pastedCards(std::string_view text, const Game& game, const Catalogue& catalogue);

/// Cards of a deck as a text that can be pasted into another one.
[[nodiscard]] std::string copiedCards(const std::vector<DeckLine>& lines, const OpenDeck& open);

}  // namespace mazzo::desktop
