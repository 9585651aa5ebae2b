// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/card_repository.h"
#include "carddata/pack/layer_card.h"

#include <optional>

namespace mazzo::carddata {

/// Where the own layer of a game stands.
struct OwnState {
    int step = 0;               ///< the last one that holds
    std::int64_t revision = 0;  ///< rises with every change, undoing included
    std::int64_t rebuild = 0;   ///< the last change that a cached catalogue cannot follow

    bool operator==(const OwnState&) const = default;
};

/// Why the own layer was changed.
enum class OwnReason : std::uint8_t { New, Edit, Remove, Set, Unset, Import, Merge, Clear };

/// One entry of the own layer's history.
struct OwnStep {
    int number = 0;
    std::string madeAt;  ///< UTC, ISO 8601
    OwnReason reason = OwnReason::Edit;
    std::string detail;  ///< a card's name, or a file's
    bool structural = false;
    bool undone = false;

    bool operator==(const OwnStep&) const = default;
};

[[nodiscard]] std::string_view idOf(OwnReason reason);

/// A further choice of a field, or a set (with the field `set`).
struct OwnChoice {
    std::string field;
    std::string id;
    std::string name;

    bool operator==(const OwnChoice&) const = default;
};

/// The tables `own_state`, `own_step`, `own_card`, `own_choice` and `layer_number`. Opens no transactions.
class OwnRepository {
public:
    explicit OwnRepository(const Database& database) : m_database(database) {}

    [[nodiscard]] Result<OwnState> state(std::string_view game) const;
    [[nodiscard]] Result<void> setState(std::string_view game, const OwnState& state) const;

    [[nodiscard]] Result<std::vector<OwnStep>> steps(std::string_view game) const;  ///< newest first, undone ones too
    [[nodiscard]] Result<std::optional<OwnStep>> step(std::string_view game, int number) const;
    [[nodiscard]] Result<void> addStep(std::string_view game, const OwnStep& step) const;
    /// Forgets the steps that were undone, and what they made.
    [[nodiscard]] Result<void> forgetBeyond(std::string_view game, int step) const;

    /// The entries that hold: changes to other layers' cards by id, then own cards by number.
    [[nodiscard]] Result<std::vector<LayerCard>> all(std::string_view game) const;
    [[nodiscard]] Result<std::optional<LayerCard>> one(std::string_view game, std::string_view card) const;
    [[nodiscard]] Result<std::vector<CardImage>> images(std::string_view game) const;  ///< of entries that name one
    /// The newest image that an entry of the card had and does not have now; empty if there is none.
    [[nodiscard]] Result<std::string> formerImage(std::string_view game, std::string_view card) const;
    [[nodiscard]] Result<std::int64_t> count(std::string_view game) const;
    /// The cards whose entries have changed since a revision, gone ones too; at most `limit` of them.
    [[nodiscard]] Result<std::vector<std::string>> changedSince(std::string_view game, std::int64_t revision,
                                                                int limit) const;
    /// Replaces entries as of a step; an empty entry only ends.
    [[nodiscard]] Result<void> put(std::string_view game, int step, std::int64_t revision,
                                   const std::vector<LayerCard>& cards) const;
    /// Marks what a step changed as changed in this revision: the step was undone or done again.
    [[nodiscard]] Result<void> touch(std::string_view game, int step, std::int64_t revision) const;

    [[nodiscard]] Result<std::vector<OwnChoice>> choices(std::string_view game) const;
    [[nodiscard]] Result<void> addChoices(std::string_view game, int step, const std::vector<OwnChoice>& choices) const;

    /// Every id that a layer of the game has ever used.
    [[nodiscard]] Result<std::set<std::string, std::less<>>> usedIds(std::string_view game) const;
    /// The permanent numbers of these cards, new ones for those that have none.
    [[nodiscard]] Result<std::vector<std::uint32_t>> numbers(std::string_view game,
                                                             const std::vector<std::string>& cards) const;

private:
    template <class... Args>
    [[nodiscard]] Result<std::vector<LayerCard>> listed(std::string_view condition, const Args&... args) const;
    template <class... Args>
    [[nodiscard]] Result<std::vector<OwnStep>> listedSteps(std::string_view condition, const Args&... args) const;

    const Database& m_database;
};

/// The ids of own cards begin with this, so that none can be an id of a pack.
inline constexpr std::string_view kOwnPrefix = "own.";

}  // namespace mazzo::carddata
