// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/candidates.h"

#include "validators/repair/predicate_limits.h"
#include "validators/repair/traits.h"
#include "validators/value_origins.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

/// The number of cards of one kind for a repair of any size: more than a real deck can hold.
constexpr std::size_t kMaxOfAKind = 200;
/// The number of cards that the solver is given.
constexpr std::size_t kMaxRows = 2'500;

/// Cards that cannot be represented by another one: cards of the deck, cards of rules about the whole catalogue, and
/// cards that share their identity with others.
std::vector<bool> singledOut(const RuleBook::Data& book, const Deck& deck)
{
    std::vector<bool> alone = sharesIdentity(book);
    for (const Deck::Entry& entry : deck.entries()) alone[at(entry.card)] = true;
    for (const CompiledRule& rule : book.rules) {
        for (const std::uint32_t row : rule.eachRows) alone[row] = true;
        if (!rule.active || !rule.predicate) continue;
        const auto limits = predicateLimits(book, rule);
        if (!limits) {
            alone.assign(alone.size(), true);
            continue;
        }
        for (const auto& [row, most] : limits->copies) alone[row] = true;
        for (const std::uint32_t row : limits->others) alone[row] = true;
    }
    return alone;
}

}  // namespace

Candidates::Candidates(const RuleBook::Data& book, const Deck& deck, const std::function<int(CardIndex)>& maxCopies,
                       bool withSamples)
{
    const std::vector<bool> alone = singledOut(book, deck);
    std::vector<bool> inDeck(alone.size());
    for (const Deck::Entry& entry : deck.entries()) inDeck[at(entry.card)] = true;
    TraitNumbers numbers;
    TraitNumbers roughNumbers;
    std::vector<Kind> rough;
    std::vector<std::uint64_t> traits;
    for (std::uint32_t row = 0; row < alone.size(); ++row) {
        const int most = maxCopies ? maxCopies(static_cast<CardIndex>(row)) : Interval::kHighest;
        if (most <= 0 && !inDeck[row]) continue;
        if (!withSamples && !inDeck[row] && isSample(*book.game, *book.catalogue, static_cast<CardIndex>(row))) {
            m_leavesOutSamples = true;
            continue;
        }
        traits.assign({static_cast<std::uint64_t>(most)});
        if (!inDeck[row]) {
            for (std::size_t zone = 0; zone < book.game->zones.size(); ++zone) addPlainTraits(traits, book, zone, row);
            const std::uint32_t kind = roughNumbers.of(traits);
            if (kind == rough.size()) rough.emplace_back();
            rough[kind].rows.push_back(row);
            traits.resize(1);
        }
        if (alone[row]) {
            m_always.push_back(row);
            continue;
        }
        for (std::size_t zone = 0; zone < book.game->zones.size(); ++zone) addTraits(traits, book, zone, row);
        const std::uint32_t kind = numbers.of(traits);
        if (kind == m_kinds.size()) m_kinds.emplace_back();
        m_kinds[kind].rows.push_back(row);
    }
    if (m_always.size() + m_kinds.size() <= kMaxRows) return;
    m_isRough = true;
    m_kinds = std::move(rough);
    std::erase_if(m_always, [&](std::uint32_t row) { return !inDeck[row]; });
}

std::size_t Candidates::perKind(std::optional<int> maxChanges) const
{
    const std::size_t most = maxChanges ? static_cast<std::size_t>(*maxChanges) : kMaxOfAKind;
    const std::size_t fair = kMaxRows / std::max<std::size_t>(1, m_kinds.size());
    return std::min(most, std::max<std::size_t>(1, fair));
}

std::vector<std::uint32_t> Candidates::within(std::optional<int> maxChanges) const
{
    std::vector<std::uint32_t> rows = m_always;
    const std::size_t most = perKind(maxChanges);
    for (const Kind& kind : m_kinds)
        rows.insert(rows.end(), kind.rows.begin(),
                    kind.rows.begin() + static_cast<std::ptrdiff_t>(std::min(most, kind.rows.size())));
    std::ranges::sort(rows);
    return rows;
}

bool Candidates::isIncomplete(std::optional<int> maxChanges) const
{
    if (m_isRough) return true;
    const std::size_t most = perKind(maxChanges);
    if (maxChanges && most == static_cast<std::size_t>(*maxChanges)) return false;
    return std::ranges::any_of(m_kinds, [most](const Kind& kind) { return kind.rows.size() > most; });
}

std::vector<std::span<const std::uint32_t>> Candidates::kinds() const
{
    std::vector<std::span<const std::uint32_t>> kinds;
    for (const Kind& kind : m_kinds) kinds.emplace_back(kind.rows);
    for (const std::uint32_t& row : m_always) kinds.emplace_back(&row, 1);
    return kinds;
}

}  // namespace mazzo::validators
