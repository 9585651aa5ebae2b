// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/library.h"

namespace mazzo::app {

/// The player's library, synchronised with the installed packs.
class Workspace {
public:
    /// Opens the library in the data folder and reads the packs that changed.
    [[nodiscard]] static Result<Workspace> open();
    [[nodiscard]] static Result<Workspace> open(const std::filesystem::path& folder,
                                                const std::vector<std::filesystem::path>& packRoots);

    [[nodiscard]] Library& library() { return m_library; }
    [[nodiscard]] const Library& library() const { return m_library; }
    [[nodiscard]] const SyncReport& packs() const { return m_packs; }

    /// A game by id, or by name in any language; an unknown one is an error that names those there are.
    [[nodiscard]] Result<LoadedGame> game(std::string_view idOrName) const;

    /// The preconstructed decks of a game's pack, as deck files; none if there is no such pack.
    [[nodiscard]] std::vector<std::string> preconDecks(std::string_view game) const;

private:
    Workspace(Library library, SyncReport packs) : m_library(std::move(library)), m_packs(std::move(packs)) {}

    Library m_library;
    SyncReport m_packs;
};

/// Where packs are looked for: those of the program, then the player's own.
[[nodiscard]] std::vector<std::filesystem::path> packRoots();

}  // namespace mazzo::app
