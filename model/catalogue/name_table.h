#pragma once

#include "model/catalogue/format.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace mazzo::catalogue {

/// A card one of whose names differs from another text in so many letters.
struct Near { std::size_t distance = 0; std::uint32_t card = 0; auto operator<=>(const Near&) const = default; };

/// Finds cards by folded name. The slots are a power of two, at least one is free, and their texts lie in the block's pool.
struct NameTable {
    std::span<const Slot> slots;
    std::string_view pool;

    [[nodiscard]] bool isSound(std::size_t cards) const;
    [[nodiscard]] std::string_view text(const Slot& slot) const { return pool.substr(slot.text.begin, slot.text.length); }
    [[nodiscard]] std::optional<CardIndex> find(std::string_view folded) const;
    void find(std::span<const std::string_view> folded, std::span<std::optional<CardIndex>> cards) const;

    /// `hash` is that of the text, which is not empty.
    [[nodiscard]] std::optional<CardIndex> find(std::string_view folded, std::uint64_t hash) const;

    /// The cards with the names nearest to a mistyped one, best first; none that differs in more than a third of its letters.
    [[nodiscard]] std::vector<Near> nearest(std::string_view folded, std::size_t count) const;
};

/// A folded text and the card it names.
struct Key { StringRef text; std::uint32_t card = 0; };

/// The slots of a table of these keys; of equal texts the first is kept, empty ones are left out.
[[nodiscard]] std::vector<Slot> nameSlots(std::span<const Key> keys, std::string_view pool);

} // namespace mazzo::catalogue
