// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/validate_command.h"

#include "app/cli/common_options.h"
#include "app/cli/deck_loader.h"
#include "app/cli/finding_json.h"
#include "app/text/error_text.h"
#include "app/text/finding_text.h"
#include "app/text/value_text.h"
#include "validators/rule_book.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

struct ValidateText {
    Q_DECLARE_TR_FUNCTIONS(ValidateText)
};

/// The result of a file as an exit status; of several files the most severe counts.
enum class Gravity : int { Legal, Unknown, Broken, BadInput };

Gravity gravityOf(Verdict verdict)
{
    return verdict == Verdict::Legal     ? Gravity::Legal
           : verdict == Verdict::Unknown ? Gravity::Unknown
                                         : Gravity::Broken;
}

ExitStatus statusOf(Gravity gravity)
{
    switch (gravity) {
    case Gravity::Legal: return ExitStatus::Done;
    case Gravity::Unknown: return ExitStatus::CannotTell;
    case Gravity::Broken: return ExitStatus::AnswerIsNo;
    case Gravity::BadInput: break;
    }
    return ExitStatus::BadInput;
}

void printFinding(const Console& console, const OpenedDeck& deck, const RuleBook& book, const Finding& finding,
                  const std::vector<Fix>& fixes)
{
    static constexpr std::array<const char*, 6> kMarks{" ", "✓", "!", "?", "…", "✗"};
    const std::string& language = console.language();
    const QString id = fromUtf8(book.ruleId(finding));
    console.line(
        QStringLiteral("  %1 %2  (%3)")
            .arg(kMarks.at(static_cast<std::size_t>(finding.status)), message(finding, *deck.loaded, language), id));
    if (finding.rule != Finding::kUnknownCards) {
        const QString source = citation(finding, deck.game(), deck.deck.settings.edition, language);
        if (!source.isEmpty()) console.line("      " + source);
    }
    if (!finding.restsOn.empty()) console.line("      * " + restsOnText(finding.restsOn));
    for (const QString& text : labels(fixes, *deck.loaded, language)) console.line("      → " + text);
}

/// A verdict depends on the options of the game, so those that differ from the defaults are printed.
void printOptions(const Console& console, const OpenedDeck& deck)
{
    const Settings& settings = deck.deck.settings;
    const auto printSetting = [&](std::string_view name, std::string_view value) {
        console.line(QStringLiteral("  · %1: %2").arg(fromUtf8(name), fromUtf8(value)));
    };
    const Edition* edition = deck.game().edition(settings.edition);
    if (edition != nullptr && edition != &deck.game().editions.front())
        printSetting(ValidateText::tr("edition").toStdString(), edition->name.in(console.language()));
    for (std::size_t i = 0; i < settings.options.size(); ++i) {
        const Option& option = deck.game().options[i];
        const std::string& value = settings.options[i].text;
        if (value == option.preset) continue;
        const auto choice = std::ranges::find(option.values, value, &Choice::id);
        const bool isNamed = choice != option.values.end() && !choice->name.in(console.language()).empty();
        printSetting(option.name.in(console.language()),
                     isNamed ? choice->name.in(console.language()) : std::string_view(value));
    }
}

void print(const Console& console, const OpenedDeck& deck, const RuleBook& book, const Report& report)
{
    console.line(fromUtf8(deck.file) + ": " + verdictName(report.verdict));
    printOptions(console, deck);
    if (!report.restsOn.empty()) console.line("  * " + restsOnText(report.restsOn));
    int passed = 0;
    std::size_t printed = 0;
    for (const Finding& finding : report.findings) {
        if (finding.status == Status::Passed) ++passed;
        if (finding.status < Status::Advice) continue;
        printFinding(console, deck, book, finding,
                     printed++ < kMaxFindingsWithFixes ? book.fixes(deck.deck.deck, report, finding)
                                                       : std::vector<Fix>());
    }
    console.line("  ✓ " + ValidateText::tr("%n rule(s) met", nullptr, passed));
}

/// Unknown cards with similar names.
void warn(const Console& console, const OpenedDeck& deck)
{
    constexpr std::size_t kMaxWarnings = 20;
    std::size_t printed = 0;
    for (Error warning : deck.deck.warnings) {
        if (printed++ == kMaxWarnings)
            return console.printError(
                ValidateText::tr("… and %n more", nullptr, static_cast<int>(deck.deck.warnings.size() - kMaxWarnings)));
        if (warning.code == "deck.unknown-card") {
            for (const CardIndex near : deck.catalogue().nearestNames(warning.args.front()))
                warning.args.emplace_back(deck.catalogue().name(near, console.language()));
        }
        console.printError(sentenceWithPlace(warning));
    }
}

/// The rules of the deck before, which often are those of the next one, too: compiling them takes longer than judging.
struct CompiledBefore {
    std::shared_ptr<const LoadedGame> game;
    Settings settings;
    std::optional<RuleBook> book;
};

Checked<const RuleBook*> rulesOf(const OpenedDeck& deck, CompiledBefore& before)
{
    if (before.game == deck.loaded && before.settings == deck.deck.settings) return &*before.book;
    auto book = RuleBook::compile(deck.game(), deck.catalogue(), deck.deck.settings);
    if (!book) return tl::unexpected(std::move(book.error()));
    before = {deck.loaded, deck.deck.settings, std::move(*book)};
    return &*before.book;
}

Gravity validate(const Console& console, DeckLoader& loader, const std::string& file, CompiledBefore& before,
                 Json& output)
{
    const auto failed = [&](const Errors& errors) {
        console.fail(errors);
        output.push_back({{"file", file}, {"errors", errorsJson(errors)}});
        return Gravity::BadInput;
    };
    const auto deck = loader.load(file);
    if (!deck) return failed(deck.error());
    const auto rules = rulesOf(*deck, before);
    if (!rules) return failed(rules.error());
    const RuleBook& book = **rules;
    Report report = book.check(deck->deck.deck);
    book.addOrigins(deck->deck.deck, report);
    if (deck->imported.format == Format::Mazzo) warn(console, *deck);
    if (console.json()) {
        output.push_back(reportJson(*deck, book, report, console.language()));
    } else {
        print(console, *deck, book, report);
    }
    return gravityOf(report.verdict);
}

ExitStatus runValidate(const Console& console, const Arguments& arguments)
{
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    auto loader = DeckLoader::create(console, *workspace, arguments);
    if (!loader) return console.fail(loader.error());
    Json output = Json::array();
    Gravity gravest = Gravity::Legal;
    CompiledBefore before;
    for (const std::string& file : arguments.positional())
        gravest = std::max(gravest, validate(console, *loader, file, before, output));
    if (console.json()) console.print(output.size() == 1 ? output.front() : output);
    return statusOf(gravest);
}

}  // namespace

Command validateCommand()
{
    return {
        .name = "validate",
        .usage = "mazzo validate FILE... [--rules ID] [--set OPTION=VALUE] [--from FORMAT] [--game ID]",
        .summary = QT_TRANSLATE_NOOP(
            "commands", "Check decks against the rules of their game: the verdict, every problem, and how to fix it"),
        .minArgs = 1,
        .maxArgs = 100'000,
        .options = {kRulesOption, kSetOption, kFromOption, kGameOption},
        .run = runValidate,
    };
}

}  // namespace mazzo::cli
