// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/pack_install_command.h"

#include "app/output.h"
#include "app/packs/new_pack.h"
#include "app/packs/pack_change.h"
#include "app/text/error_text.h"
#include "app/text/finding_text.h"
#include "app/text/pack_text.h"
#include "app/text/value_text.h"
#include "carddata/pack/archive.h"
#include "carddata/pack/card_numbers.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

struct InstallText {
    Q_DECLARE_TR_FUNCTIONS(InstallText)
};

constexpr const char* kKinds[]{"install", "update", "unchanged"};

Json verdictsJson(const std::vector<DeckVerdictChange>& changes)
{
    const auto id = [](const std::optional<Verdict>& verdict) {
        return verdict ? Json(idOf(*verdict)) : Json(nullptr);
    };
    Json list = Json::array();
    for (const DeckVerdictChange& change : changes)
        list.push_back({{"deck", change.name}, {"before", id(change.before)}, {"after", id(change.after)}});
    return list;
}

Json differenceJson(const ContentDifference& difference)
{
    return {{"added", difference.added}, {"changed", difference.changed}, {"removed", difference.removed}};
}

Json changeJson(const PackChange& change, std::string_view language)
{
    const PackHead& head = change.head();
    Json json{{"pack", head.id},
              {"version", head.version},
              {"name", head.name.in(language)},
              {"action", kKinds[static_cast<std::size_t>(change.kind)]}};
    if (!head.extends.empty()) json["extends"] = head.extends;
    json["author"] = head.author;
    json["license"] = head.license;
    json["installed"] = change.installedVersion.empty() ? Json(nullptr) : Json(change.installedVersion);
    json["holds"] = {{"cards", change.holds.cards},
                     {"rules", change.holds.rules},
                     {"products", change.holds.products},
                     {"decks", change.holds.decks},
                     {"examples", change.holds.examples}};
    json["cards"] = differenceJson(change.cards);
    json["rules"] = differenceJson(change.rules);
    json["renumbered"] = change.renumbered;
    json["decks"] = change.decks;
    json["verdicts"] = verdictsJson(change.verdicts);
    json["notes"] = Json::array();
    for (const Error& note : change.notes)
        json["notes"].push_back({{"code", note.code}, {"message", sentence(note).toStdString()}});
    return json;
}

void printVerdicts(const Console& console, const std::vector<DeckVerdictChange>& changes)
{
    if (changes.empty()) return;
    console.line(InstallText::tr("The verdict changes for %n deck(s):", nullptr, static_cast<int>(changes.size())));
    for (const DeckVerdictChange& change : changes) console.line("  " + verdictChangeText(change));
}

void printChange(const Console& console, const PackChange& change)
{
    const PackHead& head = change.head();
    console.line(QStringLiteral("%1 (%2 %3)")
                     .arg(fromUtf8(head.name.in(console.language())), fromUtf8(head.id), fromUtf8(head.version)));
    if (const QString credits = creditsText(head); !credits.isEmpty()) console.line("  " + credits);
    if (!head.extends.empty()) console.line("  " + InstallText::tr("Expansion for %1").arg(fromUtf8(head.extends)));
    console.line("  " + holdsText(change.holds));
    if (change.kind == PackChange::Kind::Update)
        console.line("  " + InstallText::tr("Installed: version %1").arg(fromUtf8(change.installedVersion)));
    for (const QString& line : cardChangesText(change.cards)) console.line("  " + line);
    for (const QString& line : ruleChangesText(change.rules)) console.line("  " + line);
    if (change.renumbered > 0)
        console.line("  " + InstallText::tr("%n card number(s) kept", nullptr, static_cast<int>(change.renumbered)));
    for (const Error& note : change.notes) console.line("  ! " + sentenceWithPlace(note));
    printVerdicts(console, change.verdicts);
}

enum class Verb { Install, Update };

/// What the verb does not allow: to install what is there, or to update what is not.
std::optional<Error> misuse(const PackChange& change, Verb verb, bool force)
{
    const PackHead& head = change.head();
    if (verb == Verb::Install && change.kind == PackChange::Kind::Update)
        return Error{Error::Kind::Refused, "pack.already-installed", {}, {head.id, change.installedVersion}, {}};
    if (verb == Verb::Update && change.kind == PackChange::Kind::Install)
        return Error{Error::Kind::NotFound, "pack.not-installed", {}, {head.id}, {}};
    return force ? std::nullopt : change.objection;
}

ExitStatus bringIn(const Console& console, const Arguments& arguments, Verb verb)
{
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    const auto change = planPack(*workspace, arguments.positional()[1],
                                 {.keepNumbers = arguments.has("--keep-numbers")});
    if (!change) return console.fail(change.error());
    if (const auto refusal = misuse(*change, verb, arguments.has("--force"))) return console.fail(*refusal);
    const bool stores = !arguments.has("--dry-run") && change->kind != PackChange::Kind::Unchanged;
    std::filesystem::path folder;
    if (stores) {
        auto placed = apply(*change);
        if (!placed) return console.fail(placed.error());
        folder = std::move(*placed);
        // The library reads the pack now, so that it knows the numbers of its cards from here on.
        if (const auto reopened = Workspace::open(); !reopened) return console.fail(reopened.error());
    }
    if (console.json()) {
        Json json = changeJson(*change, console.language());
        json["stored"] = stores;
        if (stores) json["folder"] = folder.string();
        console.print(json);
        return ExitStatus::Done;
    }
    printChange(console, *change);
    if (stores) console.line(InstallText::tr("Installed in %1.").arg(fromUtf8(folder.string())));
    else if (change->kind == PackChange::Kind::Unchanged)
        console.line(InstallText::tr("Nothing to do: the same files are installed."));
    else console.line(InstallText::tr("Nothing was changed."));
    return ExitStatus::Done;
}

}  // namespace

