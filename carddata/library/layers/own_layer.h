// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/layers/card_editor.h"
#include "carddata/library/layers/layered_cards.h"

namespace mazzo::carddata {

/// A change of the own layer that is stored as one step.
struct OwnEdit {
    OwnReason reason = OwnReason::Edit;
    std::string detail;  ///< a card's name, or a file's
    /// The new state of each entry. One without an id is a new card; an empty one is removed.
    std::vector<LayerCard> entries;
    std::vector<OwnChoice> choices;  ///< that the entries need and the game does not have yet
    /// Whether values may replace what a layer below knows otherwise; they are then marked as corrections.
    bool corrects = true;
};

/// Why an entry cannot be stored.
struct OwnProblem {
    std::size_t entry = 0;  ///< its position in the edit
    std::string field;      ///< a field's id, or `name`, `type`, `text` …
    Error error;
};

/// The player's own layer over the cards of all games, with its history. Every change is checked as a whole and stored
/// as one step, or not at all.
class OwnLayer {
public:
    OwnLayer(const Database& database, std::filesystem::path images)
        : m_database(database), m_own(database), m_cards(database, std::move(images))
    {}

    /// Changes to other layers' cards by id, then own cards by number.
    [[nodiscard]] Result<std::vector<LayerCard>> entries(std::string_view game) const { return m_own.all(game); }
    /// Rises with every change, undoing included.
    [[nodiscard]] Result<std::int64_t> revision(std::string_view game) const
    {
        return m_own.state(game).map([](const OwnState& state) { return state.revision; });
    }
    /// The entry of a card; one that says nothing if there is none.
    [[nodiscard]] Result<LayerCard> entry(std::string_view game, std::string_view card) const;

    /// Everything that is wrong with an edit. `game` and `catalogue` may be older than the layer: what has changed
    /// since is looked up. Fills in ids of new cards, ids of cards that are referred to by name, and corrections.
    [[nodiscard]] Result<std::vector<OwnProblem>> check(const Game& game, const Catalogue& catalogue,
                                                        OwnEdit& edit) const;

    /// Checks and stores an edit. With problems nothing is stored; an edit that changes nothing makes no step.
    [[nodiscard]] tl::expected<OwnEdit, std::vector<OwnProblem>> apply(const Game& game, const Catalogue& catalogue,
                                                                       OwnEdit edit) const;

    [[nodiscard]] Result<std::vector<OwnStep>> history(std::string_view game) const { return m_own.steps(game); }
    /// The step that was undone or done again; nothing if there is none.
    [[nodiscard]] Result<std::optional<OwnStep>> undo(std::string_view game) const { return move(game, -1); }
    [[nodiscard]] Result<std::optional<OwnStep>> redo(std::string_view game) const { return move(game, +1); }

    /// Stores one value without looking at others, for `set`.
    [[nodiscard]] Result<void> store(std::string_view game, OwnEdit edit) const;

private:
    [[nodiscard]] Result<std::optional<OwnStep>> move(std::string_view game, int by) const;
    [[nodiscard]] Result<void> write(std::string_view game, OwnEdit& edit) const;

    const Database& m_database;
    OwnRepository m_own;
    LayeredCards m_cards;
};

/// The first problem as an error, for callers that show one.
[[nodiscard]] Error firstError(const std::vector<OwnProblem>& problems);

}  // namespace mazzo::carddata
