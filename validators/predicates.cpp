// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/predicates.h"

#include "model/query/matching.h"

#include <algorithm>
#include <array>

namespace mazzo::validators {

namespace {

/// A deck can hold at most two whole supply piles. It holds a pile if it has as many copies as were dealt (`start`)
/// plus the size of the pile (`pile2`, `pile3`, … by the number of players). For the cards of `each`, the copies dealt
/// to the other players count too.
PredicateAnswer exhaustedPiles(const PredicateInput& input)
{
    constexpr int kMaxEmptyPiles = 2;
    PredicateAnswer answer;
    answer.max = Interval::exactly(kMaxEmptyPiles);
    const auto players = input.game.option("players");
    const auto start = input.game.field("start");
    const auto pile = players ? input.game.field("pile" + input.settings.options[at(*players)].text) : std::nullopt;
    if (!start || !pile) return answer;
    const int seats = input.settings.options[at(*players)].number.value_or(1);
    Interval empty = Interval::exactly(0);
    for (const Deck::Entry& entry : input.deck.entries()) {
        if (entry.zone != input.zone || input.catalogue.absent(entry.card, *pile) ||
            input.catalogue.absent(entry.card, *start))
            continue;
        const bool exchanged = input.each &&
                               matches(*input.each, input.game, input.catalogue, entry.card, entry.zone) != Truth::No;
        const Interval dealt = input.catalogue.number(entry.card, *start) * Interval::exactly(exchanged ? seats : 1);
        const Interval all = dealt + input.catalogue.number(entry.card, *pile);
        if (entry.copies < all.lo) continue;
        empty = empty + Interval{entry.copies >= all.hi ? 1 : 0, 1};
        answer.cards.push_back(entry.card);
    }
    answer.have = empty;
    answer.holds = lessOrEqual(empty, *answer.max);
    return answer;
}

/// A zone holds at most the copies that exist of the cards of `each`: those dealt at the start (`start`) and those for
/// sale (`offer`). Cards that the catalogue does not have are not counted.
PredicateAnswer existingCopies(const PredicateInput& input)
{
    PredicateAnswer answer;
    const auto start = input.game.field("start");
    const auto offer = input.game.field("offer");
    if (!start || !offer || !input.each) return answer;
    Interval exist = Interval::exactly(0);
    for (std::size_t index = 0; index < input.catalogue.size(); ++index) {
        const auto card = static_cast<CardIndex>(index);
        if (matches(*input.each, input.game, input.catalogue, card, input.zone) == Truth::No) continue;
        for (const FieldIndex field : {*start, *offer})
            if (!input.catalogue.absent(card, field)) exist = exist + input.catalogue.number(card, field);
    }
    int have = 0;
    for (const Deck::Entry& entry : input.deck.entries())
        if (entry.zone == input.zone) have += entry.copies;
    answer.have = Interval::exactly(have);
    answer.max = exist;
    answer.holds = lessOrEqual(*answer.have, exist);
    return answer;
}

struct Named {
    std::string_view name;
    Predicate predicate;
};

constexpr std::array kPredicates{
    Named{"exhausted-piles", exhaustedPiles},
    Named{"existing-copies", existingCopies},
};

}  // namespace

Predicate predicate(std::string_view name)
{
    const auto found = std::ranges::find(kPredicates, name, &Named::name);
    return found == kPredicates.end() ? nullptr : found->predicate;
}

}  // namespace mazzo::validators
