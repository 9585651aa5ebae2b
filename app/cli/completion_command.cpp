// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/completion_command.h"

#include "app/cli/shell_completion.h"

namespace mazzo::cli {

namespace {

ExitStatus runCompletion(const Console& console, const Arguments& arguments)
{
    const std::string& shell = arguments.positional().front();
    const auto script = completionScript(shell);
    if (!script) {
        std::vector<std::string> args{shell};
        for (const std::string_view known : completionShells()) args.emplace_back(known);
        return console.fail(Error{Error::Kind::NotFound, "usage.unknown-shell", {}, std::move(args), {}});
    }
    console.line(script->trimmed());
    return ExitStatus::Done;
}

}  // namespace

Command completionCommand()
{
    return {
        .name = "completion",
        .usage = "mazzo completion bash|zsh|fish",
        .summary = QT_TRANSLATE_NOOP("commands", "Print a script that completes commands and options in your shell"),
        .minArgs = 1,
        .maxArgs = 1,
        .options = {},
        .run = runCompletion,
    };
}

}  // namespace mazzo::cli
