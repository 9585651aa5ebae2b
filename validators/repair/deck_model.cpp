// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/deck_model.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

constexpr int kMaxCopies = 9999;       // what one line of a deck file can hold
constexpr double kBoundless = 10'000;  // a number without a bound: more than any rule allows

double bounded(int number) { return std::clamp(static_cast<double>(number), -kBoundless, kBoundless); }

}  // namespace

DeckModel::DeckModel(const RuleBook::Data& book, const Deck& deck, std::span<const std::uint32_t> rows,
                     const std::function<int(CardIndex)>& maxCopies, std::optional<int> maxChanges)
    : m_book(book),
      m_deck(deck),
      m_maxChanges(maxChanges),
      m_rows(rows.begin(), rows.end()),
      m_byRow(book.catalogue->size())
{
    addPlaces(maxCopies, maxChanges);
    for (const Deck::UnknownCard& card : deck.unknownCards())
        m_unknownPlaces.push_back({&card, m_program.addColumn(0, card.copies)});
    if (maxChanges) limitChanges(*maxChanges);
    for (std::size_t zone = 0; zone < book.game->zones.size(); ++zone) keepSome(static_cast<ZoneIndex>(zone));
    for (const std::uint32_t row : m_rows) {
        if (!m_byRow[row].empty()) m_groups[book.tables->groups()[row]].push_back(row);
    }
}

void DeckModel::addPlaces(const std::function<int(CardIndex)>& maxCopies, std::optional<int> maxChanges)
{
    for (const std::uint32_t row : m_rows) {
        const auto card = static_cast<CardIndex>(row);
        std::int64_t total = 0;
        Linear added;
        for (std::size_t i = 0; i < m_book.game->zones.size(); ++i) {
            const auto zone = static_cast<ZoneIndex>(i);
            const int before = m_deck.copies(zone, card);
            // Adding cards to an optional zone that the deck does not have would bring its rules into force.
            if (m_book.game->zones[i].optional && !m_deck.hasZone(zone)) continue;
            Place place{zone, row, before,
                        m_program.addColumn(0, maxChanges ? *maxChanges : std::max(0, kMaxCopies - before)), -1};
            if (before > 0) place.removed = m_program.addColumn(0, maxChanges ? std::min(*maxChanges, before) : before);
            m_byRow[row].push_back(m_places.size());
            m_places.push_back(place);
            total += before;
            added += Linear(place.added, 1);
            if (place.removed >= 0) added += Linear(place.removed, -1);
        }
        if (!maxCopies) continue;
        added.constant = -static_cast<double>(std::max<std::int64_t>(0, maxCopies(card) - total));
        m_program.addAtMostZero(std::move(added));
    }
}

void DeckModel::limitChanges(int maxChanges)
{
    Linear changes(-maxChanges);
    for (const Place& place : m_places) {
        changes += Linear(place.added, 1);
        if (place.removed >= 0) changes += Linear(place.removed, 1);
    }
    for (const UnknownPlace& place : m_unknownPlaces) changes += Linear(place.removed, 1);
    m_program.addAtMostZero(std::move(changes));
}

/// A repair that empties a pile is no repair: it would only switch off the rules about what the pile holds.
void DeckModel::keepSome(ZoneIndex zone)
{
    constexpr int kPile = 5;  // a few wrong cards may all have to go
    Linear missing(1);
    int before = 0;
    for (const Place& place : m_places) {
        if (place.zone != zone) continue;
        missing += copies(place) * -1;
        before += place.before;
    }
    for (const UnknownPlace& place : m_unknownPlaces) {
        if (place.card->zone != zone) continue;
        missing += copies(place) * -1;
        before += place.card->copies;
    }
    if (before >= kPile) m_program.addAtMostZero(std::move(missing));
}

std::span<const std::size_t> DeckModel::placesOf(std::uint32_t row) const { return m_byRow[row]; }

Linear DeckModel::copies(const Place& place) const
{
    Linear sum(place.added, 1);
    if (place.removed >= 0) sum += Linear(place.removed, -1);
    sum.constant = place.before;
    return sum;
}

