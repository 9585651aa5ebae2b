// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace.h"
#include "model/deck_file/deck_file.h"

#include <map>
#include <memory>

namespace mazzo::cli {

/// A deck file that was read, with the game it belongs to.
struct OpenedDeck {
    std::string file;
    std::shared_ptr<const LoadedGame> loaded;
    DeckFile deck;

    [[nodiscard]] const Game& game() const { return loaded->game; }
    [[nodiscard]] const Catalogue& catalogue() const { return loaded->catalogue; }
};

/// Opens the deck files that a command names; each game is loaded once.
class DeckOpener {
public:
    explicit DeckOpener(Workspace workspace) : m_workspace(std::move(workspace)) {}

    /// `overrides` are `OPTION=VALUE` texts, `rules=ID` among them, that go before what the file says.
    [[nodiscard]] Checked<OpenedDeck> open(const std::string& file, const std::vector<std::string>& overrides = {});
    /// The same for a text that was read already; `file` only names places.
    [[nodiscard]] Checked<OpenedDeck> read(std::string_view text, const std::string& file,
                                           const std::vector<std::string>& overrides = {});
    [[nodiscard]] const Library& library() { return m_workspace.library(); }

private:
    [[nodiscard]] Result<std::shared_ptr<const LoadedGame>> game(const NamedGame& named);

    Workspace m_workspace;
    std::map<std::string, std::shared_ptr<const LoadedGame>, std::less<>> m_games;
};

}  // namespace mazzo::cli
