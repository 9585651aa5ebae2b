// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"
#include "goldfish/sovereign/payment.h"
#include "goldfish/table.h"

namespace mazzo::goldfish::sovereign {

enum class Type : std::uint8_t { Unknown, Haerian, Event, Equipment, Building, Class, Crystal };

/// The values of the cards of a set-up. What is not known is nothing, never zero.
class CardValues {
public:
    explicit CardValues(const Setup& setup) : m_setup(&setup) {}

    [[nodiscard]] Type type(CardIndex card) const;  ///< unknown for unknown cards and things that are no cards
    [[nodiscard]] std::optional<Cost> cost(CardIndex card) const;
    [[nodiscard]] std::optional<int> force(CardIndex card) const;             ///< as printed
    [[nodiscard]] Words words(CardIndex card, std::string_view field) const;  ///< none if absent or unknown
    [[nodiscard]] bool isUnknown(CardIndex card, std::string_view field) const;
    [[nodiscard]] bool flag(CardIndex card, std::string_view field) const;   ///< known and set
    [[nodiscard]] bool has(CardIndex card, std::string_view keyword) const;  ///< known to have it
    [[nodiscard]] bool hasText(CardIndex card) const;

    /// Every colour of Crystal that the game has, in its order.
    [[nodiscard]] std::vector<std::string> colours() const;
    [[nodiscard]] CardIndex crystal(std::string_view colour) const;  ///< `noCard` if the pack has none of that colour
    [[nodiscard]] std::string colourOf(const Piece& crystal) const;
    /// The Crystals by colour that are ready.
    [[nodiscard]] Pool ready(const Table& table) const;

private:
    [[nodiscard]] Value value(CardIndex card, std::string_view field) const;

    const Setup* m_setup;
};

}  // namespace mazzo::goldfish::sovereign
