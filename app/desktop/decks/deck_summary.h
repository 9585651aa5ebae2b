#pragma once

#include "app/desktop/shell/game_store.h"
#include "carddata/library/decks/deck_listing.h"
#include "carddata/library/decks/stored_deck.h"

namespace mazzo {

/// What the list of decks says about one of them.
struct DeckSummary {
    QString verdict;   ///< "legal", "illegal"…; "unreadable" if the text cannot be read, "no-game" if its pack is gone
    int amount = 0;

    [[nodiscard]] QString words() const;
};

using DeckSummaries = std::map<DeckId, DeckSummary>;

/// Judges many decks; rules are compiled once for each game and choice of options. For any thread.
[[nodiscard]] DeckSummaries summariesOf(const std::vector<StoredDeck>& decks, const std::map<std::string, GameSnapshot>& games);

/// How a revision came about.
[[nodiscard]] QString words(DeckRevision::Reason reason);

/// "2 Marine, 1 Veil".
[[nodiscard]] QString wordsOf(const std::vector<ListedCard>& cards);

} // namespace mazzo
