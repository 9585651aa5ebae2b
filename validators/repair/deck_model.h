// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/repair/allowance_model.h"
#include "validators/repair/pile_model.h"

namespace mazzo::validators {

/// The deck as variables of an integer program, and the expressions for piles and lists that follow from them. Where
/// data is missing, the best is assumed of copies that the deck has, and the worst of copies that are added: so no card
/// is removed for lack of data, and none is added that might not fit.
struct DeckModel {
    DeckModel(const RuleBook::Data& book, const Deck& before, std::span<const std::uint32_t> rows,
              const std::function<int(CardIndex)>& maxCopies, std::optional<int> maxChanges)
        : deck(book, before, rows, maxCopies, maxChanges), lists(deck), piles(deck, lists), allowances(deck, lists)
    {}
    DeckModel(const DeckModel&) = delete;
    DeckModel& operator=(const DeckModel&) = delete;

    [[nodiscard]] IntegerProgram& program() { return deck.program(); }
    /// Also forgets the columns and expressions that were added since.
    void rollBack(IntegerProgram::Mark mark)
    {
        deck.program().rollBack(mark);
        lists.rollBack(mark);
        piles.forgetRelated();
    }

    DeckVariables deck;
    ListModel lists;
    PileModel piles;
    AllowanceModel allowances;
};

}  // namespace mazzo::validators
