// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/deck_command.h"

#include "app/cli/common_options.h"
#include "app/cli/deck_choice.h"
#include "app/cli/deck_history_command.h"
#include "app/cli/deck_list_command.h"
#include "app/cli/deck_messages.h"
#include "app/cli/deck_results_command.h"
#include "app/cli/deck_save_command.h"
#include "app/cli/number_option.h"
#include "app/output.h"
#include "app/text/value_text.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <limits>

namespace mazzo::cli {

namespace {

/// Names need no quotes: the arguments after the verb are joined.
std::string joined(const std::vector<std::string>& words, std::size_t from)
{
    std::string text;
    for (std::size_t i = from; i < words.size(); ++i) text += (i == from ? "" : " ") + words[i];
    return text;
}

ExitStatus exportDeck(const Console& console, const StoredDeck& deck, const std::optional<std::string>& out)
{
    if (out && !writeOutput(*out, deck.text)) {
        console.printError(DeckText::tr("%1 cannot be written.").arg(fromUtf8(*out)));
        return ExitStatus::BadInput;
    }
    if (console.json())
        console.print({{"id", static_cast<std::int64_t>(deck.id)},
                       {"name", deck.name},
                       {"game", deck.game},
                       {"revision", deck.revision},
                       {"text", deck.text}});
    else if (!out)
        console.line(fromUtf8(deck.text.ends_with('\n') ? std::string_view(deck.text).substr(0, deck.text.size() - 1)
                                                        : deck.text));
    return ExitStatus::Done;
}

ExitStatus reportOutcome(const Console& console, const Result<void>& done, const StoredDeck& deck, const char* outcome,
                         const QString& sentence)
{
    if (!done) return console.fail(done.error());
    if (console.json())
        console.print({{"id", static_cast<std::int64_t>(deck.id)},
                       {"name", deck.name},
                       {"game", deck.game},
                       {"outcome", outcome}});
    else console.line(sentence);
    return ExitStatus::Done;
}

ExitStatus reportOutcome(const Console& console, const Result<StoredDeck>& deck, const char* outcome)
{
    if (!deck) return console.fail(deck.error());
    return reportOutcome(console, Result<void>(), *deck, outcome,
                         DeckText::tr("“%1” is now at revision %2.").arg(fromUtf8(deck->name)).arg(deck->revision));
}

/// Restores a removed deck or, with a revision, an older state of a deck.
ExitStatus restoreDeck(const Console& console, const DeckStore& store, const Arguments& arguments,
                       const std::string& name)
{
    const auto revision = numberOption(arguments, "--revision");
    if (!revision) return console.fail(revision.error());
    const auto decks = *revision ? store.all() : store.removed();
    if (!decks) return console.fail(decks.error());
    const auto deck = findDeck(*decks, name);
    if (!deck) return console.fail(deck.error());
    if (!*revision)
        return reportOutcome(console, store.restoreRemoved(deck->id), *deck, "restored",
                             DeckText::tr("Restored “%1”.").arg(fromUtf8(deck->name)));
    const auto number = std::min<std::uint64_t>(**revision, std::numeric_limits<int>::max());
    return reportOutcome(console, store.restore(deck->id, static_cast<int>(number)), "restored");
}

ExitStatus purgeDeck(const Console& console, const DeckStore& store, const std::string& name)
{
    const auto decks = store.removed();
    if (!decks) return console.fail(decks.error());
    const auto deck = findDeck(*decks, name);
    if (!deck) return console.fail(deck.error());
    return reportOutcome(console, store.purge(deck->id), *deck, "purged",
                         DeckText::tr("Deleted “%1” and its history permanently.").arg(fromUtf8(deck->name)));
}

ExitStatus withDeck(const Console& console, Workspace& workspace, const Arguments& arguments, const std::string& verb,
                    const StoredDeck& deck)
{
    const DeckStore store = workspace.library().decks();
    const std::vector<std::string>& args = arguments.positional();
    const QString name = fromUtf8(deck.name);
    if (verb == "export") return exportDeck(console, deck, arguments.value("-o"));
    if (verb == "history") return printDeckHistory(console, workspace, deck);
    if (verb == "results") return printDeckResults(console, workspace.library(), deck);
    if (verb == "result")
        return changeDeckResults(console, workspace.library(), arguments, deck,
                                 args.size() > 2 ? args[2] : std::string());
    if (verb == "rename") return reportOutcome(console, store.rename(deck.id, args[2]), "renamed");
    if (verb == "duplicate") {
        const auto other = args.size() == 3 ? Result<std::string>(args[2]) : store.freeName(deck.name);
        return other ? reportOutcome(console, store.duplicate(deck.id, *other), "duplicated")
                     : console.fail(other.error());
    }
    if (verb == "remove")
        return reportOutcome(console, store.remove(deck.id), deck, "removed",
                             DeckText::tr("Removed “%1”. To undo it: mazzo deck restore").arg(name));
    if (verb == "build")
        return reportOutcome(console, workspace.library().collection().markBuilt(deck.id, true), deck, "built",
                             DeckText::tr("“%1” is built.").arg(name));
    return reportOutcome(console, workspace.library().collection().markBuilt(deck.id, false), deck, "unbuilt",
                         DeckText::tr("“%1” is no longer built.").arg(name));
}

struct DeckVerb {
    std::string_view name;
    std::size_t minArgs;
    std::size_t maxArgs;
};

/// How many arguments each verb takes, its name included.
constexpr std::array kDeckVerbs{DeckVerb{"list", 1, 1},     DeckVerb{"save", 2, 2},      DeckVerb{"export", 2, 64},
                                DeckVerb{"history", 2, 64}, DeckVerb{"results", 2, 64},  DeckVerb{"result", 2, 3},
                                DeckVerb{"remove", 2, 64},  DeckVerb{"restore", 2, 64},  DeckVerb{"purge", 2, 64},
                                DeckVerb{"rename", 3, 3},   DeckVerb{"duplicate", 2, 3}, DeckVerb{"build", 2, 64},
                                DeckVerb{"unbuild", 2, 64}};

ExitStatus runDeck(const Console& console, const Arguments& arguments)
{
    const std::vector<std::string>& args = arguments.positional();
    const std::string& verb = args.front();
    const auto known = std::ranges::find(kDeckVerbs, verb, &DeckVerb::name);
    if (known == kDeckVerbs.end() || args.size() < known->minArgs || args.size() > known->maxArgs)
        return console.fail(Error{Error::Kind::Parse, "usage.arguments", {}, {kDeckUsage}, {}});
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    if (verb == "list") return listDecks(console, *workspace, arguments.has("--removed"));
    if (verb == "save") return saveDeck(console, *workspace, arguments, args[1]);
    const DeckStore store = workspace->library().decks();
    const std::string name = known->maxArgs == 3 ? args[1] : joined(args, 1);
    if (verb == "restore") return restoreDeck(console, store, arguments, name);
    if (verb == "purge") return purgeDeck(console, store, name);
    const auto decks = store.all();
    if (!decks) return console.fail(decks.error());
    const auto deck = findDeck(*decks, name);
    return deck ? withDeck(console, *workspace, arguments, verb, *deck) : console.fail(deck.error());
}

}  // namespace

Command deckCommand()
{
    return {
        .name = "deck",
        .usage = kDeckUsage,
        .summary = QT_TRANSLATE_NOOP(
            "commands", "Manage the decks of the library; name a deck by its name, or by its number as #N"),
        .minArgs = 1,
        .maxArgs = 64,
        .options = {{"--removed", nullptr, QT_TRANSLATE_NOOP("commands", "list: the removed decks")},
                    {"--as", "NAME", QT_TRANSLATE_NOOP("commands", "save: the deck's name in the library")},
                    {"--new", nullptr,
                     QT_TRANSLATE_NOOP("commands", "save: add a deck even if one has this name already")},
                    {"--revision", "N", QT_TRANSLATE_NOOP("commands", "restore: an older state of a deck")},
                    {"--opponent", "WHO", QT_TRANSLATE_NOOP("commands", "result: against whom")},
                    {"--opponent-deck", "DECK", QT_TRANSLATE_NOOP("commands", "result: against which deck")},
                    {"--note", "TEXT", QT_TRANSLATE_NOOP("commands", "result: a note on the game")},
                    {"--date", "DATE", QT_TRANSLATE_NOOP("commands", "result: when it was played; without it, today")},
                    {"--remove", "ID", QT_TRANSLATE_NOOP("commands", "result: remove this one")},
                    kFromOption,
                    kGameOption,
                    kOutOption},
        .run = runDeck,
    };
}

}  // namespace mazzo::cli
