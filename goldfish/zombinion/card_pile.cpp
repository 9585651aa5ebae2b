// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/card_pile.h"

namespace mazzo::goldfish::zombinion {

bool CardPile::has(Card card) const { return std::find(begin(), end(), card) != end(); }

Card CardPile::first(Kind kind) const
{
    const Card* found = std::find_if(begin(), end(), [kind](Card card) { return kindOf(card) == kind; });
    return found == end() ? kNoCard : *found;
}

bool CardPile::remove(Card card)
{
    for (std::size_t place = 0; place < m_size; ++place) {
        if (m_cards[place] != card) continue;
        for (++place; place < m_size; ++place) m_cards[place - 1] = m_cards[place];
        --m_size;
        return true;
    }
    return false;
}

}  // namespace mazzo::goldfish::zombinion
