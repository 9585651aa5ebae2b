// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/collection/lot_repository.h"
#include "carddata/library/collection/step_repository.h"
#include "carddata/library/decks/deck_repository.h"

#include <functional>

namespace mazzo::carddata {

/// What the player owns, has lent and wants, and which decks hold copies of it, with its whole history. Each change is
/// one step, stored at once; steps are undone and done again one by one, however long ago they were made and however
/// many lots they touched.
class CollectionStore {
public:
    explicit CollectionStore(const Database& database)
        : m_database(database), m_steps(database), m_lots(database), m_decks(database)
    {}

    [[nodiscard]] Result<std::vector<Lot>> lots(std::string_view game = {}) const;  ///< of all games if none is named
    [[nodiscard]] Result<std::vector<CollectionStep>> history() const { return m_steps.all(); }
    [[nodiscard]] Result<std::optional<CollectionStep>> importOf(std::string_view fingerprint) const
    {
        return m_steps.importOf(fingerprint);
    }

    /// Stores a change that was made of `lots()`; steps that were undone before are forgotten. An edit that changes
    /// nothing makes no step.
    [[nodiscard]] Result<void> apply(const CollectionEdit& edit) const;
    /// The same for a change that is worked out from the lots of a game as they are now, so that nobody can come in
    /// between.
    using Change = std::function<Result<CollectionEdit>(std::span<const Lot>)>;
    [[nodiscard]] Result<CollectionEdit> apply(std::string_view game, const Change& change) const
    {
        return apply(game, {}, change);
    }
    /// From the lots of one card alone, which is quicker: no change may reach beyond them.
    [[nodiscard]] Result<CollectionEdit> apply(std::string_view game, std::string_view card,
                                               const Change& change) const;

    /// Sets the cards of a deck aside, or puts them back; no step if it is so already.
    [[nodiscard]] Result<void> markBuilt(DeckId deck, bool built) const;

    /// The step that was undone or done again; nothing if there is none.
    [[nodiscard]] Result<std::optional<CollectionStep>> undo() const;
    [[nodiscard]] Result<std::optional<CollectionStep>> redo() const;

private:
    [[nodiscard]] Result<void> store(const CollectionEdit& edit) const;
    /// Makes room for a new step, and says its number.
    [[nodiscard]] Result<int> nextStep() const;
    [[nodiscard]] Result<std::optional<CollectionStep>> move(int by) const;

    const Database& m_database;
    StepRepository m_steps;
    LotRepository m_lots;
    DeckRepository m_decks;
};

}  // namespace mazzo::carddata
