// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/bound_expression.h"
#include "model/query/query.h"

namespace mazzo::model {

/// What a set of expressions reads, each thing once: the columns of the card table and the totals over a deck.
class EvaluationPlan {
public:
    /// A condition of a query that depends on the deck: whether the words of the card are in a list of the deck, or
    /// whether the current value of an `every` is one of them.
    struct Relation {
        static constexpr std::uint32_t kCurrentValue = 0xFFFFFFFF;

        std::uint32_t column = 0;
        std::uint32_t list = kCurrentValue;
        bool whole = false;  ///< the current value is the card's only word
        bool operator==(const Relation&) const = default;
    };
    /// A set of cards that is counted, added up or listed. `usesZone`: the answer depends on the zone of a card.
    ///
    /// If the query has relations, there is another pile for each combination of their answers: `variants[bits]`, with
    /// a bit for each relation that holds. Those piles have no relations.
    struct Pile {
        Query query;
        bool usesZone = false;
        std::vector<FieldIndex> fields;
        std::vector<std::uint32_t> relations = {};
        std::vector<std::uint32_t> variants = {};
        bool usesValue = false;  ///< one of the relations is about the current value
    };
    /// Cards that each need a place in one of several allowances: the piles of the cards and of each allowance.
    struct Allowances {
        std::uint32_t pile = 0;
        std::vector<std::uint32_t> piles;
        bool operator==(const Allowances&) const = default;
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
    std::vector<Relation> relations;
    std::vector<std::uint32_t> related;  ///< piles with relations to lists of the deck, and no current value
    std::vector<Allowances> allowances;

    // Each returns the position in its list and adds the item only if it is new.
    [[nodiscard]] std::uint32_t addPile(const Game& game, Syntax query);
    [[nodiscard]] std::uint32_t addCondition(Syntax query);
    [[nodiscard]] std::uint32_t addNumber(FieldIndex field, Interval domain);
    [[nodiscard]] std::uint32_t addNumber(BoundExpression expression);
    [[nodiscard]] std::uint32_t addWords(const Game& game, Subject subject, FieldIndex field);
    [[nodiscard]] std::uint32_t addSum(Sum sum);
    [[nodiscard]] std::uint32_t addList(List list);
    [[nodiscard]] std::uint32_t addCopies(std::uint32_t pile);
    [[nodiscard]] std::uint32_t addAllowances(Allowances allowances);

private:
    [[nodiscard]] std::uint32_t addRelation(const Game& game, const Syntax& query, const Node& node);
    [[nodiscard]] std::uint32_t addPlainPile(Pile pile);
};

}  // namespace mazzo::model