Linear DeckModel::copies(const UnknownPlace& place) const
{
    Linear sum(place.removed, -1);
    sum.constant = place.card->copies;
    return sum;
}

Linear DeckModel::kept(const Place& place) const
{
    Linear sum(place.before);
    if (place.removed >= 0) sum += Linear(place.removed, -1);
    return sum;
}

Truth DeckModel::in(std::uint32_t pile, const UnknownPlace& place) const
{
    return CardTable::answer(m_book.tables->unknownCardYes(place.card->zone),
                             m_book.tables->unknownCardPossible(place.card->zone), pile);
}

/// Copies that may be in the pile: those that the deck has count as the rule needs them, added ones against it.
void DeckModel::addTo(Range& range, Truth inPile, const Place& place) const
{
    if (inPile == Truth::No) return;
    range.lo += inPile == Truth::Yes ? copies(place) : kept(place);
    range.hi += inPile == Truth::Yes ? copies(place) : Linear(place.added, 1);
}

Truth DeckModel::in(std::uint32_t pile, const Place& place) const
{
    const EvaluationPlan::Pile& planned = m_book.plan().piles[pile];
    if (m_value && planned.usesValue && planned.relations.size() == 1) {
        const EvaluationPlan::Relation& relation = m_book.plan().relations[planned.relations.front()];
        const WordView own = m_book.cards().words(relation.column, place.row);
        const bool has = std::ranges::binary_search(own.words, *m_value) && (!relation.whole || own.words.size() == 1);
        const Truth without = m_book.cards().inPile(planned.variants[0], at(place.zone), place.row);
        const Truth with = m_book.cards().inPile(planned.variants[1], at(place.zone), place.row);
        if (!own.known) return without == with ? with : Truth::Unknown;
        return has ? with : without;
    }
    return m_book.cards().inPile(pile, at(place.zone), place.row);
}

const DeckModel::Range& DeckModel::count(std::uint32_t pile)
{
    const bool ofValue = m_book.plan().piles[pile].usesValue;
    const auto [known, isNew] = m_counts.try_emplace(pile);
    if (!isNew && !ofValue) return known->second;
    Range& range = ofValue ? m_valueCount : known->second;
    range = {};
    if (isRelated(pile) && !ofValue) {
        range = related(pile, [this](Range& to, const Place& place, Truth inPile) { addTo(to, inPile, place); });
    } else {
        for (const Place& place : m_places) addTo(range, in(pile, place), place);
    }
    for (const UnknownPlace& place : m_unknownPlaces) {
        const Truth inPile = in(pile, place);
        if (inPile != Truth::No) range.lo += copies(place);
        if (inPile == Truth::Yes) range.hi += copies(place);
    }
    return range;
}

/// Sharper bounds of a sum over copies than those of its columns: only so many copies change.
double DeckModel::most(const Linear& copies) const
{
    const double highest = m_program.highest(copies);
    if (!m_maxChanges) return highest;
    double factor = 0;
    for (const Linear::Term& term : copies.terms) factor = std::max(factor, term.factor);
    return std::min(highest, copies.constant + factor * *m_maxChanges);
}

double DeckModel::fewest(const Linear& copies) const { return -most(copies * -1); }

bool DeckModel::isSimple(std::uint32_t pile) const { return m_book.plan().piles[pile].relations.size() <= 1; }

std::vector<DeckModel::WordGroup> DeckModel::wordGroups(std::uint32_t pile) const
{
    const EvaluationPlan::Relation& relation = m_book.plan().relations[m_book.plan().piles[pile].relations.front()];
    std::map<std::pair<std::vector<std::uint32_t>, bool>, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        if (in(pile, m_places[i]) == Truth::No) continue;
        const WordView own = m_book.cards().words(relation.column, m_places[i].row);
        groups[{{own.words.begin(), own.words.end()}, own.known}].push_back(i);
    }
    std::vector<WordGroup> result;
    for (auto& [words, places] : groups) result.push_back({words.first, words.second, std::move(places)});
    return result;
}

