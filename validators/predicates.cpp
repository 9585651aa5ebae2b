#include "validators/predicates.h"

#include <algorithm>
#include <array>

namespace mazzo {

namespace {

/// At most two supply piles have gone wholly into one deck: those of which it holds as many copies as were dealt (`start`) and piled up
/// (`pile2`, `pile3`, … by the number of players).
PredicateAnswer exhaustedPiles(const PredicateInput& input)
{
    constexpr int kMost = 2;
    PredicateAnswer answer;
    answer.max = Interval::exactly(kMost);
    const auto players = input.game.option("players");
    const auto start = input.game.field("start");
    const auto pile = players ? input.game.field("pile" + input.settings.options[at(*players)].text) : std::nullopt;
    if (!start || !pile) return answer;
    Interval empty = Interval::exactly(0);
    for (const Deck::Entry& entry : input.deck.entries()) {
        if (entry.zone != input.zone || input.catalogue.absent(entry.card, *pile) || input.catalogue.absent(entry.card, *start)) continue;
        const Interval all = input.catalogue.number(entry.card, *start) + input.catalogue.number(entry.card, *pile);
        if (entry.copies < all.lo) continue;
        empty = empty + Interval{entry.copies >= all.hi ? 1 : 0, 1};
        answer.cards.push_back(entry.card);
    }
    answer.have = empty;
    answer.holds = lessOrEqual(empty, *answer.max);
    return answer;
}

struct Named { std::string_view name; Predicate predicate; };

constexpr std::array kPredicates{
    Named{"exhausted-piles", exhaustedPiles},
};

} // namespace

Predicate predicate(std::string_view name)
{
    const auto found = std::ranges::find(kPredicates, name, &Named::name);
    return found == kPredicates.end() ? nullptr : found->predicate;
}

} // namespace mazzo
