// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/packs/pack_change.h"

namespace mazzo::app {

/// A copy of the library that is given other packs, to see what they would change.
class PackRehearsal {
public:
    /// Makes the copy in `scratch`, with these packs instead of the installed ones.
    [[nodiscard]] static Result<PackRehearsal> run(const std::filesystem::path& scratch,
                                                   const std::vector<std::filesystem::path>& packs);

    [[nodiscard]] const SyncReport& report() const { return m_report; }
    /// The decks of a game whose verdict the other packs change.
    [[nodiscard]] std::vector<DeckVerdictChange> verdictChanges(const Workspace& workspace, const std::string& game,
                                                                const std::stop_token& stop) const;

private:
    PackRehearsal(Library library, SyncReport report) : m_library(std::move(library)), m_report(std::move(report)) {}

    Library m_library;
    SyncReport m_report;
};

/// The decks of a game in the library.
[[nodiscard]] std::vector<StoredDeck> decksOf(const Library& library, const std::string& game);

}  // namespace mazzo::app
