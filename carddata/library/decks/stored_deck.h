// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mazzo::carddata {

/// A deck's permanent number; never given to another deck.
enum class DeckId : std::int64_t {};

/// A deck of the player's as it stands. Counts and verdicts are not stored: they follow from the text.
struct StoredDeck {
    DeckId id{};
    std::string name;
    std::string game;       ///< its pack may be gone
    bool built = false;     ///< the player has its cards set aside
    std::string createdAt;  ///< UTC, ISO 8601, as are all times
    std::string changedAt;
    std::string removedAt;  ///< empty unless it is removed
    int revision = 0;       ///< the newest one
    std::string text;       ///< the deck file

    bool operator==(const StoredDeck&) const = default;
};

/// One state that a deck had.
struct DeckRevision {
    /// Why it came about. Only steps grow: one that follows another shortly becomes part of it.
    enum class Reason : std::uint8_t { Created, Step, Saved, Renamed, Restored };

    int number = 0;
    Reason reason = Reason::Created;
    std::string begunAt;
    std::string changedAt;
    std::string text;

    bool operator==(const DeckRevision&) const = default;
};

}  // namespace mazzo::carddata
