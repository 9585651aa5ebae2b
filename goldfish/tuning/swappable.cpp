// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/tuning/swappable.h"

#include <algorithm>

namespace mazzo::goldfish::tuning {

Swappable swappable(const Setup& setup, const odds::HandPlan& plan, const TuneRequest& request)
{
    if (SwapSpace::zones(plan).empty()) return Swappable::FixedHand;
    const auto copies = [&](CardIndex card) {
        int sum = 0;
        for (const Deck::Entry& entry : setup.deck.entries())
            if (entry.card == card) sum += entry.copies;
        return sum;
    };
    const bool addable = std::ranges::any_of(
        request.pool, [&](CardIndex card) { return !request.maxCopies || request.maxCopies(card) > copies(card); });
    return addable ? Swappable::Yes : Swappable::NoCards;
}

}  // namespace mazzo::goldfish::tuning
