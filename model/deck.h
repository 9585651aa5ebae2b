// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <span>
#include <string>
#include <vector>

namespace mazzo::model {

/// How many copies of which cards, zone by zone. Knows nothing of rules, names or storage.
class Deck {
public:
    /// More than the lines of the largest deck file add up to; two of them still fit into an int.
    static constexpr int kMaxCopies = 1'000'000'000;

    struct Entry {
        ZoneIndex zone{};
        CardIndex card{};
        int copies = 0;

        bool operator==(const Entry&) const = default;
    };

    /// A card that the catalogue does not have; kept by name, and counted.
    struct UnknownCard {
        ZoneIndex zone{};
        std::string name;
        int copies = 0;

        bool operator==(const UnknownCard&) const = default;
    };

    Deck() = default;
    /// From entries in any order; equal ones add up, as in a deck file. Quicker than adding one by one.
    Deck(std::vector<Entry> entries, std::vector<UnknownCard> unknownCards, std::vector<ZoneIndex> zones);

    void setCopies(ZoneIndex zone, CardIndex card, int copies);  ///< 0 or less removes the entry
    void addCopies(ZoneIndex zone, CardIndex card, int copies);  ///< stops at kMaxCopies
    void addUnknownCard(ZoneIndex zone, std::string name, int copies);
    void addZone(ZoneIndex zone);  ///< the deck has the zone, even if it stays empty
    void clear();

    [[nodiscard]] int copies(ZoneIndex zone, CardIndex card) const;
    [[nodiscard]] bool hasZone(ZoneIndex zone) const;
    [[nodiscard]] std::span<const Entry> entries() const { return m_entries; }
    [[nodiscard]] std::span<const UnknownCard> unknownCards() const { return m_unknownCards; }

    bool operator==(const Deck&) const = default;

private:
    std::vector<Entry> m_entries;             // sorted by zone, then card; copies > 0
    std::vector<UnknownCard> m_unknownCards;  // sorted by zone, then name; copies > 0
    std::vector<ZoneIndex> m_zones;           // sorted
};

}  // namespace mazzo::model