Linear DeckModel::holdsAll(std::uint32_t list, const WordGroup& group, bool may)
{
    const double open = m_program.highest(keptUnknownWords(list));
    if (!group.known) return Linear(may ? 1 : 0);
    if (group.words.empty()) return Linear(1);
    if (may && (open > 0 || m_program.highest(unknownWords(list)) > 0)) return Linear(1);
    if (group.words.size() == 1)
        return may ? mayHold(list, group.words.front()) : surelyHolds(list, group.words.front());
    const Linear all{m_program.addColumn(0, 1), 1};
    Linear missing = Linear(1 - static_cast<double>(group.words.size())) - all;
    for (const std::uint32_t word : group.words) {
        if (may) missing += mayHold(list, word);
        else m_program.addAtMostZero(all - surelyHolds(list, word));
    }
    if (may) m_program.addAtMostZero(std::move(missing));
    return all;
}

/// For each group of words the total depends on a switch, which is where the list of the deck comes in.
template <class Add>
DeckModel::Range DeckModel::related(std::uint32_t pile, const Add& add)
{
    const EvaluationPlan::Pile& planned = m_book.plan().piles[pile];
    const std::uint32_t list = m_book.plan().relations[planned.relations.front()].list;
    Range total;
    for (const WordGroup& group : wordGroups(pile)) {
        Range without;
        Range with;
        for (const std::size_t i : group.places) {
            const Place& place = m_places[i];
            add(without, place, m_book.cards().inPile(planned.variants[0], at(place.zone), place.row));
            add(with, place, m_book.cards().inPile(planned.variants[1], at(place.zone), place.row));
        }
        const Linear may = holdsAll(list, group, true);
        const Linear surely = holdsAll(list, group, false);
        const double lowest = std::min(fewest(without.lo), fewest(with.lo));
        const double highest = std::max(most(without.hi), most(with.hi));
        const Linear lo{m_program.addColumn(lowest, std::max({lowest, most(without.lo), most(with.lo)})), 1};
        const Linear hi{m_program.addColumn(std::min({highest, fewest(without.hi), fewest(with.hi)}), highest), 1};
        // At least the total with the words, if they may be in the list; at least the other, unless they surely are.
        const double ofWith = most(with.hi) - m_program.lowest(hi);
        const double ofWithout = most(without.hi) - m_program.lowest(hi);
        m_program.addAtMostZero(with.hi - hi + may * ofWith + Linear(-ofWith));
        m_program.addAtMostZero(without.hi - hi - surely * ofWithout);
        const double toWith = m_program.highest(lo) - fewest(with.lo);
        const double toWithout = m_program.highest(lo) - fewest(without.lo);
        m_program.addAtMostZero(lo - with.lo + may * toWith + Linear(-toWith));
        m_program.addAtMostZero(lo - without.lo - surely * toWithout);
        total.lo += lo;
        total.hi += hi;
    }
    return total;
}

Linear DeckModel::presence(const std::vector<std::size_t>& places, bool may)
{
    const Linear present{m_program.addColumn(0, 1), 1};
    Linear missing = present;
    for (const std::size_t i : places) {
        if (may) m_program.addAtMostZero(copies(m_places[i]) - present * m_program.highest(copies(m_places[i])));
        missing += copies(m_places[i]) * -1;
    }
    if (!may) m_program.addAtMostZero(std::move(missing));
    return present;
}

/// Calls `visit(number, certain, possible)` with the places of the cards that have each number, ascending.
template <class Visit>
void DeckModel::eachNumber(const EvaluationPlan::Sum& planned, const Visit& visit)
{
    std::map<std::pair<int, int>, std::pair<std::vector<std::size_t>, std::vector<std::size_t>>> numbers;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const Number& number = m_book.cards().number(planned.column, m_places[i].row);
        const Truth counts = in(planned.pile, m_places[i]) & number.present;
        if (counts == Truth::No) continue;
        auto& [certain, possible] = numbers[{number.range.lo, number.range.hi}];
        possible.push_back(i);
        if (counts == Truth::Yes) certain.push_back(i);
    }
    for (const auto& [range, places] : numbers) visit(Interval{range.first, range.second}, places.first, places.second);
}

