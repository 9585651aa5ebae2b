// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/fix_command.h"

#include "app/cli/common_options.h"
#include "app/cli/deck_loader.h"
#include "app/cli/finding_json.h"
#include "app/collection_view.h"
#include "app/output.h"
#include "app/text/finding_text.h"
#include "app/text/repair_text.h"
#include "app/text/value_text.h"
#include "validators/repair/repair.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

struct FixText {
    Q_DECLARE_TR_FUNCTIONS(FixText)
};

/// The rules that the deck breaks, or leaves open, if everything but this step is done. What stays open anyway is not
/// served by the step.
std::vector<std::string> rulesServed(const Fix& step, const Repair& repair, const RuleBook& book, const Game& game)
{
    Deck without = repair.deck;
    for (const Change& change : step.add)
        without.setCopies(change.zone, change.card, without.copies(change.zone, change.card) - change.count);
    for (const Change& change : step.remove) without.addCopies(change.zone, change.card, change.count);
    std::vector<std::string> rules;
    if (step.kind == Fix::Kind::SetOption || !step.unknownCard.empty()) return rules;
    const Report after = book.check(repair.deck);
    for (const Finding& finding : book.check(without).findings) {
        if (finding.status < Status::Unknown || finding.rule == Finding::kUnknownCards) continue;
        const bool stays = std::ranges::any_of(after.findings, [&finding](const Finding& other) {
            return other.rule == finding.rule && other.status == finding.status && other.cards == finding.cards;
        });
        if (stays) continue;
        const std::string& id = game.rules[finding.rule].id;
        if (std::ranges::find(rules, id) == rules.end()) rules.push_back(id);
    }
    return rules;
}

Json stepsJson(const std::vector<Fix>& steps, const Repair& repair, const RuleBook& book, const LoadedGame& loaded,
               const std::string& language)
{
    Json json = Json::array();
    const QStringList texts = labels(steps, loaded, language);
    for (std::size_t i = 0; i < steps.size(); ++i)
        json.push_back({{"label", texts[static_cast<qsizetype>(i)].toStdString()},
                        {"rules", rulesServed(steps[i], repair, book, loaded.game)}});
    return json;
}

Json jsonOf(const Repair& repair, const LoadedGame& loaded)
{
    Json json = fixJson(Fix{Fix::Kind::Replace, repair.add, repair.remove, {}, {}, repair.option}, loaded);
    for (const Deck::UnknownCard& unknownCard : repair.unknownCards)
        json["unknown"].push_back(
            {{"name", unknownCard.name}, {"zone", loaded.game[unknownCard.zone].id}, {"count", unknownCard.copies}});
    return json;
}

/// The names of the unknown cards that stay in the deck.
Json unknownNames(const Deck& deck)
{
    Json names = Json::array();
    for (const Deck::UnknownCard& card : deck.unknownCards())
        if (std::ranges::find(names, Json(card.name)) == names.end()) names.push_back(card.name);
    return names;
}

/// The rules that cannot all hold, each clause once: several checks may share one.
struct Obstacle {
    std::string_view id;
    QString text;
};

std::vector<Obstacle> obstacles(const NoRepair& none, const OpenedDeck& deck, const std::string& language)
{
    std::vector<Obstacle> list;
    for (const std::uint16_t index : none.conflict) {
        const Rule& rule = deck.game().rules[index];
        if (std::ranges::find(list, std::string_view(rule.id), &Obstacle::id) == list.end())
            list.push_back({rule.id, ruleText(rule, deck.game(), language)});
    }
    return list;
}

ExitStatus reportNoRepair(const Console& console, const OpenedDeck& deck, Verdict verdict, const NoRepair& none,
                          bool owned)
{
    const std::vector<Obstacle> rules = obstacles(none, deck, console.language());
    if (console.json()) {
        Json ids = Json::array();
        for (const Obstacle& rule : rules) ids.push_back(rule.id);
        console.print({{"file", deck.file},
                       {"verdict", idOf(verdict)},
                       {"changes", nullptr},
                       {"conflict", ids},
                       {"proven", none.proven},
                       {"without_samples", none.withoutSamples}});
        return ExitStatus::AnswerIsNo;
    }
    console.line(fromUtf8(deck.file) + ": " + verdictName(verdict));
    if (!none.proven) console.line(FixText::tr("No repair was found within the time limit."));
    else if (owned) console.line(FixText::tr("The cards you own cannot make this deck legal. What they cannot meet:"));
    else if (rules.size() == 1)
        console.line(FixText::tr("No change of cards makes this deck legal. This rule cannot be met:"));
    else console.line(FixText::tr("No change of cards makes this deck legal. These rules cannot all hold:"));
    for (const Obstacle& rule : rules) console.line(QStringLiteral("  ✗ %1  (%2)").arg(rule.text, fromUtf8(rule.id)));
    if (none.withoutSamples) console.line(repairNote(none));
    return ExitStatus::AnswerIsNo;
}

