// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/match.h"

namespace mazzo::goldfish::zombinion {

/// Whether a card, or a pile of the supply (copy 0), may be picked for a question.
[[nodiscard]] bool allows(const Match& match, const Question& question, Card card);

/// The pile with the choices of a question; null if they are piles of the supply.
[[nodiscard]] const CardPile* sourceOf(const State& state, const Question& question);

[[nodiscard]] bool hasChoice(const Match& match, const Question& question);

/// Calls `use` with every card or pile that may be picked for the pending question, in order.
template <class Use>
void forEachChoice(const Match& match, Use use)
{
    const Question& question = match.state.question;
    if (const CardPile* source = sourceOf(match.state, question)) {
        for (const Card card : *source)
            if (allows(match, question, card)) use(card);
        return;
    }
    for (const Kind kind : match.data.supply)
        if (allows(match, question, cardOf(kind, 0))) use(cardOf(kind, 0));
}

// Answers to the pending question. The game then continues up to the next one.

/// One more card that `allows` allows; the last that may be picked ends the choice.
void pick(const Match& match, Card card);
/// No more cards; at least `Question::min` are picked.
void finish(const Match& match);
/// Yes or no.
void decide(const Match& match, bool yes);

}  // namespace mazzo::goldfish::zombinion
