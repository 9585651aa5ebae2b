// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/predicates.h"

#include "model/query/matching.h"
#include "validators/location_pool.h"

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
        if (entry.zone != input.zone || input.catalogue.lacksNumber(entry.card, *pile) ||
            input.catalogue.lacksNumber(entry.card, *start))
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
            if (!input.catalogue.lacksNumber(card, field)) exist = exist + input.catalogue.number(card, field);
    }
    int have = 0;
    for (const Deck::Entry& entry : input.deck.entries())
        if (entry.zone == input.zone) have += entry.copies;
    answer.have = Interval::exactly(have);
    answer.max = exist;
    answer.holds = lessOrEqual(*answer.have, exist);
    return answer;
}

/// How many of the picks a pool provides.
int provided(const std::vector<Deck::Entry>& picks, const std::vector<CardIndex>& pool)
{
    int count = 0;
    for (const Deck::Entry& pick : picks)
        count += std::min(pick.copies, static_cast<int>(std::ranges::count(pool, pick.card)));
    return count;
}

/// The cards of the zone come from a pool of preconstructed decks, one for each player and the own one among them: is
/// there a choice of decks that provides all of them? One copy of each card of `each` is set aside before.
PredicateAnswer packsProvide(const PredicateInput& input, std::optional<FieldIndex> distinct)
{
    const std::vector<PoolPack> packs = poolPacks(input.game, input.catalogue, input.settings.edition);
    const auto players = input.game.option("players");
    if (packs.empty() || !players) return {};
    std::vector<Deck::Entry> picks;
    std::optional<std::size_t> own;
    for (const Deck::Entry& entry : input.deck.entries()) {
        if (entry.zone == input.zone) picks.push_back(entry);
        const auto led = std::ranges::find(packs, entry.card, &PoolPack::leader);
        if (led != packs.end()) own = static_cast<std::size_t>(led - packs.begin());
    }
    std::vector<CardIndex> aside;
    for (std::size_t index = 0; input.each && index < input.catalogue.size(); ++index)
        if (const CardIndex card{static_cast<std::uint32_t>(index)};
            matches(*input.each, input.game, input.catalogue, card, input.zone) == Truth::Yes)
            aside.push_back(card);
    const int seats = input.settings.options[at(*players)].number.value_or(2);
    PredicateAnswer answer;
    int wanted = 0;
    int most = 0;
    std::vector<int> mostOf(picks.size());
    for (const Deck::Entry& pick : picks) wanted += pick.copies;
    for (const auto& choice : packChoices(packs, own, static_cast<std::size_t>(seats), input.catalogue, distinct)) {
        const std::vector<CardIndex> pool = pooled(packs, choice, aside);
        most = std::max(most, provided(picks, pool));
        for (std::size_t pick = 0; pick < picks.size(); ++pick)
            mostOf[pick] = std::max(mostOf[pick], static_cast<int>(std::ranges::count(pool, picks[pick].card)));
    }
    answer.holds = truth(most >= wanted);
    answer.have = Interval::exactly(wanted);
    answer.max = Interval::exactly(most);
    for (std::size_t pick = 0; pick < picks.size(); ++pick) {
        if (picks[pick].copies <= mostOf[pick]) continue;
        // One name is too often in the picks, whatever the others are.
        if (answer.cards.empty()) {
            answer.have = Interval::exactly(picks[pick].copies);
            answer.max = Interval::exactly(mostOf[pick]);
        }
        answer.cards.push_back(picks[pick].card);
    }
    if (answer.cards.empty())
        for (const Deck::Entry& pick : picks) answer.cards.push_back(pick.card);
    return answer;
}

PredicateAnswer packsProvidePicks(const PredicateInput& input) { return packsProvide(input, std::nullopt); }

/// The same where no two players have a deck of one race.
PredicateAnswer differentPacksProvidePicks(const PredicateInput& input)
{
    return packsProvide(input, input.game.field("race"));
}

struct Named {
    std::string_view name;
    Predicate predicate;
};

constexpr std::array kPredicates{
    Named{"different-packs-provide", differentPacksProvidePicks},
    Named{"exhausted-piles", exhaustedPiles},
    Named{"existing-copies", existingCopies},
    Named{"packs-provide", packsProvidePicks},
};

}  // namespace

Predicate predicate(std::string_view name)
{
    const auto found = std::ranges::find(kPredicates, name, &Named::name);
    return found == kPredicates.end() ? nullptr : found->predicate;
}

}  // namespace mazzo::validators