void printRepair(const Console& console, const OpenedDeck& deck, Verdict verdict, const Repair& repair,
                 const RuleBook& book)
{
    console.line(fromUtf8(deck.file) + ": " + verdictName(verdict));
    const std::vector<Fix> steps = repairSteps(repair);
    const QStringList texts = labels(steps, *deck.loaded, console.language());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        QStringList rules;
        for (const std::string& rule : rulesServed(steps[i], repair, book, deck.game())) rules.append(fromUtf8(rule));
        console.line("  → " + texts[static_cast<qsizetype>(i)] +
                     (rules.isEmpty() ? QString() : "  (" + rules.join(QStringLiteral(", ")) + ")"));
    }
    if (steps.empty() && repair.verdict == Verdict::Legal) console.line("  " + FixText::tr("Nothing to fix."));
    else if (!steps.empty()) console.line("  " + FixText::tr("After the fix: %1").arg(verdictName(repair.verdict)));
    for (const QString& warning : repairWarnings(repair)) console.line("  ! " + warning);
    for (const QString& gap : repairGaps(repair, *deck.loaded, console.language())) console.line("  ? " + gap);
}

ExitStatus runFix(const Console& console, const Arguments& arguments)
{
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    auto loader = DeckLoader::create(console, *workspace, arguments);
    if (!loader) return console.fail(loader.error());
    const auto deck = loader->load(arguments.positional().front());
    if (!deck) return console.fail(deck.error());
    const auto book = RuleBook::compile(deck->game(), deck->catalogue(), deck->deck.settings);
    if (!book) return console.fail(book.error());
    const Verdict verdict = book->check(deck->deck.deck).verdict;
    std::function<int(CardIndex)> allowed;
    Result<CollectionView> view = CollectionView{};
    if (arguments.has("--owned")) {
        view = collectionView(workspace->library(), *deck->loaded);
        if (!view) return console.fail(view.error());
        allowed = [&, built = view->isBuilt(deck->deck.name)](CardIndex card) {
            return ownedLines({deck->game(), deck->catalogue(), deck->deck.settings, deck->deck.deck}, built,
                              view->counts, card);
        };
    }
    const auto result = proposedRepair(*book, deck->deck.deck, allowed);
    if (const auto* none = std::get_if<NoRepair>(&result))
        return reportNoRepair(console, *deck, verdict, *none, arguments.has("--owned"));

    const Repair& repair = std::get<Repair>(result);
    const ExitStatus status = repair.verdict == Verdict::Legal ? ExitStatus::Done : ExitStatus::AnswerIsNo;
    const std::string text = repairedText(deck->deck, repair, *deck->loaded);
    const auto out = arguments.value("-o");
    if (out && !writeOutput(*out, text)) {
        console.printError(FixText::tr("%1 cannot be written.").arg(fromUtf8(*out)));
        return ExitStatus::BadInput;
    }
    if (console.json()) {
        console.print({{"file", deck->file},
                       {"verdict", idOf(verdict)},
                       {"changes", jsonOf(repair, *deck->loaded)},
                       {"steps", stepsJson(repairSteps(repair), repair, *book, *deck->loaded, console.language())},
                       {"after", idOf(repair.verdict)},
                       {"removes_many", repair.removesMany},
                       {"moves_only", repair.movesOnly},
                       {"smallest", repair.smallest},
                       {"missing", missingJson(repair.missing, *deck->loaded)},
                       {"unknown_cards", unknownNames(repair.deck)},
                       {"deck", text}});
        return status;
    }
    printRepair(console, *deck, verdict, repair, *book);
    if (!out) {
        console.line();
        console.line(fromUtf8(text).chopped(1));
    }
    return status;
}

}  // namespace

Command fixCommand()
{
    return {
        .name = "fix",
        .usage = "mazzo fix FILE [--owned] [--from FORMAT] [--game ID] [-o OUT]",
        .summary = QT_TRANSLATE_NOOP("commands",
                                     "Find the smallest change that makes a deck legal, and print the new deck; "
                                     "with --owned, add only free copies from the collection"),
        .minArgs = 1,
        .maxArgs = 1,
        .options = {kOwnedOption, kFromOption, kGameOption, kOutOption},
        .run = runFix,
    };
}

}  // namespace mazzo::cli
