// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

#include <span>

namespace mazzo::cli {

/// One command of the command line. `usage` is printed unchanged; `summary` is translated in the context "commands".
struct Command {
    std::string_view name;
    const char* usage;
    const char* summary;
    std::size_t minArgs = 0;  ///< positional arguments
    std::size_t maxArgs = 0;
    std::vector<CommandOption> options;  ///< its own, besides those that every command has
    ExitStatus (*run)(const Console& console, const Arguments& arguments) = nullptr;
};

[[nodiscard]] std::span<const Command> commands();

/// The options that every command has.
[[nodiscard]] std::span<const CommandOption> commonOptions();

ExitStatus runGames(const Console& console, const Arguments& arguments);
ExitStatus runSearch(const Console& console, const Arguments& arguments);
ExitStatus runShow(const Console& console, const Arguments& arguments);
ExitStatus runSet(const Console& console, const Arguments& arguments);
ExitStatus runUnset(const Console& console, const Arguments& arguments);
ExitStatus runValidate(const Console& console, const Arguments& arguments);
ExitStatus runFix(const Console& console, const Arguments& arguments);
ExitStatus runGoldfish(const Console& console, const Arguments& arguments);
ExitStatus runOdds(const Console& console, const Arguments& arguments);
ExitStatus runConvert(const Console& console, const Arguments& arguments);
ExitStatus runShare(const Console& console, const Arguments& arguments);
ExitStatus runOpen(const Console& console, const Arguments& arguments);
ExitStatus runDeck(const Console& console, const Arguments& arguments);
ExitStatus runCollection(const Console& console, const Arguments& arguments);
ExitStatus runPack(const Console& console, const Arguments& arguments);

}  // namespace mazzo::cli
