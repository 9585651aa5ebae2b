// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/deck_baseline.h"

#include "model/text.h"

#include <sstream>

namespace mazzo::bench {

PlainDeckReader::PlainDeckReader(const Catalogue& catalogue, std::span<const Card> cards)
{
    for (const Card& card : cards) {
        const auto index = catalogue.byNumber(card.number);
        for (const Texts::Entry& name : card.name.entries()) m_cards.try_emplace(folded(name.words), *index);
    }
}

Deck PlainDeckReader::read(const std::string& text) const
{
    Deck deck;
    std::istringstream lines(text);
    bool inSection = false;
    for (std::string line; std::getline(lines, line);) {
        if (!line.empty() && line.front() == '[') inSection = true;
        else if (inSection && !line.empty()) {
            std::istringstream words(line);
            int copies = 0;
            std::string name;
            words >> copies >> std::ws;
            std::getline(words, name);
            const auto found = m_cards.find(folded(name));
            if (found != m_cards.end()) deck.addCopies(ZoneIndex{}, found->second, copies);
        }
    }
    return deck;
}

}  // namespace mazzo::bench
