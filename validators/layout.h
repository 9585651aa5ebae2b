// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/query.h"
#include "model/settings.h"
#include "validators/formula.h"

#include <vector>

namespace mazzo::validators {

/// What the rules of a game ask of its cards, each thing once: the columns of the tables and the terms that are added
/// up over a deck.
class Layout {
public:
    /// A pile that some rule counts, adds up or goes through. `zoned`: the place of a card matters.
    struct Pile {
        Query query;
        bool zoned = false;
        std::vector<FieldIndex> fields;
    };
    /// A number of every card: a field, or a formula of the card's facts alone.
    struct NumberColumn {
        std::optional<FieldIndex> field;
        Interval domain;
        Formula formula;
    };
    /// Words of every card; `choices`: how many different ones there can be.
    struct WordColumn {
        Subject subject = Subject::Field;
        FieldIndex field{};
        std::optional<int> choices;
        bool operator==(const WordColumn&) const = default;
    };
    struct Sum {
        std::uint32_t pile = 0;
        std::uint32_t column = 0;
        bool operator==(const Sum&) const = default;
    };
    struct List {
        std::uint32_t pile = 0;
        std::uint32_t column = 0;
        bool operator==(const List&) const = default;
    };

    std::vector<Pile> piles;
    std::vector<Query> questions;  ///< asked of one card, wherever it lies
    std::vector<NumberColumn> numbers;
    std::vector<WordColumn> words;
    std::vector<Sum> sums;
    std::vector<List> lists;
    std::vector<std::uint32_t> copies;  ///< piles that are counted card by card

    [[nodiscard]] std::uint32_t pile(Syntax query);
    [[nodiscard]] std::uint32_t question(Syntax query);
    [[nodiscard]] std::uint32_t number(FieldIndex field, Interval domain);
    [[nodiscard]] std::uint32_t number(Formula formula);
    [[nodiscard]] std::uint32_t wordsOf(WordColumn column);
    [[nodiscard]] std::uint32_t sum(Sum sum);
    [[nodiscard]] std::uint32_t list(List list);
    [[nodiscard]] std::uint32_t copiesOf(std::uint32_t pile);
};

/// Reads an expression into a formula: settings become constants, the rest is entered into the layout.
[[nodiscard]] Formula bind(Syntax expression, const Game& game, const Settings& settings, Layout& layout);

}  // namespace mazzo::validators
