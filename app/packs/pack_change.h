// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pack_check.h"
#include "app/packs/staged_pack.h"
#include "app/workspace.h"
#include "carddata/pack/pack_contents.h"
#include "validators/report.h"

#include <stop_token>

namespace mazzo::app {

/// A deck of the library that a change of packs gives another verdict. No verdict: it cannot be read.
struct DeckVerdictChange {
    DeckId deck{};
    std::string name;
    std::optional<Verdict> before;
    std::optional<Verdict> after;
};

/// What installing or updating a pack would do. Nothing has changed before `apply`.
struct PackChange {
    enum class Kind { Install, Update, Unchanged };

    Kind kind = Kind::Install;
    std::shared_ptr<StagedPack> staged;
    PackCheck holds;
    std::string installedVersion;  ///< of an update
    ContentDifference cards;       ///< of an update
    ContentDifference rules;
    std::size_t decks = 0;  ///< of the library, for this game
    std::vector<DeckVerdictChange> verdicts;
    std::size_t renumbered = 0;      ///< numbers that were carried over
    Errors notes;                    ///< what the player should know
    std::optional<Error> objection;  ///< an older version, or the same version with other contents

    [[nodiscard]] const PackHead& head() const { return staged->head(); }
    [[nodiscard]] const std::string& game() const { return head().extends.empty() ? head().id : head().extends; }
};

struct PackRequest {
    bool keepNumbers = false;  ///< give the cards the numbers that the library knows
    std::stop_token stop = {};
};

/// Reads a zip file or a folder, checks it and compares it with what is installed, with every deck of the game in the
/// library. A pack that cannot be used is refused with all its mistakes.
[[nodiscard]] Checked<PackChange> planPack(const Workspace& workspace, const std::filesystem::path& source,
                                           const PackRequest& request = {});

/// Puts the pack in place. The library must be opened again to use it.
[[nodiscard]] Result<std::filesystem::path> apply(const PackChange& change);

/// What removing a pack would do.
struct PackRemoval {
    std::string id;
    std::string extends;
    Texts name;
    std::filesystem::path folder;
    std::vector<std::string> decks;           ///< of a game: those that stay in the library without it
    std::vector<std::string> expansions;      ///< that cannot be used without it
    std::vector<DeckVerdictChange> verdicts;  ///< of an expansion pack
};

/// Only packs of the player can be removed.
[[nodiscard]] Result<PackRemoval> planRemoval(const Workspace& workspace, const std::string& id);
[[nodiscard]] Result<void> apply(const PackRemoval& removal);

/// The folder of an installed game or expansion pack, shipped ones too.
[[nodiscard]] Result<std::filesystem::path> installedPack(const Workspace& workspace, const std::string& id);

}  // namespace mazzo::app
