// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/share/deck_source.h"
#include "app/workspace.h"

#include <map>
#include <memory>

namespace mazzo::cli {

/// A deck that was read from a file of any format, with the game it belongs to.
struct OpenedDeck {
    std::string file;
    std::shared_ptr<const LoadedGame> loaded;
    ImportedDeck imported;  ///< what happened to each line
    DeckFile deck;

    [[nodiscard]] const Game& game() const { return loaded->game; }
    [[nodiscard]] const Catalogue& catalogue() const { return loaded->catalogue; }
};

/// Reads the deck files that a command names, in every format that `convert` reads. Each game is loaded once.
class DeckLoader {
public:
    /// The options `--from` and `--game` say what the files do not; `--rules` and `--set` override what they do.
    [[nodiscard]] static Result<DeckLoader> create(const Console& console, Workspace& workspace,
                                                   const Arguments& arguments);

    /// `-` is standard input. For files of other programs the import report is printed.
    [[nodiscard]] Checked<OpenedDeck> load(const std::string& file);
    [[nodiscard]] Checked<OpenedDeck> load(std::string bytes, const std::string& file);
    /// For commands that print the report themselves.
    [[nodiscard]] Checked<OpenedDeck> read(const DeckSource& source);

    /// The game of files that do not name theirs.
    void setGame(std::string id) { m_game = std::move(id); }

private:
    DeckLoader(const Console& console, Workspace& workspace) : m_console(console), m_workspace(workspace) {}

    [[nodiscard]] Result<std::shared_ptr<const LoadedGame>> game(const std::string& id, const DeckSource& source);

    const Console& m_console;
    Workspace& m_workspace;
    std::optional<Format> m_format;
    std::string m_game;
    std::vector<std::string> m_settings;
    std::map<std::string, std::shared_ptr<const LoadedGame>, std::less<>> m_games;
};

}  // namespace mazzo::cli
