// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/share/deck_source.h"
#include "app/workspace.h"

namespace mazzo::cli {

/// A list that a command names, read in whatever format, with the workspace it was looked up in.
struct SourceArgument {
    std::shared_ptr<Workspace> workspace;
    std::shared_ptr<const LoadedGame> loaded;
    ImportedDeck imported;
    DeckFile deck;
    std::string file;

    [[nodiscard]] const Game& game() const { return loaded->game; }
    [[nodiscard]] const Catalogue& catalogue() const { return loaded->catalogue; }
};

/// `source.bytes` are there already; `file` names places.
[[nodiscard]] Checked<SourceArgument> readSource(const DeckSource& source, std::string_view language);

/// Complains about everything that was not simply found.
void tellReport(const Console& console, const SourceArgument& source);

}  // namespace mazzo::cli
