// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"

namespace mazzo::tests::catalogue_sample {

// The fields of the sample game, in order.
inline constexpr FieldIndex kCost{0};
inline constexpr FieldIndex kPower{1};
inline constexpr FieldIndex kRace{2};     // a text with choices
inline constexpr FieldIndex kArtist{3};   // any text
inline constexpr FieldIndex kTerrain{4};  // words with choices
inline constexpr FieldIndex kParents{5};  // words that are cards
inline constexpr FieldIndex kLeader{6};   // a flag

/// A made-up game with a field of every kind.
[[nodiscard]] Game game();

/// A card of that game with every value absent.
[[nodiscard]] Card card(std::uint32_t number, std::string id, Texts name);

[[nodiscard]] Texts texts(std::string english, std::string italian = {});

/// Cards with few different words, so that questions find something; with accents, blanks, aliases, unknown and absent
/// values.
[[nodiscard]] std::vector<Card> randomCards(std::size_t count, unsigned seed);

/// Words and phrases, whole or cut, to ask for; some occur nowhere.
[[nodiscard]] std::vector<std::string> randomNeedles(std::span<const Card> cards, unsigned seed);

}  // namespace mazzo::tests::catalogue_sample
