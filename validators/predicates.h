// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/deck.h"
#include "model/query/query.h"
#include "model/settings.h"

namespace mazzo::validators {

/// The input of a named predicate.
struct PredicateInput {
    const Game& game;
    const Catalogue& catalogue;
    const Settings& settings;
    const Deck& deck;
    ZoneIndex zone{};             ///< the rule's zone, else the first
    const Query* each = nullptr;  ///< the rule's `each`, if it has one
};

/// The result of a predicate, like that of a comparison.
struct PredicateAnswer {
    Truth holds = Truth::Yes;
    std::optional<Interval> have;
    std::optional<Interval> min;
    std::optional<Interval> max;
    std::vector<CardIndex> cards;
};

/// A rule that is checked after all others: is the deck illegal for every combination of the unknown values?
inline constexpr std::string_view kForAllValues = "whatever-the-facts";

using Predicate = PredicateAnswer (*)(const PredicateInput&);

/// The built-in predicates of docs/rules.md, by name; null if there is none of that name.
[[nodiscard]] Predicate predicate(std::string_view name);

}  // namespace mazzo::validators