DeckModel::Range DeckModel::sumOnce(const EvaluationPlan::Sum& planned)
{
    Range total;
    std::map<std::uint32_t, std::vector<std::size_t>> cards;  // places by row
    for (std::size_t i = 0; i < m_places.size(); ++i)
        if (in(planned.pile, m_places[i]) != Truth::No) cards[m_places[i].row].push_back(i);
    for (const auto& [row, places] : cards) {
        const Number& number = m_book.cards().number(planned.column, row);
        if (number.present == Truth::No || number.range == Interval::exactly(0)) continue;
        const Linear may = presence(places, true);
        const Linear surely = presence(places, false);
        const double lo = bounded(number.range.lo);
        const double hi = bounded(number.range.hi);
        total.lo += (lo > 0 ? surely : may) * lo;
        total.hi += (hi > 0 ? may : surely) * hi;
    }
    return total;
}

/// The highest number of the cards in the pile, for numbers that are not negative.
DeckModel::Range DeckModel::greatest(const EvaluationPlan::Sum& planned)
{
    Range range{{m_program.addColumn(0, kBoundless), 1}, {m_program.addColumn(0, kBoundless), 1}};
    Linear lowest;  // the number of the one card that is chosen to show that there is one
    Linear chosen(-1);
    eachNumber(planned, [&](Interval number, const auto& certain, const auto& possible) {
        m_program.addAtMostZero(presence(possible, true) * std::max(0.0, bounded(number.hi)) - range.hi);
        if (certain.empty() || number.lo <= 0) return;
        const Linear shown = presence(certain, false);
        lowest += shown * bounded(number.lo);
        chosen += shown;
    });
    m_program.addAtMostZero(std::move(chosen));
    m_program.addAtMostZero(range.lo - lowest);
    return range;
}

/// The lowest number of the cards in the pile, 0 if there are none.
DeckModel::Range DeckModel::least(const EvaluationPlan::Sum& planned)
{
    Range range{{m_program.addColumn(0, kBoundless), 1}, {m_program.addColumn(0, kBoundless), 1}};
    Linear highest(kBoundless);
    Linear any;
    Linear chosen(-1);
    eachNumber(planned, [&](Interval number, const auto& certain, const auto& possible) {
        const Linear present = presence(possible, true);
        const double lo = std::max(0.0, bounded(number.lo));
        m_program.addAtMostZero(range.lo - Linear(kBoundless) + present * (kBoundless - lo));
        if (certain.empty()) return;
        const Linear shown = presence(certain, false);
        highest += shown * (std::max(0.0, bounded(number.hi)) - kBoundless);
        chosen += shown;
        any += shown;
    });
    m_program.addAtMostZero(std::move(chosen));
    m_program.addAtMostZero(highest - range.hi);
    m_program.addAtMostZero(range.lo - any * kBoundless);  // without a card it is 0
    return range;
}

