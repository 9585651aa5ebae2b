// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/collection/collection_totals.h"

namespace mazzo::desktop {

void CollectionTotals::update(const CollectionSums& sums, int cards)
{
    if (sums == m_sums && cards == m_cards) return;
    m_sums = sums;
    m_cards = cards;
    emit changed();
}

}  // namespace mazzo::desktop
