// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/hand_evaluator.h"

namespace mazzo::goldfish::odds {

HandEvaluator::HandEvaluator(const Question& question, const Setup& setup, const Classes& classes, const Counts& most,
                             int largest)
    : m_setup(&setup),
      m_expression(question.expression, *setup.game, *setup.catalogue, setup.settings),
      m_test(HandTest::of(question, setup, classes, most, largest))
{
    for (std::size_t i = 0; i < classes.size(); ++i) m_examples.push_back(classes.example(i));
    for (std::size_t zone = 0; zone < setup.game->zones.size(); ++zone)
        if (setup.deck.hasZone(static_cast<ZoneIndex>(zone))) m_zones.push_back(static_cast<ZoneIndex>(zone));
}

Truth HandEvaluator::operator()(std::span<const int> hand) const
{
    if (m_test) return truth((*m_test)(hand));
    std::vector<Deck::Entry> entries;
    std::vector<Deck::UnknownCard> unknownCards;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if (hand[i] == 0) continue;
        const auto& [zone, card] = m_examples[i];
        if (m_setup->isUnknownCard(card)) unknownCards.push_back({zone, std::string(m_setup->name(card, {})), hand[i]});
        else entries.push_back({zone, card, hand[i]});
    }
    const Answer answer = m_expression.evaluate(Deck(std::move(entries), std::move(unknownCards), m_zones));
    return std::get<Truth>(answer);
}

}  // namespace mazzo::goldfish::odds
