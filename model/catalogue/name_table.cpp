#include "model/catalogue/name_table.h"

#include "model/catalogue/checks.h"
#include "model/catalogue/hash.h"

#include <array>

namespace mazzo::catalogue {

namespace {

std::uint32_t tagOf(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 32); }

} // namespace

bool NameTable::isSound(std::size_t cards) const
{
    if (!std::has_single_bit(slots.size())) return false;
    bool anyFree = false;
    for (const Slot& slot : slots) {
        anyFree |= slot.text.length == 0;
        if (slot.text.length != 0 && (slot.card >= cards || !fits(slot.text, pool.size()))) return false;
    }
    return anyFree;
}

std::optional<CardIndex> NameTable::find(std::string_view folded) const { return folded.empty() ? std::nullopt : find(folded, hash64(folded)); }

std::optional<CardIndex> NameTable::find(std::string_view folded, std::uint64_t hash) const
{
    for (std::size_t i = hash & (slots.size() - 1);; i = (i + 1) & (slots.size() - 1)) {
        const Slot& slot = slots[i];
        if (slot.text.length == 0) return {};
        if (slot.tag == tagOf(hash) && text(slot) == folded) return CardIndex{slot.card};
    }
}

void NameTable::find(std::span<const std::string_view> folded, std::span<std::optional<CardIndex>> cards) const
{
    // A table of many cards lies outside of the near caches: first all slots are asked for, then the texts of those that fit, and only then compared.
    constexpr std::size_t kAtOnce = 32;
    const std::size_t mask = slots.size() - 1;
    std::array<std::uint64_t, kAtOnce> hashes{};
    std::array<std::size_t, kAtOnce> places{};
    for (std::size_t first = 0; first < folded.size(); first += kAtOnce) {
        const std::size_t count = std::min(kAtOnce, folded.size() - first);
        for (std::size_t i = 0; i < count; ++i) {
            hashes[i] = hash64(folded[first + i]);
            __builtin_prefetch(&slots[hashes[i] & mask]);
        }
        for (std::size_t i = 0; i < count; ++i) {
            places[i] = hashes[i] & mask;
            while (slots[places[i]].text.length != 0 && slots[places[i]].tag != tagOf(hashes[i])) places[i] = (places[i] + 1) & mask;
            __builtin_prefetch(pool.data() + slots[places[i]].text.begin);
        }
        for (std::size_t i = 0; i < count; ++i) {
            const Slot& slot = slots[places[i]];
            const std::string_view name = folded[first + i];
            if (slot.text.length == 0 || name.empty()) cards[first + i] = std::nullopt;
            else if (text(slot) == name) cards[first + i] = CardIndex{slot.card};
            else cards[first + i] = find(name, hashes[i]);   // another name with the same tag
        }
    }
}

std::vector<Slot> nameSlots(std::span<const Key> keys, std::string_view pool)
{
    std::vector<Slot> slots(std::bit_ceil(keys.size() * 4 / 3 + 2));
    for (const Key& key : keys) {
        const std::string_view text = pool.substr(key.text.begin, key.text.length);
        if (text.empty() || NameTable{slots, pool}.find(text)) continue;
        const std::uint64_t hash = hash64(text);
        std::size_t i = hash & (slots.size() - 1);
        while (slots[i].text.length != 0) i = (i + 1) & (slots.size() - 1);
        slots[i] = {tagOf(hash), key.card, key.text};
    }
    return slots;
}

} // namespace mazzo::catalogue