/// A flow: the copies of each kind of card are spread over the allowances that they fit into.
std::optional<DeckModel::Range> DeckModel::unplaced(const EvaluationPlan::Allowances& allowances,
                                                    const std::vector<Linear>& limits)
{
    if (!m_unknownPlaces.empty() || isRelated(allowances.pile)) return std::nullopt;
    if (!std::ranges::all_of(allowances.piles, [this](std::uint32_t pile) { return isSimple(pile); }))
        return std::nullopt;
    // What decides where a card fits: for each allowance whether it fits without the words in the list and with them,
    // and the words.
    std::map<std::vector<std::uint64_t>, std::vector<std::size_t>> groups;
    const auto fits = [&](std::uint32_t pile, const Place& place) {
        const Truth answer = m_book.cards().inPile(pile, at(place.zone), place.row);
        return answer == Truth::Yes || (answer == Truth::Unknown && place.before > 0);
    };
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const Place& place = m_places[i];
        const Truth needs = in(allowances.pile, place);
        if (needs == Truth::No || (needs == Truth::Unknown && place.before > 0)) continue;
        std::vector<std::uint64_t> key;
        for (const std::uint32_t pile : allowances.piles) {
            const EvaluationPlan::Pile& planned = m_book.plan().piles[pile];
            if (planned.relations.empty()) {
                key.push_back(fits(pile, place) ? 3 : 0);
                continue;
            }
            const std::uint64_t answers = (fits(planned.variants[0], place) ? 1U : 0U) +
                                          (fits(planned.variants[1], place) ? 2U : 0U);
            key.push_back(answers);
            if (answers == 0 || answers == 3) continue;
            const WordView own = m_book.cards().words(m_book.plan().relations[planned.relations.front()].column,
                                                      place.row);
            key.push_back(own.known);
            key.push_back(own.words.size());
            key.insert(key.end(), own.words.begin(), own.words.end());
        }
        groups[std::move(key)].push_back(i);
    }
    Range range;
    std::vector<Linear> used(limits.size());
    for (const auto& [key, places] : groups) {
        Linear all;
        for (const std::size_t i : places) all += copies(m_places[i]);
        const double size = most(all);
        Linear left{m_program.addColumn(0, size), 1};
        range.hi += left;
        Linear missing = all - left;
        const Place& example = m_places[places.front()];
        for (std::size_t i = 0; i < allowances.piles.size(); ++i) {
            const EvaluationPlan::Pile& planned = m_book.plan().piles[allowances.piles[i]];
            const bool without = fits(planned.relations.empty() ? allowances.piles[i] : planned.variants[0], example);
            const bool with = planned.relations.empty() ? without : fits(planned.variants[1], example);
            if (!without && !with) continue;
            const Linear placed{m_program.addColumn(0, size), 1};
            missing += placed * -1;
            used[i] += placed;
            if (without == with) continue;
            const EvaluationPlan::Relation& relation = m_book.plan().relations[planned.relations.front()];
            const WordView own = m_book.cards().words(relation.column, example.row);
            const WordGroup group{{own.words.begin(), own.words.end()}, own.known, {}};
            const Linear holds = holdsAll(relation.list, group, !with);
            m_program.addAtMostZero(with ? placed - holds * size : placed + holds * size + Linear(-size));
        }
        m_program.addAtMostZero(std::move(missing));
    }
    for (std::size_t i = 0; i < limits.size(); ++i) m_program.addAtMostZero(used[i] - limits[i]);
    return range;
}

DeckModel::Range DeckModel::copiesOf(std::uint32_t copied, std::uint32_t row) const
{
    Range range;
    const auto group = m_groups.find(m_book.tables->groups()[row]);
    if (group == m_groups.end()) return range;
    for (const std::uint32_t other : group->second) {
        for (const std::size_t i : m_byRow[other]) {
            addTo(range, in(m_book.plan().copies[copied], m_places[i]), m_places[i]);
        }
    }
    return range;
}

DeckModel::Range DeckModel::sum(const EvaluationPlan::Sum& planned)
{
    Range range;
    const auto add = [&](Range& to, const Place& place, Truth inPile) {
        const Number& number = m_book.cards().number(planned.column, place.row);
        const Truth counts = inPile & number.present;
        if (counts == Truth::No) return;
        double lo = bounded(number.range.lo);
        double hi = bounded(number.range.hi);
        if (counts == Truth::Unknown) {
            lo = std::min(lo, 0.0);
            hi = std::max(hi, 0.0);
        }
        to.lo += kept(place) * hi + Linear(place.added, lo);
        to.hi += kept(place) * lo + Linear(place.added, hi);
    };
    if (isRelated(planned.pile) && !m_book.plan().piles[planned.pile].usesValue) range = related(planned.pile, add);
    else
        for (const Place& place : m_places) add(range, place, in(planned.pile, place));
    for (const UnknownPlace& place : m_unknownPlaces) {
        if (in(planned.pile, place) == Truth::No) continue;
        const Interval domain = m_book.plan().numbers[planned.column].domain;
        range.lo += copies(place) * std::max(0.0, bounded(domain.hi));
        range.hi += copies(place) * std::min(0.0, bounded(domain.lo));
    }
    return range;
}

