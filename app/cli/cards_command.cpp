// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cards_command.h"

#include "app/cli/common_options.h"
#include "app/input.h"
#include "app/output.h"
#include "app/text/error_text.h"
#include "app/text/value_text.h"
#include "app/workspace.h"
#include "import/cards/card_import.h"
#include "import/collection/csv.h"
#include "model/query/matching.h"
#include "model/query/query.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

constexpr const char* kCardsUsage =
    "mazzo cards export GAME [QUERY] [-o FILE] | import GAME FILE [--dry-run] [--skip-refused] [--override]";

using CardState = ImportedCard::State;

struct CardsText {
    Q_DECLARE_TR_FUNCTIONS(CardsText)
};

ExitStatus exportCards(const Console& console, const Arguments& arguments)
{
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    const std::vector<std::string>& args = arguments.positional();
    const auto loaded = workspace->game(args[1]);
    if (!loaded) return console.fail(loaded.error());
    std::string text;
    for (std::size_t i = 2; i < args.size(); ++i) text += (text.empty() ? "" : " ") + args[i];
    const auto query = parseQuery(text, loaded->game, DeckAtHand::No);
    if (!query) return console.fail(query.error());
    const MatchSet matched = matchesAll(*query, loaded->game, loaded->catalogue, SearchContext{});
    auto cards = workspace->library().cards(loaded->game);
    if (!cards) return console.fail(cards.error());
    std::erase_if(*cards, [&](const Card& card) {
        const auto index = loaded->catalogue.byNumber(card.number);
        return !index || !matched.yes.contains(*index);
    });
    const auto own = workspace->library().ownLayer().entries(loaded->game.id);
    if (!own) return console.fail(own.error());
    const std::string file = arguments.value("-o").value_or("-");
    const bool prints = file == "-";
    const CardFormat format = prints && console.json() ? CardFormat::Json : cardFormatOf(file);
    const std::string table = writeCardTable(loaded->game, loaded->catalogue, *cards, *own, format);
    if (prints) {
        console.line(fromUtf8(table).chopped(1));
        return ExitStatus::Done;
    }
    if (!writeOutput(file, table)) return console.fail(Error{Error::Kind::Io, "file.unwritable", {file, 0, 0}, {}, {}});
    if (console.json()) console.print({{"file", file}, {"cards", cards->size()}});
    else
        console.line(
            CardsText::tr("%n card(s) written to %1", nullptr, static_cast<int>(cards->size())).arg(fromUtf8(file)));
    return ExitStatus::Done;
}

const char* cardStateId(CardState state)
{
    switch (state) {
    case CardState::New: return "new";
    case CardState::Changed: return "changed";
    case CardState::Unchanged: return "unchanged";
    case CardState::Refused: return "refused";
    }
    return "";
}

QString cardStateText(CardState state)
{
    switch (state) {
    case CardState::New: return CardsText::tr("new");
    case CardState::Changed: return CardsText::tr("changed");
    case CardState::Unchanged: return CardsText::tr("unchanged");
    case CardState::Refused: return CardsText::tr("refused");
    }
    return {};
}

void printJson(const Console& console, const CardImport& import, const std::string& game, bool stored)
{
    Json json{{"stored", stored}};
    for (const CardState state : {CardState::New, CardState::Changed, CardState::Unchanged})
        json[cardStateId(state)] = import.count(state);
    json["refused"] = Json::array();
    json["rows"] = Json::array();
    for (const ImportedCard& row : import.rows) {
        for (const auto& [column, error] : row.problems)
            json["refused"].push_back({{"line", error.where.line},
                                       {"column", column},
                                       {"character", error.where.column},
                                       {"code", error.code},
                                       {"message", sentence(error).toStdString()}});
        Json each{{"line", row.line}, {"state", cardStateId(row.state)}, {"name", row.name}};
        if (!row.card.empty()) each["card"] = game + ":" + row.card;
        json["rows"].push_back(std::move(each));
    }
    console.print(json);
}

void printImport(const Console& console, const CardImport& import)
{
    for (const ImportedCard& row : import.rows) {
        if (row.state == CardState::Unchanged || row.state == CardState::Refused) continue;
        console.line(CardsText::tr("line %1: %2 (%3)").arg(row.line).arg(fromUtf8(row.name), cardStateText(row.state)));
    }
    for (const ImportedCard& row : import.rows)
        for (const auto& [column, error] : row.problems)
            console.printError(
                sentenceWithPlace(error) + (column.empty() ? QString() : "  [" + fromUtf8(column) + "]"));
    console.line(CardsText::tr("%1 new, %2 changed, %3 unchanged, %4 refused")
                     .arg(import.count(CardState::New))
                     .arg(import.count(CardState::Changed))
                     .arg(import.count(CardState::Unchanged))
                     .arg(import.count(CardState::Refused)));
}

ExitStatus importCards(const Console& console, const Arguments& arguments)
{
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    const std::vector<std::string>& args = arguments.positional();
    const auto loaded = workspace->game(args[1]);
    if (!loaded) return console.fail(loaded.error());
    const auto text = readInput(args[2], kMaxCollectionBytes);
    if (!text) return console.fail(text.error());
    const auto table = readCardTable(*text, args[2], cardFormatOf(args[2]), loaded->game);
    if (!table) return console.fail(table.error());
    const auto import = planCardImport(workspace->library(), *loaded, *table, {args[2], arguments.has("--override")});
    if (!import) return console.fail(import.error());
    const bool refused = import->count(CardState::Refused) > 0 && !arguments.has("--skip-refused");
    const bool stores = !refused && !arguments.has("--dry-run");
    if (stores)
        if (const auto stored = storeCardImport(workspace->library(), *loaded, *import); !stored)
            return console.fail(firstError(stored.error()));
    if (console.json()) {
        printJson(console, *import, loaded->game.id, stores);
    } else {
        if (table->recoded) console.line(CardsText::tr("The file is not UTF-8; it was read as Latin-1."));
        printImport(console, *import);
        if (!stores) console.line(CardsText::tr("Nothing was stored."));
        else if (!import->edit.entries.empty()) console.line(CardsText::tr("Stored; mazzo card undo takes it back."));
    }
    return refused ? ExitStatus::BadInput : ExitStatus::Done;
}

ExitStatus runCards(const Console& console, const Arguments& arguments)
{
    const std::vector<std::string>& args = arguments.positional();
    if (args.front() == "export" && args.size() >= 2) return exportCards(console, arguments);
    if (args.front() == "import" && args.size() == 3) return importCards(console, arguments);
    return console.fail(Error{Error::Kind::Parse, "usage.arguments", {}, {kCardsUsage}, {}});
}

}  // namespace

Command cardsCommand()
{
    return {
        .name = "cards",
        .usage = kCardsUsage,
        .summary = QT_TRANSLATE_NOOP("commands",
                                     "The cards of a game as a table, CSV or JSON: write it, or read it into your "
                                     "own layer"),
        .minArgs = 1,
        .maxArgs = 64,
        .options = {{"--dry-run", nullptr, QT_TRANSLATE_NOOP("commands", "import: report only, store nothing")},
                    {"--skip-refused", nullptr,
                     QT_TRANSLATE_NOOP("commands", "import: store the other lines even if some are refused")},
                    {"--override", nullptr,
                     QT_TRANSLATE_NOOP("commands", "import: values may contradict what the rulebook says")},
                    kOutOption},
        .run = runCards,
    };
}

}  // namespace mazzo::cli
