// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/repair/list_conditions.h"

#include <map>

namespace mazzo::validators {

/// A number between two bounds that a card may lack.
struct LinearNumber {
    Linear lo;
    Linear hi;
    Truth present = Truth::Yes;
};

/// Conditions and numbers of rules, in rows of an integer program. What it cannot express leaves `isSupported` false.
class ExpressionModel {
public:
    ExpressionModel(const RuleBook::Data& book, DeckModel& model, SwitchSet& switches)
        : m_book(book), m_model(model), m_switches(switches), m_lists(book, model, switches)
    {}

    [[nodiscard]] bool isSupported() const { return m_supported; }
    void setSupported(bool supported) { m_supported = supported; }
    /// Forgets what only holds for the rule before.
    void startRule()
    {
        m_supported = true;
        m_shared.clear();
    }

    /// The value of a condition if it is the same for every deck.
    [[nodiscard]] std::optional<Truth> known(const ExpressionContext& context, NodeIndex node) const;
    /// If `on` is 1, the condition certainly has the expected value.
    void require(Switch on, const ExpressionContext& context, NodeIndex node, bool expected);
    [[nodiscard]] LinearNumber number(const ExpressionContext& context, NodeIndex node);
    /// A switch with which the condition certainly has the expected value. Cards for which the condition says the same
    /// share one: a rule about each of 2,000 cards may have only some twenty different ones.
    [[nodiscard]] Switch sharedSwitch(const ExpressionContext& context, NodeIndex node, bool expected);

private:
    /// What the card's values are in a condition; nothing if they do not decide what it says.
    [[nodiscard]] bool addValues(const ExpressionContext& context, NodeIndex node,
                                 std::vector<std::int64_t>& values) const;
    void requireOne(Switch on, const ExpressionContext& context, const Node& node, bool expected);
    void compare(Switch on, const LinearNumber& left, Comparison comparison, const LinearNumber& right);
    void every(Switch on, const ExpressionContext& context, const Node& node, bool expected);
    [[nodiscard]] bool isExpressible(const ExpressionContext& context, NodeIndex node) const;
    [[nodiscard]] LinearNumber unplaced(const ExpressionContext& context, NodeIndex node);
    [[nodiscard]] LinearNumber product(const LinearNumber& a, const LinearNumber& b);
    [[nodiscard]] LinearNumber quotient(const LinearNumber& a, const LinearNumber& b);
    [[nodiscard]] LinearNumber least(const LinearNumber& a, const LinearNumber& b);
    [[nodiscard]] LinearNumber choice(const ExpressionContext& context, const Node& node);
    [[nodiscard]] LinearNumber unsupported();
    [[nodiscard]] Linear newNumber(double lowest, double highest)
    {
        return {m_switches.program().addColumn(lowest, highest), 1};
    }

    const RuleBook::Data& m_book;
    DeckModel& m_model;
    SwitchSet& m_switches;
    ListConditions m_lists;
    bool m_supported = true;
    bool m_isInEvery = false;                              // the condition is about the current value of `every`
    std::map<std::vector<std::int64_t>, Switch> m_shared;  // of the rule's check
};

}  // namespace mazzo::validators