const std::vector<DeckModel::Bringing>& DeckModel::bringing(std::uint32_t list)
{
    const auto [known, isNew] = m_bringing.try_emplace(list);
    if (!isNew) return known->second;
    const EvaluationPlan::List& planned = m_book.plan().lists[list];
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        if (in(planned.pile, m_places[i]) == Truth::No) continue;
        for (const std::uint32_t word : m_book.cards().words(planned.column, m_places[i].row).words)
            known->second.push_back({word, i});
    }
    std::ranges::sort(known->second);
    return known->second;
}

template <class Visit>
void DeckModel::eachBringing(std::uint32_t list, std::uint32_t word, const Visit& visit)
{
    for (const Bringing& found : std::ranges::equal_range(bringing(list), word, {}, &Bringing::word)) {
        const Place& place = m_places[found.place];
        visit(place, in(m_book.plan().lists[list].pile, place));
    }
}

Linear DeckModel::mayHold(std::uint32_t list, std::uint32_t word)
{
    const auto [known, isNew] = m_may.try_emplace({list, word});
    if (isNew) {
        known->second = m_program.addColumn(0, 1);
        eachBringing(list, word, [&](const Place& place, Truth inPile) {
            if (inPile == Truth::Unknown && place.before > 0) return;
            m_program.addAtMostZero(copies(place) - Linear(known->second, m_program.highest(copies(place))));
        });
    }
    return {known->second, 1};
}

Linear DeckModel::surelyHolds(std::uint32_t list, std::uint32_t word)
{
    const auto [known, isNew] = m_surely.try_emplace({list, word});
    if (isNew) {
        known->second = m_program.addColumn(0, 1);
        Linear missing(known->second, 1);
        eachBringing(list, word, [&](const Place& place, Truth inPile) {
            if (inPile == Truth::Yes || place.before > 0) missing += copies(place) * -1;
        });
        m_program.addAtMostZero(std::move(missing));
    }
    return {known->second, 1};
}

const std::vector<std::uint32_t>& DeckModel::words(std::uint32_t list)
{
    const auto [known, isNew] = m_words.try_emplace(list);
    if (!isNew) return known->second;
    for (const Bringing& found : bringing(list))
        if (known->second.empty() || known->second.back() != found.word) known->second.push_back(found.word);
    return known->second;
}

Linear DeckModel::unknownWords(std::uint32_t list) const
{
    const EvaluationPlan::List& planned = m_book.plan().lists[list];
    Linear sum;
    for (const Place& place : m_places) {
        if (in(planned.pile, place) != Truth::No && !m_book.cards().words(planned.column, place.row).known)
            sum += Linear(place.added, 1);
    }
    return sum;
}

Linear DeckModel::keptUnknownWords(std::uint32_t list) const
{
    const EvaluationPlan::List& planned = m_book.plan().lists[list];
    Linear sum;
    for (const Place& place : m_places) {
        if (in(planned.pile, place) != Truth::No && !m_book.cards().words(planned.column, place.row).known)
            sum += kept(place);
    }
    for (const UnknownPlace& place : m_unknownPlaces) {
        if (in(planned.pile, place) != Truth::No) sum += copies(place);
    }
    return sum;
}

/// A card whose words are unknown may bring any number of them.
DeckModel::Range DeckModel::length(std::uint32_t list)
{
    Range range;
    for (const std::uint32_t word : words(list)) {
        range.lo += surelyHolds(list, word);
        range.hi += mayHold(list, word);
    }
    range.lo += keptUnknownWords(list) * kBoundless;
    range.hi += unknownWords(list) * kBoundless;
    return range;
}

void DeckModel::rollBack(IntegerProgram::Mark mark)
{
    m_program.rollBack(mark);
    const auto isGone = [&](const auto& word) { return static_cast<std::size_t>(word.second) >= mark.columns; };
    std::erase_if(m_may, isGone);
    std::erase_if(m_surely, isGone);
    std::erase_if(m_counts, [this](const auto& count) { return isRelated(count.first); });
}

}  // namespace mazzo::validators
