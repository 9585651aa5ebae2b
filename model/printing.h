// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mazzo::model {

/// One appearance of a card in a set. Decks and collections may name one; rules count cards, whatever their printing.
struct Printing {
    std::string set;                    ///< the set's id
    std::string number;                 ///< collector number, as printed
    std::string rarity;                 ///< id of one of the game's rarities; may be empty
    std::vector<std::string> finishes;  ///< ids of the game's finishes; empty: the plain one
    std::string image;                  ///< path in the pack, may be empty

    bool operator==(const Printing&) const = default;
};

/// What a query asks of printings.
enum class PrintingPart : std::uint8_t { Set, Number, Rarity, Finish };

/// A printing in a catalogue.
struct PrintingView {
    std::string_view set;
    std::string_view number;
    std::string_view rarity;
    std::string_view finishes;  ///< separated by blanks
    std::string_view image;

    bool operator==(const PrintingView&) const = default;
};

/// How a deck file names a printing: the set, the number, and the finish if there is one ("core 12 foil").
struct PrintingName {
    std::string set;
    std::string number;
    std::string finish;

    bool operator==(const PrintingName&) const = default;
};

[[nodiscard]] std::string writtenPrinting(const PrintingName& name);

}  // namespace mazzo::model
