// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"
#include "goldfish/table.h"

namespace mazzo::goldfish {

/// The random generator and the number of shuffles so far. Part of every engine's state.
struct Chance {
    Random random;
    std::uint32_t shuffles = 0;  ///< later ones only; counts through `Setup::shuffles`

    bool operator==(const Chance&) const = default;
};

[[nodiscard]] inline CardIndex cardOf(CardIndex card) { return card; }
[[nodiscard]] inline CardIndex cardOf(const Piece& piece) { return piece.card; }

/// Puts the named cards on top in that order and leaves the rest below as it was; the place in `names` of the first
/// that is not there, if any.
template <class Item>
[[nodiscard]] std::optional<std::size_t> arrange(std::vector<Item>& pile, const std::vector<CardIndex>& names)
{
    for (std::size_t place = 0; place < names.size(); ++place) {
        auto found = pile.begin() + static_cast<std::ptrdiff_t>(std::min(place, pile.size()));
        while (found != pile.end() && cardOf(*found) != names[place]) ++found;
        if (found == pile.end()) return place;
        std::rotate(pile.begin() + static_cast<std::ptrdiff_t>(place), found, found + 1);
    }
    return std::nullopt;
}

[[nodiscard]] Error notInPile(const Setup& setup, const PileOrder& order, std::size_t place);

/// The first shuffle of a pile: an order that the player requested is put on top. `Item` is a card or a piece.
template <class Item>
[[nodiscard]] Result<void> firstShuffle(const Setup& setup, Chance& chance, std::string_view zone,
                                        std::vector<Item>& pile)
{
    shuffle(pile, chance.random);
    for (const PileOrder& order : setup.orders) {
        if ((order.zone.empty() ? setup.procedure.drawPile : order.zone) != zone) continue;
        if (const auto missing = arrange(pile, order.cards)) return failure(notInPile(setup, order, *missing));
    }
    return {};
}

/// Any later shuffle.
template <class Item>
void laterShuffle(const Setup& setup, Chance& chance, std::vector<Item>& pile)
{
    const std::size_t number = chance.shuffles++;
    shuffle(pile, chance.random);
    if (number < setup.shuffles.size()) static_cast<void>(arrange(pile, setup.shuffles[number]));
}

}  // namespace mazzo::goldfish
