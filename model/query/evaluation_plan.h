// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/bound_expression.h"
#include "model/query/query.h"

namespace mazzo::model {

/// What a set of expressions reads, each thing once: the columns of the card table and the totals over a deck.
class EvaluationPlan {
public:
    /// A set of cards that is counted, added up or listed. `usesZone`: the answer depends on the zone of a card.
    struct Pile {
        Query query;
        bool usesZone = false;
        std::vector<FieldIndex> fields;
    };
    /// A number of every card: a field, or an expression over the card's own values.
    struct NumberColumn {
        std::optional<FieldIndex> field;
        Interval domain;
        BoundExpression expression;
    };
    /// Words of every card.
    struct WordColumn {
        Subject subject = Subject::Field;
        FieldIndex field{};
        bool isList = false;                ///< a card may have several words, or none
        int maxWords = Interval::kHighest;  ///< how many different words there can be at all
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
    std::vector<Query> conditions;  ///< yes/no columns: a query about one card, whatever its zone
    std::vector<NumberColumn> numbers;
    std::vector<WordColumn> words;
    std::vector<Sum> sums;
    std::vector<List> lists;
    std::vector<std::uint32_t> copies;  ///< piles that are counted card by card

    // Each returns the position in its list and adds the item only if it is new.
    [[nodiscard]] std::uint32_t addPile(Syntax query);
    [[nodiscard]] std::uint32_t addCondition(Syntax query);
    [[nodiscard]] std::uint32_t addNumber(FieldIndex field, Interval domain);
    [[nodiscard]] std::uint32_t addNumber(BoundExpression expression);
    [[nodiscard]] std::uint32_t addWords(const Game& game, Subject subject, FieldIndex field);
    [[nodiscard]] std::uint32_t addSum(Sum sum);
    [[nodiscard]] std::uint32_t addList(List list);
    [[nodiscard]] std::uint32_t addCopies(std::uint32_t pile);
};

}  // namespace mazzo::model
