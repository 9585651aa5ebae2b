// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/text/finding_text.h"
#include "carddata/library/decks/deck_listing.h"
#include "carddata/library/decks/stored_deck.h"

#include <map>

namespace mazzo::desktop {

/// What the list of decks says about one of them.
struct DeckSummary {
    QString verdict;  ///< "legal", "illegal"…; "unreadable" if the text cannot be read, "no-game" if its pack is gone
    int amount = 0;
    QString tags;

    [[nodiscard]] QString verdictText() const;
    bool operator==(const DeckSummary&) const = default;
};

using DeckSummaries = std::map<DeckId, DeckSummary>;

/// Checks many decks; rules are compiled once for each game and choice of options. For any thread.
[[nodiscard]] DeckSummaries summariesOf(const std::vector<DeckSnapshot>& decks,
                                        const std::map<std::string, GameSnapshot>& games);

/// How a revision came about.
[[nodiscard]] QString reasonName(DeckRevision::Reason reason);

using app::idOf;
/// A deck's id as views use it.
[[nodiscard]] QString idOf(DeckId id);
[[nodiscard]] DeckId deckOf(const QString& id);

/// A time of the library (UTC, ISO 8601) in local time.
[[nodiscard]] QString localTime(const std::string& utc, std::string_view language);

/// "2 Marine, 1 Veil".
[[nodiscard]] QString wordsOf(const std::vector<ListedCard>& cards);

}  // namespace mazzo::desktop
