// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

#include <QtGlobal>

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
    void (*moreHelp)(const Console& console) = nullptr;  ///< printed after the options, if there is more to say
};

}  // namespace mazzo::cli
