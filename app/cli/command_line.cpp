// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/command_table.h"
#include "app/cli/man_page.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "model/nearest.h"

#include <QCoreApplication>

#include <algorithm>

namespace mazzo::cli {

namespace {

struct CommandText {
    Q_DECLARE_TR_FUNCTIONS(commands)
};

std::vector<CommandOption> optionsOf(const Command& command)
{
    std::vector<CommandOption> options = command.options;
    options.insert(options.end(), commonOptions().begin(), commonOptions().end());
    return options;
}

void printOverview(const Console& console)
{
    console.line(CommandText::tr("Mazzo: build legal decks, manage a collection, test opening hands."));
    console.line();
    console.line(CommandText::tr("mazzo            opens the desktop app"));
    console.line(CommandText::tr("mazzo COMMAND …  works without a display:"));
    for (const Command& command : commands()) {
        console.line(QStringLiteral("  ") + command.usage);
        console.line("      " + CommandText::tr(command.summary));
    }
    console.line();
    console.line(CommandText::tr("Every command takes --json, --lang en|it and --help. Data lives in $MAZZO_HOME, "
                                 "else in the XDG data folder."));
}

void printHelp(const Console& console, const Command& command)
{
    console.line(QString::fromUtf8(command.usage));
    console.line(CommandText::tr(command.summary));
    console.line();
    for (const CommandOption& option : optionsOf(command)) {
        if (option.help == nullptr) continue;
        QString name = fromUtf8(option.name);
        if (option.valueName != nullptr) name += QStringLiteral(" ") + option.valueName;
        console.line("  " + name.leftJustified(24) + "  " + CommandText::tr(option.help));
    }
    if (command.moreHelp != nullptr) command.moreHelp(console);
}

const Command* findCommand(std::string_view name)
{
    const auto all = commands();
    const auto found = std::ranges::find(all, name, &Command::name);
    return found == all.end() ? nullptr : &*found;
}

ExitStatus unknownCommand(const Console& console, const std::string& name)
{
    std::vector<std::string_view> names;
    for (const Command& command : commands()) names.push_back(command.name);
    std::vector<std::string> args{name};
    std::ranges::move(nearest(name, names), std::back_inserter(args));
    return console.fail(Error{Error::Kind::NotFound, "usage.unknown-command", {}, std::move(args), {}});
}

ExitStatus run(const Console& console, const Command& command, const Arguments& arguments)
{
    if (arguments.has("--help") || arguments.has("-h")) {
        printHelp(console, command);
        return ExitStatus::Done;
    }
    if (arguments.error()) return console.fail(*arguments.error());
    const std::size_t count = arguments.positional().size();
    if (count < command.minArgs || count > command.maxArgs)
        return console.fail(Error{Error::Kind::Parse, "usage.arguments", {}, {command.usage}, {}});
    return command.run(console, arguments);
}

}  // namespace

int runCommandLine(const std::vector<std::string>& words)
{
    const Command* command = findCommand(words.front());
    const Arguments arguments({words.begin() + (command != nullptr ? 1 : 0), words.end()},
                              command != nullptr ? optionsOf(*command) : optionsOf({}));
    const auto language = arguments.value("--lang");
    const bool spoken = useLanguage(language.value_or(""));
    const Console console(currentLanguage(), arguments.has("--json"));
    if (!spoken)
        return static_cast<int>(
            console.fail(Error{Error::Kind::NotFound, "usage.unknown-language", {}, {*language}, {}}));
    const auto finished = [&](ExitStatus status) { return static_cast<int>(console.finished(status)); };
    if (command != nullptr) return finished(run(console, *command, arguments));
    if (arguments.has("--help") || arguments.has("-h") || words.front() == "help") {
        printOverview(console);
        return finished(ExitStatus::Done);
    }
    if (words.front() == "--version") {
        console.line(QStringLiteral("mazzo " MAZZO_VERSION));
        return finished(ExitStatus::Done);
    }
    if (words.front() == "--man-page") {
        console.line(manPage().trimmed());
        return static_cast<int>(ExitStatus::Done);
    }
    return static_cast<int>(unknownCommand(console, words.front()));
}

}  // namespace mazzo::cli
