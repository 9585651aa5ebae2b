// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/pack_cards_command.h"

#include "app/text/error_text.h"
#include "app/text/value_text.h"
#include "import/catalogue/pack_cards.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

struct CardsText {
    Q_DECLARE_TR_FUNCTIONS(PackCardsText)
};

Json problemJson(const Error& problem)
{
    return {{"file", problem.where.file},
            {"line", problem.where.line},
            {"code", problem.code},
            {"message", sentence(problem).toStdString()}};
}

Json importJson(const CatalogueImport& import, const std::string& pack, bool stored)
{
    Json problems = Json::array();
    for (const Error& problem : import.problems) problems.push_back(problemJson(problem));
    return {{"pack", pack},
            {"stored", stored},
            {"new_pack", import.isNewPack},
            {"cards", import.cards},
            {"printings", import.printings},
            {"added", import.added},
            {"updated", import.updated},
            {"kept", import.kept},
            {"left_out", import.leftOut},
            {"sets", import.addedSets},
            {"rarities", import.addedRarities},
            {"finishes", import.addedFinishes},
            {"problem_count", import.problemCount},
            {"problems", std::move(problems)}};
}

void printImport(const Console& console, const CatalogueImport& import)
{
    for (const Error& problem : import.problems) console.printError(sentenceWithPlace(problem));
    if (import.problemCount > import.problems.size())
        console.printError(CardsText::tr("%n more problem(s)", nullptr,
                                         static_cast<int>(import.problemCount - import.problems.size())));
    const auto count = [](std::size_t number) { return static_cast<int>(number); };
    console.line(CardsText::tr("%n card(s)", nullptr, count(import.cards)) + ", " +
                 CardsText::tr("%n printing(s)", nullptr, count(import.printings)));
    console.line("  " + CardsText::tr("%1 new, %2 changed").arg(import.added).arg(import.updated));
    if (import.kept > 0)
        console.line("  " + CardsText::tr("%n card(s) of the pack that the source does not have, kept", nullptr,
                                          count(import.kept)));
    if (import.leftOut > 0)
        console.line(
            "  " + CardsText::tr("%n left out: tokens, or cards that cannot be used", nullptr, count(import.leftOut)));
    if (!import.addedSets.empty())
        console.line("  " + CardsText::tr("%n set(s) added to game.json", nullptr, count(import.addedSets.size())));
}

}  // namespace

ExitStatus packCards(const Console& console, const Arguments& arguments)
{
    CatalogueImportWishes wishes;
    const std::vector<std::string>& given = arguments.positional();
    wishes.sources.assign(given.begin() + 1, given.end());
    const std::string folder = arguments.value("-o").value_or("");
    if (folder.empty() || wishes.sources.empty())
        return console.fail(Error{Error::Kind::Parse, "catalogue-import.no-target", {}, {}, {}});
    std::error_code ignored;
    wishes.pack = std::filesystem::absolute(folder, ignored).lexically_normal();
    if (!wishes.pack.has_filename()) wishes.pack = wishes.pack.parent_path();
    if (const auto format = arguments.value("--from")) {
        wishes.format = catalogueFormatCalled(*format);
        if (!wishes.format)
            return console.fail(Error{Error::Kind::Parse, "catalogue-import.unknown-format", {}, {*format}, {}});
    }
    wishes.mapping = arguments.value("--mapping").value_or("");
    const auto plan = planCatalogueImport(wishes);
    if (!plan) return console.fail(plan.error());
    const bool stores = !arguments.has("--dry-run");
    if (stores) {
        if (const auto stored = storeCatalogueImport(*plan, wishes.pack); !stored) return console.fail(stored.error());
    }
    if (console.json()) console.print(importJson(*plan, wishes.pack.string(), stores));
    else printImport(console, *plan);
    return plan->problemCount == 0 ? ExitStatus::Done : ExitStatus::AnswerIsNo;
}

}  // namespace mazzo::cli
