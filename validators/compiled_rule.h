// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"
#include "validators/layout.h"
#include "validators/predicates.h"

namespace mazzo::validators {

/// A condition that must hold by itself: a check, or one of those that it joins by *and*.
struct RulePart {
    NodeIndex node{};
    /// The two sides of a comparison of numbers, turned so that `have` is what the deck has and `bound` what the rule
    /// asks.
    struct Numbers {
        NodeIndex have{};
        NodeIndex bound{};
        Comparison comparison = Comparison::Equal;
    };
    std::optional<Numbers> numbers;
    std::optional<ZoneIndex> zone;
    /// `copies(query) <= number of the card`, or the copies of two piles together: the commonest check is made without
    /// walking the formula.
    struct CopyLimit {
        std::uint32_t copies = 0;
        std::optional<std::uint32_t> more;
        std::optional<std::uint32_t> column;
        int limit = 0;
    };
    std::optional<CopyLimit> copyLimit;
    /// `hasAll(words of the card, values(…))`, or several ways of which that is the first: likewise.
    struct WordsListed {
        std::uint32_t column = 0;
        std::uint32_t list = 0;
    };
    std::optional<WordsListed> wordsListed;
    /// `count(query)` against a number: likewise.
    struct Counted {
        std::uint32_t pile = 0;
        int bound = 0;
    };
    std::optional<Counted> counted;
};

/// A rule ready to be applied.
struct CompiledRule {
    bool judged = false;  ///< has a check, in this edition, and no option rules it out
    bool advice = false;
    bool shortIsUnfinished = false;
    bool undecided = false;
    std::optional<ZoneIndex> zone;
    Syntax written;  ///< the check before folding, for what it asks of cards
    Formula check;
    std::vector<RulePart> parts;
    std::optional<Formula> when;
    Syntax whenWritten;
    std::vector<ZoneIndex> neededZones;  ///< optional zones that the check names, if `when` asks for none itself
    std::optional<std::uint32_t> each;   ///< a pile
    bool overCatalogue = false;
    std::vector<std::uint32_t> eachRows;  ///< over the catalogue: the cards that match or may
    Predicate predicate = nullptr;
    bool whateverTheFacts = false;  ///< judged after all others, by what they say
};

/// Reads a rule of a game; what cannot be read is added to the errors with its place in the pack.
[[nodiscard]] CompiledRule compileRule(const Rule& rule, const Game& game, const Settings& settings, Layout& layout,
                                       Errors& errors);

}  // namespace mazzo::validators
