// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/deck.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mazzo::importer {

/// The contents of a share code, before the game's pack resolves them. Sorted throughout, so that equal decks are
/// equal values.
struct SharedDeck {
    static constexpr std::uint32_t kMaxCopies = Deck::kMaxCopies;  ///< of one card

    struct Choice {
        std::string option;
        std::string value;

        bool operator==(const Choice&) const = default;
    };

    /// Copies of a card for which the deck names a printing, as a deck file does ("core 12 foil").
    struct Print {
        std::string text;
        std::uint32_t copies = 0;

        bool operator==(const Print&) const = default;
    };

    /// By the permanent number in the pack.
    struct Card {
        std::uint32_t number = 0;
        std::uint32_t copies = 0;           ///< with and without a printing
        std::vector<Print> printings = {};  ///< by text

        bool operator==(const Card&) const = default;
    };

    struct UnknownCard {
        std::string name;
        std::uint32_t copies = 0;
        std::vector<Print> printings = {};

        bool operator==(const UnknownCard&) const = default;
    };

    struct Zone {
        std::string id;
        std::vector<Card> cards;                ///< by number
        std::vector<UnknownCard> unknownCards;  ///< by name

        bool operator==(const Zone&) const = default;
    };

    std::string game;
    std::string version;  ///< of the pack
    std::string edition;
    std::string name;             ///< may be empty
    std::vector<Choice> options;  ///< those that are not the preset; by id
    std::vector<Zone> zones;      ///< those that the deck has; by id

    bool operator==(const SharedDeck&) const = default;
};

}  // namespace mazzo::importer
