// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/repair/deck_model.h"

#include <map>

namespace mazzo::validators {

/// Expresses in rows of an integer program that a rule certainly holds, given what is known about the cards.
class RuleModel {
public:
    explicit RuleModel(const RuleBook::Data& book, DeckModel& deck) : m_book(book), m_deck(deck) {}

    /// False if the rule cannot be expressed. Of a predicate, only what is known of it in advance is added.
    /// `undecided`: rows of the deck for which the rule cannot be decided. They may stay as they are.
    [[nodiscard]] bool add(const CompiledRule& rule, std::span<const std::uint32_t> undecided = {});

    /// Excludes solutions with the same numbers of these cards; with no cards, excludes only this solution.
    void exclude(const std::vector<std::int64_t>& values, std::span<const CardIndex> cards);

private:
    /// A column that is 0 or 1; if it is 1, a condition must hold. `kAlways` stands for a constant 1.
    using Switch = int;
    static constexpr Switch kAlways = -1;

    /// An expression, and the card it refers to.
    struct Context {
        const BoundExpression& bound;
        std::optional<std::uint32_t> row;
    };
    struct Range {
        Linear lo;
        Linear hi;
        Truth present = Truth::Yes;
    };

    void addPredicateLimits(const CompiledRule& rule);
    void addCards(const CompiledRule& rule, std::optional<Switch> inactive, std::span<const std::uint32_t> undecided);
    [[nodiscard]] Switch unchanged(const CompiledRule& rule, std::uint32_t row);
    void addCard(const CompiledRule& rule, std::uint32_t row, std::optional<Switch> inactive, bool undecided);
    [[nodiscard]] bool addLimit(const CompiledRule& rule, const Context& context,
                                const std::vector<std::size_t>& places);

    [[nodiscard]] Switch newSwitch() { return m_deck.program().addColumn(0, 1); }
    void atMostZero(Switch on, const Linear& sum);  ///< applies if `on` is 1
    void never(Switch on) { atMostZero(on, Linear(1)); }
    void oneOf(Switch on, const std::vector<Switch>& alternatives);

    /// A switch with which the condition certainly has the expected value. Cards for which the condition says the same
    /// share one: a rule about each of 2,000 cards may have only some twenty different ones.
    [[nodiscard]] Switch sharedSwitch(const Context& context, NodeIndex node, bool expected);
    /// What the card's values are in a condition; nothing if they do not decide what it says.
    [[nodiscard]] bool addValues(const Context& context, NodeIndex node, std::vector<std::int64_t>& values) const;

    // If `on` is 1, the condition certainly has the expected value.
    void require(Switch on, const Context& context, NodeIndex node, bool expected);
    void requireOne(Switch on, const Context& context, const Node& node, bool expected);
    void compare(Switch on, const Range& left, Comparison comparison, const Range& right);
    void hasAll(Switch on, const Context& context, const Node& node, bool expected);
    void hasAny(Switch on, const Context& context, const Node& node, bool expected);
    void every(Switch on, const Context& context, const Node& node, bool expected);
    [[nodiscard]] bool areListsPlain(const Context& context, const Node& node);
    [[nodiscard]] bool isExpressible(const Context& context, NodeIndex node) const;
    [[nodiscard]] Range unplaced(const Context& context, NodeIndex node);
    void share(Switch on, const Context& context, const Node& node, bool inBoth);

    /// The value of a condition if it is the same for every deck.
    [[nodiscard]] std::optional<Truth> known(const Context& context, NodeIndex node) const;

    [[nodiscard]] Range number(const Context& context, NodeIndex node);
    [[nodiscard]] Range product(const Range& a, const Range& b);
    [[nodiscard]] Range quotient(const Range& a, const Range& b);
    [[nodiscard]] Range least(const Range& a, const Range& b);
    [[nodiscard]] Range choice(const Context& context, const Node& node);
    [[nodiscard]] Linear newNumber(double lowest, double highest)
    {
        return {m_deck.program().addColumn(lowest, highest), 1};
    }
    [[nodiscard]] Range unsupported();

    // Words of the card, or of a list of the deck.
    [[nodiscard]] std::vector<std::uint32_t> words(const Context& context, NodeIndex list);
    [[nodiscard]] Linear mayHold(const Context& context, NodeIndex list, std::uint32_t word);
    [[nodiscard]] Linear surelyHolds(const Context& context, NodeIndex list, std::uint32_t word);
    [[nodiscard]] Linear unknownWords(const Context& context, NodeIndex list) const;
    [[nodiscard]] Linear keptUnknownWords(const Context& context, NodeIndex list) const;
    [[nodiscard]] bool isOwn(const Context& context, NodeIndex list) const
    {
        return context.bound.syntax[list].kind == Node::Kind::FieldWords;
    }
    [[nodiscard]] WordView ownWords(const Context& context, NodeIndex list) const
    {
        return m_book.cards().words(context.bound.indexOf(list), *context.row);
    }

    const RuleBook::Data& m_book;
    DeckModel& m_deck;
    bool m_supported = true;
    bool m_assumeBest = false;                             // of the unknown values of the row
    bool m_isInEvery = false;                              // the condition is about the current value of `every`
    std::map<std::vector<std::int64_t>, Switch> m_shared;  // of the rule's check
};

}  // namespace mazzo::validators
