// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/buildable.h"
#include "app/collection_view.h"
#include "app/desktop/shell/game_store.h"

namespace mazzo::desktop {

/// The lots of one game, indexed by card.
class LotIndex {
public:
    LotIndex(const LoadedGame& game, std::vector<Lot> lots);

    [[nodiscard]] std::span<const Lot> lots() const { return m_lots; }
    /// Positions of a card's lots, in their order.
    [[nodiscard]] std::span<const std::uint32_t> of(CardIndex card) const { return group(at(card)); }
    /// Positions of the lots whose cards the catalogue does not have.
    [[nodiscard]] std::span<const std::uint32_t> unknownCards() const { return group(m_begins.size() - 2); }
    /// The copies by the lots alone, without built decks.
    [[nodiscard]] const CollectionCounts& counts() const { return m_counts; }
    /// Where a card's copies lie, each place once: "Box A, Binder".
    [[nodiscard]] std::vector<std::string_view> placesOf(CardIndex card) const;

private:
    [[nodiscard]] std::span<const std::uint32_t> group(std::size_t index) const
    {
        return std::span(m_order).subspan(m_begins[index], m_begins[index + 1] - m_begins[index]);
    }

    std::vector<Lot> m_lots;
    std::vector<std::uint32_t> m_order;   // positions of lots, card by card, then the unknown cards
    std::vector<std::uint32_t> m_begins;  // where each card's begin in it, then the unknown cards, then its end
    CollectionCounts m_counts;
};

/// The collection and decks of one game at one point in time. It never changes, so that any thread may read it.
struct CollectionSnapshot {
    GameSnapshot game;
    std::shared_ptr<const LotIndex> lotIndex;
    std::vector<ReadDeck> decks;  ///< of the library, built or not
    CollectionCounts counts{0};
    CollectionSums sums;
    std::vector<Candidate>
        candidates;  ///< decks of the library and preconstructed ones, those with the least missing first

    CollectionSnapshot(GameSnapshot loaded, std::shared_ptr<const LotIndex> lots, std::span<const StoredDeck> stored,
                       std::span<const std::string> precon);

    /// Does it refer to this catalogue? Card positions are only valid for one.
    [[nodiscard]] bool fits(const LoadedGame& loaded) const
    {
        return loaded.game.id == game->game.id && loaded.catalogue.size() == counts.all().size();
    }
};

using CollectionState = std::shared_ptr<const CollectionSnapshot>;

}  // namespace mazzo::desktop
