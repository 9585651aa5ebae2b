// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/name_table.h"

#include "model/catalogue/checks.h"
#include "model/catalogue/hash.h"
#include "model/edit_distance.h"

#include <algorithm>
#include <array>
#include <bit>

namespace mazzo::model::catalogue {

namespace {

constexpr std::size_t kLongestName =
    200;  // A longer line is not a mistyped name, and the time grows with the square of the length.

/// Which letters occur, as bits. One edit changes at most two of them.
std::uint64_t lettersOf(std::string_view text)
{
    std::uint64_t letters = 0;
    for (const char c : text) letters |= std::uint64_t{1} << (static_cast<unsigned char>(c) % 64);
    return letters;
}

/// Keeps the list sorted, each card once with its best distance, and not longer than `count`.
void insert(std::vector<Near>& best, Near near, std::size_t count)
{
    const auto same = std::find_if(best.begin(), best.end(),
                                   [&](const Near& other) { return other.card == near.card; });
    if (same != best.end()) {
        if (*same <= near) return;
        best.erase(same);
    }
    best.insert(std::upper_bound(best.begin(), best.end(), near), near);
    if (best.size() > count) best.pop_back();
}

}  // namespace

bool NameTable::isSound(std::size_t cards) const
{
    if (buckets.size() < 2 || !std::has_single_bit(buckets.size() - 1) || !isPartition(buckets, records.size()))
        return false;
    for (std::size_t bucket = 0; bucket + 1 < buckets.size(); ++bucket) {
        for (std::size_t at = buckets[bucket]; at != buckets[bucket + 1];) {
            const std::size_t left = buckets[bucket + 1] - at;
            if (left < sizeof(NameHead)) return false;
            const NameHead head = headAt(at);
            if (head.card >= cards || head.length == 0 || head.length > left - sizeof head) return false;
            at += sizeof head + head.length;
        }
    }
    return true;
}

std::size_t NameTable::bucketOf(std::string_view folded) const { return nameHash(folded) & (buckets.size() - 2); }

std::optional<CardIndex> NameTable::findIn(std::size_t bucket, std::string_view folded) const
{
    for (std::size_t at = buckets[bucket]; at != buckets[bucket + 1];) {
        const NameHead head = headAt(at);
        at += sizeof head;
        if (head.length == folded.size() && std::memcmp(records.data() + at, folded.data(), head.length) == 0)
            return CardIndex{head.card};
        at += head.length;
    }
    return std::nullopt;
}

std::optional<CardIndex> NameTable::find(std::string_view folded) const { return findIn(bucketOf(folded), folded); }

void NameTable::find(std::span<const std::string_view> folded, std::span<std::optional<CardIndex>> cards) const
{
    // A large table does not fit into the CPU caches: prefetch the buckets of all names, then their records, and only
    // then compare.
    constexpr std::size_t kAtOnce = 32;
    std::array<std::size_t, kAtOnce> places{};
    for (std::size_t first = 0; first < folded.size(); first += kAtOnce) {
        const std::size_t count = std::min(kAtOnce, folded.size() - first);
        for (std::size_t i = 0; i < count; ++i) {
            places[i] = bucketOf(folded[first + i]);
            __builtin_prefetch(&buckets[places[i]]);
        }
        for (std::size_t i = 0; i < count; ++i) {
            __builtin_prefetch(records.data() + buckets[places[i]]);
            __builtin_prefetch(records.data() + buckets[places[i] + 1]);
        }
        for (std::size_t i = 0; i < count; ++i) cards[first + i] = findIn(places[i], folded[first + i]);
    }
}

std::vector<Near> NameTable::nearest(std::string_view folded, std::size_t count) const
{
    if (folded.empty() || folded.size() > kLongestName || count == 0) return {};
    const std::uint64_t letters = lettersOf(folded);
    std::size_t limit = std::max<std::size_t>(1, folded.size() / 3);
    std::vector<Near> best;
    EditDistance editDistance;
    each([&](std::uint32_t card, std::string_view name) {
        if (name.size() > folded.size() + limit || folded.size() > name.size() + limit) return;
        if (static_cast<std::size_t>(std::popcount(lettersOf(name) ^ letters)) > 2 * limit) return;
        const std::size_t distance = editDistance(folded, name, limit);
        if (distance > limit) return;
        insert(best, {distance, card}, count);
        if (best.size() == count) limit = best.back().distance;
    });
    return best;
}

bool NameTable::anyBeginsWithDigit() const
{
    bool any = false;
    each([&](std::uint32_t, std::string_view text) { any |= text.front() >= '0' && text.front() <= '9'; });
    return any;
}

void NameTableBuilder::add(std::string_view folded, std::uint32_t card)
{
    if (folded.empty()) return;
    m_keys.push_back({nameHash(folded),
                      {static_cast<std::uint32_t>(m_texts.size()), static_cast<std::uint32_t>(folded.size())},
                      card});
    m_texts += folded;
}

NameTableBuilder::Table NameTableBuilder::table() const
{
    const std::size_t buckets = std::bit_floor(m_keys.size() | 1);
    std::vector<Key> keys = m_keys;
    std::stable_sort(keys.begin(), keys.end(),
                     [&](const Key& a, const Key& b) { return (a.hash & (buckets - 1)) < (b.hash & (buckets - 1)); });
    const auto textOf = [this](const Key& key) {
        return std::string_view(m_texts).substr(key.text.begin, key.text.length);
    };
    Table table;
    auto key = keys.begin();
    for (std::size_t bucket = 0; bucket < buckets; ++bucket) {
        table.buckets.push_back(static_cast<std::uint32_t>(table.records.size()));
        const auto first = key;
        for (; key != keys.end() && (key->hash & (buckets - 1)) == bucket; ++key) {
            if (std::any_of(first, key, [&](const Key& other) { return textOf(other) == textOf(*key); })) continue;
            const NameHead head{key->card, key->text.length};
            table.records.append(reinterpret_cast<const char*>(&head), sizeof head).append(textOf(*key));
        }
    }
    table.buckets.push_back(static_cast<std::uint32_t>(table.records.size()));
    return table;
}

}  // namespace mazzo::model::catalogue
