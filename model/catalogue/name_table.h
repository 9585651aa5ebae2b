// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/format.h"

#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mazzo::model::catalogue {

/// A card and the number of letters in which one of its names differs from a text.
struct Near {
    std::size_t distance = 0;
    std::uint32_t card = 0;
    auto operator<=>(const Near&) const = default;
};

/// Finds cards by folded name. The hash of a name selects its bucket; the names of a bucket are stored consecutively,
/// each after its card and length, so that a look-up reads one offset and one other place in memory.
struct NameTable {
    std::span<const std::uint32_t>
        buckets;               ///< where each begins in `records`, and one more; their number is a power of two
    std::string_view records;  ///< for each name: `NameHead`, and the text

    [[nodiscard]] bool isSound(std::size_t cards) const;
    [[nodiscard]] std::optional<CardIndex> find(std::string_view folded) const;
    void find(std::span<const std::string_view> folded, std::span<std::optional<CardIndex>> cards) const;

    /// The cards with the names nearest to a mistyped one, best first; none that differs in more than a third of its
    /// letters.
    [[nodiscard]] std::vector<Near> nearest(std::string_view folded, std::size_t count) const;

    /// Does any name begin with a digit? Looks at all of them.
    [[nodiscard]] bool anyBeginsWithDigit() const;

    /// Calls `visit(card, text)` for each name.
    template <class Visit>
    void each(const Visit& visit) const
    {
        for (std::size_t at = 0; at < records.size();) {
            const NameHead head = headAt(at);
            visit(head.card, records.substr(at + sizeof head, head.length));
            at += sizeof head + head.length;
        }
    }

private:
    [[nodiscard]] NameHead headAt(std::size_t at) const
    {
        NameHead head;
        std::memcpy(&head, records.data() + at, sizeof head);
        return head;
    }
    [[nodiscard]] std::size_t bucketOf(std::string_view folded) const;
    [[nodiscard]] std::optional<CardIndex> findIn(std::size_t bucket, std::string_view folded) const;
};

/// Collects names for a table.
class NameTableBuilder {
public:
    /// Of equal names the first is kept; empty ones are left out.
    void add(std::string_view folded, std::uint32_t card);

    struct Table {
        std::vector<std::uint32_t> buckets;
        std::string records;
    };
    [[nodiscard]] Table table() const;

private:
    struct Key {
        std::uint64_t hash = 0;
        StringRef text;
        std::uint32_t card = 0;
    };

    std::string m_texts;
    std::vector<Key> m_keys;
};

}  // namespace mazzo::model::catalogue