ExitStatus newPack(const Console& console, const Arguments& arguments)
{
    const std::string& folder = arguments.positional()[1];
    const NewPack pack{arguments.value("--name").value_or(std::string()),
                       arguments.value("--author").value_or(std::string()), console.language()};
    if (const auto made = makePack(folder, pack); !made) return console.fail(made.error());
    const PackCheck holds = checkPack(folder);
    if (!holds.mistakes.empty()) return console.fail(holds.mistakes);
    if (console.json())
        console.print({{"folder", folder},
                       {"cards", holds.cards},
                       {"rules", holds.rules},
                       {"decks", holds.decks},
                       {"examples", holds.examples}});
    else {
        console.line(InstallText::tr("A new game is in %1: %2.").arg(fromUtf8(folder), holdsText(holds)));
        console.line(InstallText::tr("Change its files, then: mazzo pack check %1").arg(fromUtf8(folder)));
        console.line(InstallText::tr("To play with it: mazzo pack install %1").arg(fromUtf8(folder)));
    }
    return ExitStatus::Done;
}

ExitStatus installPack(const Console& console, const Arguments& arguments)
{
    return bringIn(console, arguments, Verb::Install);
}

ExitStatus updatePack(const Console& console, const Arguments& arguments)
{
    return bringIn(console, arguments, Verb::Update);
}

ExitStatus removePack(const Console& console, const Arguments& arguments)
{
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    const auto removal = planRemoval(*workspace, arguments.positional()[1]);
    if (!removal) return console.fail(removal.error());
    const bool stores = !arguments.has("--dry-run");
    if (stores) {
        if (const auto done = apply(*removal); !done) return console.fail(done.error());
        if (const auto reopened = Workspace::open(); !reopened) return console.fail(reopened.error());
    }
    if (console.json()) {
        console.print({{"pack", removal->id},
                       {"removed", stores},
                       {"decks", removal->decks},
                       {"expansions", removal->expansions},
                       {"verdicts", verdictsJson(removal->verdicts)}});
        return ExitStatus::Done;
    }
    const int decks = static_cast<int>(removal->decks.size());
    if (decks > 0) {
        console.line(InstallText::tr("%n deck(s) stay in the library and can be read and exported:", nullptr, decks));
        for (const std::string& deck : removal->decks) console.line("  " + fromUtf8(deck));
    }
    for (const std::string& expansion : removal->expansions)
        console.line(InstallText::tr("The expansion pack %1 cannot be used without it.").arg(fromUtf8(expansion)));
    printVerdicts(console, removal->verdicts);
    console.line(stores ? InstallText::tr("Removed %1.").arg(fromUtf8(removal->id))
                        : InstallText::tr("Nothing was changed."));
    return ExitStatus::Done;
}

ExitStatus exportPack(const Console& console, const Arguments& arguments)
{
    const auto file = arguments.value("-o");
    if (!file) return console.fail(Error{Error::Kind::Parse, "usage.missing-option", {}, {"-o"}, {}});
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    const std::string& id = arguments.positional()[1];
    const auto folder = installedPack(*workspace, id);
    if (!folder) return console.fail(folder.error());
    if (const auto written = archiveFolder(*folder, *file); !written) return console.fail(written.error());
    if (console.json()) console.print({{"pack", id}, {"file", *file}});
    else console.line(InstallText::tr("%1 was written to %2.").arg(fromUtf8(id), fromUtf8(*file)));
    return ExitStatus::Done;
}

ExitStatus renumberPack(const Console& console, const Arguments& arguments)
{
    const std::filesystem::path folder = arguments.positional()[1];
    const auto head = readPackHead(folder);
    if (!head) return console.fail(head.error());
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    const auto known = workspace->library().cardNumbers(head->id);
    if (!known) return console.fail(known.error());
    const auto files = carryNumbers(folder, *known);
    if (!files) return console.fail(files.error());
    std::size_t changes = 0;
    for (const RenumberedFile& file : *files) {
        changes += file.changes;
        const std::string path = (folder / file.file).string();
        if (!arguments.has("--dry-run") && !writeOutput(path, file.text))
            return console.fail(Error{Error::Kind::Io, "file.unwritable", {path, 0, 0}, {}, {}});
    }
    if (console.json())
        console.print({{"pack", head->id}, {"changed", changes}, {"stored", !arguments.has("--dry-run")}});
    else console.line(InstallText::tr("%n card number(s) changed", nullptr, static_cast<int>(changes)));
    return ExitStatus::Done;
}

}  // namespace mazzo::cli
