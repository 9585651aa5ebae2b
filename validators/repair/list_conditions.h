// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/repair/deck_model.h"
#include "validators/repair/expression_context.h"
#include "validators/repair/switch_set.h"

namespace mazzo::validators {

/// Conditions on lists of words, of a card or of the deck, in rows of an integer program.
class ListConditions {
public:
    ListConditions(const RuleBook::Data& book, DeckModel& model, SwitchSet& switches)
        : m_book(book), m_model(model), m_switches(switches)
    {}

    // If `on` is 1, the condition certainly has the expected value. False if it cannot be expressed.
    [[nodiscard]] bool hasAll(Switch on, const ExpressionContext& context, const Node& node, bool expected);
    [[nodiscard]] bool hasAny(Switch on, const ExpressionContext& context, const Node& node, bool expected);

    [[nodiscard]] Linear unknownWords(const ExpressionContext& context, NodeIndex list) const;
    [[nodiscard]] static bool isOwn(const ExpressionContext& context, NodeIndex list)  ///< of the card, not of the deck
    {
        return context.bound.syntax[list].kind == Node::Kind::FieldWords;
    }
    [[nodiscard]] WordView ownWords(const ExpressionContext& context, NodeIndex list) const
    {
        return m_book.cards().words(context.bound.indexOf(list), *context.row);
    }

private:
    [[nodiscard]] bool areListsPlain(const ExpressionContext& context, const Node& node) const;
    void share(Switch on, const ExpressionContext& context, const Node& node, bool inBoth);
    [[nodiscard]] std::vector<std::uint32_t> words(const ExpressionContext& context, NodeIndex list);
    [[nodiscard]] Linear mayHold(const ExpressionContext& context, NodeIndex list, std::uint32_t word);
    [[nodiscard]] Linear surelyHolds(const ExpressionContext& context, NodeIndex list, std::uint32_t word);
    [[nodiscard]] Linear keptUnknownWords(const ExpressionContext& context, NodeIndex list) const;

    const RuleBook::Data& m_book;
    DeckModel& m_model;
    SwitchSet& m_switches;
};

}  // namespace mazzo::validators
