// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/decks/deck_repository.h"

namespace mazzo::carddata {

/// What a text makes a deck of: its game, and its name or else the given one.
struct DeckHead {
    std::string game;
    std::string name;
};
/// Refused if the text names no game, or there is no name.
[[nodiscard]] Result<DeckHead> headOfDeck(std::string_view text, std::string_view name);

/// The player's decks with their history. Every change is one transaction when it happens, and none loses anything:
/// each leaves the state before it as a revision, and a removed deck can be brought back.
class DeckStore {
public:
    explicit DeckStore(const Database& database) : m_database(database), m_decks(database) {}

    [[nodiscard]] Result<std::vector<StoredDeck>> all() const
    {
        return m_decks.all(DeckRepository::Which::Kept);
    }  ///< by name
    [[nodiscard]] Result<std::vector<StoredDeck>> removed() const
    {
        return m_decks.all(DeckRepository::Which::Removed);
    }
    [[nodiscard]] Result<StoredDeck> one(DeckId id) const { return m_decks.one(id); }
    [[nodiscard]] Result<std::vector<DeckRevision>> history(DeckId id) const
    {
        return m_decks.revisions(id);
    }  ///< newest first

    /// See `freeName` in deck_text.h.
    [[nodiscard]] Result<std::string> freeName(std::string_view wanted) const;

    /// A new deck. `name` counts only if the text gives none; the text is kept as it is. Two decks may have the same
    /// name. An id was reserved before.
    [[nodiscard]] Result<StoredDeck> add(std::string_view text, std::string_view name,
                                         std::optional<DeckId> id = {}) const;
    /// Keeps so many ids for decks that are added later, and gives the first of them. No other deck gets them, even if
    /// they are never used.
    [[nodiscard]] Result<DeckId> reserve(int ids) const;
    /// A new deck with the same cards under another name.
    [[nodiscard]] Result<StoredDeck> duplicate(DeckId id, std::string_view name) const;

    /// The deck's text from now on. A text that is the newest one already makes no revision. `Step` is for an editor:
    /// steps that follow each other within half a minute make one revision; everything else makes one each.
    [[nodiscard]] Result<StoredDeck> save(DeckId id, std::string_view text,
                                          DeckRevision::Reason reason = DeckRevision::Reason::Saved) const;
    [[nodiscard]] Result<StoredDeck> rename(DeckId id, std::string_view name) const;
    /// An older state as the newest revision; the ones between stay.
    [[nodiscard]] Result<StoredDeck> restore(DeckId id, int revision) const;

    [[nodiscard]] Result<void> remove(DeckId id) const;
    [[nodiscard]] Result<void> restoreRemoved(DeckId id) const;
    [[nodiscard]] Result<void> purge(DeckId id) const;  ///< for good; only a removed deck

private:
    [[nodiscard]] Result<StoredDeck> put(DeckId id, std::string_view text, DeckRevision::Reason reason) const;
    template <class Change>
    [[nodiscard]] Result<void> change(DeckId id, Change change) const;

    const Database& m_database;
    DeckRepository m_decks;
};

}  // namespace mazzo::carddata
