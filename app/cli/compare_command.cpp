// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare_command.h"

#include "app/analysis/deck_comparison.h"
#include "app/cli/ask_options.h"
#include "app/cli/common_options.h"
#include "app/cli/deck_choice.h"
#include "app/cli/deck_loader.h"
#include "app/cli/finding_json.h"
#include "app/cli/progress.h"
#include "app/collection_view.h"
#include "app/text/finding_text.h"
#include "app/text/value_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace mazzo::cli {

using namespace goldfish::odds;
using goldfish::Setup;

namespace {

constexpr const char* kCompareUsage =
    "mazzo compare FILE FILE | compare NAME --revision N [--revision N] [--ask EXPR]... [--turns N] "
    "[--count hand|seen] [--mulligan 'keep if EXPR'] [--rules ID] [--set OPTION=VALUE] [--from FORMAT] [--game ID]";

struct CompareText {
    Q_DECLARE_TR_FUNCTIONS(CompareText)
};

constexpr int kComparedTurns = 5;

/// One of the two decks with everything that is compared.
struct ComparedDeck {
    OpenedDeck opened;
    std::string title;                 ///< the file, or the name and the revision
    nlohmann::ordered_json validated;  ///< as `validate --json` prints it
    app::DeckFigures figures;
};

Checked<app::ComparisonOrder> readOrder(const Arguments& arguments, std::size_t firstAsk, const Game& game)
{
    app::ComparisonOrder order;
    Errors errors;
    order.asks = readAsks(arguments, firstAsk, game, errors);
    std::vector<Question> policies = readPolicies(arguments, game, errors);
    if (!policies.empty()) order.keep = std::move(policies.back());
    if (const auto when = readWhen(arguments)) order.when = *when;
    else errors.push_back(when.error());
    if (const auto turns = numberBetween(arguments, "--turns", 1, 100))
        order.turns = static_cast<int>(turns->value_or(kComparedTurns));
    else errors.push_back(turns.error());
    if (!errors.empty()) return tl::unexpected(std::move(errors));
    return order;
}

/// A deck of the library and the revisions that are compared: with one, that one and the present deck.
struct StoredPair {
    StoredDeck deck;
    std::array<DeckRevision, 2> revisions;
};

Result<StoredPair> storedPair(const Workspace& workspace, const std::string& name,
                              const std::vector<std::string>& numbers)
{
    const DeckStore store = workspace.library().decks();
    const auto decks = store.all();
    if (!decks) return failure(decks.error());
    auto deck = findDeck(*decks, name);
    if (!deck) return failure(deck.error());
    const auto history = store.history(deck->id);
    if (!history) return failure(history.error());
    StoredPair pair{std::move(*deck), {}};
    for (std::size_t i = 0; i < pair.revisions.size(); ++i) {
        if (i >= numbers.size()) {
            pair.revisions.at(i) = history->front();
            continue;
        }
        const auto found = std::ranges::find_if(
            *history, [&](const DeckRevision& each) { return std::to_string(each.number) == numbers[i]; });
        if (found == history->end())
            return failure({Error::Kind::NotFound, "library.no-such-revision", {}, {numbers[i]}, {}});
        pair.revisions.at(i) = *found;
    }
    return pair;
}

using ComparedDecks = std::array<ComparedDeck, 2>;

Checked<ComparedDecks> loadRevisions(const Workspace& workspace, DeckLoader& loader, const Arguments& arguments)
{
    const std::vector<std::string> numbers = arguments.values("--revision");
    if (numbers.size() > 2)
        return tl::unexpected(Errors{{Error::Kind::Parse, "usage.arguments", {}, {kCompareUsage}, {}}});
    const auto pair = storedPair(workspace, arguments.positional().front(), numbers);
    if (!pair) return tl::unexpected(Errors{pair.error()});
    ComparedDecks decks;
    for (std::size_t i = 0; i < decks.size(); ++i) {
        const DeckRevision& revision = pair->revisions.at(i);
        const std::string title = pair->deck.name + " #" + std::to_string(revision.number);
        auto opened = loader.load(revision.text, title);
        if (!opened) return tl::unexpected(opened.error());
        decks.at(i).opened = std::move(*opened);
        decks.at(i).title = title;
    }
    return decks;
}

Checked<ComparedDecks> loadFiles(DeckLoader& loader, const Arguments& arguments)
{
    if (arguments.positional().size() < 2)
        return tl::unexpected(Errors{{Error::Kind::Parse, "usage.arguments", {}, {kCompareUsage}, {}}});
    ComparedDecks decks;
    for (std::size_t i = 0; i < decks.size(); ++i) {
        auto opened = loader.load(arguments.positional()[i]);
        if (!opened) return tl::unexpected(opened.error());
        decks.at(i).opened = std::move(*opened);
        decks.at(i).title = decks.at(i).opened.file;
    }
    if (decks[0].opened.game().id == decks[1].opened.game().id) return decks;
    return tl::unexpected(Errors{{Error::Kind::Refused,
                                  "usage.other-game",
                                  {decks[1].opened.file, 0, 0},
                                  {decks[1].opened.game().id, decks[0].opened.game().id},
                                  {}}});
}

class CompareReport {
public:
    CompareReport(const Console& console, const ComparedDecks& decks, const app::ComparisonOrder& request)
        : m_console(console), m_decks(decks), m_request(request), m_game(decks[0].opened.game())
    {}

    void printJson() const
    {
        Json json{{"game", m_game.id}, {"decks", Json::array()}, {"difference", Json::array()}};
        for (const ComparedDeck& deck : m_decks) {
            Json each = deck.validated;
            each["name"] = deck.opened.deck.name;
            each["missing"] = Json::array();
            for (const Shortage& shortage : deck.figures.missing)
                each["missing"].push_back({{"card", nameOfMissing(shortage)},
                                           {"need", shortage.need},
                                           {"have", shortage.have},
                                           {"short", shortage.lacking()}});
            json["decks"].push_back(std::move(each));
        }
        for (const auto& [line, both] : lines())
            if (both.first != both.second)
                json["difference"].push_back({{"zone", m_game[line.first].id},
                                              {"card", line.second},
                                              {"first", both.first},
                                              {"second", both.second}});
        json["curves"] = Json::array();
        for (const FieldIndex field : app::numericFields(m_game)) {
            Json values = Json::array();
            for (const auto& [value, both] : curve(field))
                values.push_back({{"value", value}, {"first", both.first}, {"second", both.second}});
            if (!values.empty()) json["curves"].push_back({{"field", m_game[field].id}, {"values", std::move(values)}});
        }
        json["asks"] = Json::array();
        for (std::size_t i = 0; i < m_request.asks.size(); ++i) {
            Json ask{{"ask", m_request.asks[i].text}};
            for (const bool second : {false, true}) {
                const ComparedDeck& deck = m_decks.at(second ? 1 : 0);
                Json turns = Json::array();
                for (const std::vector<ExactOdds>& turn : deck.figures.byTurn) turns.push_back(oddsJson(turn[i]));
                ask[second ? "second" : "first"] = {{"exact", oddsJson(deck.figures.opening[i])}, {"by_turn", turns}};
            }
            json["asks"].push_back(std::move(ask));
        }
        m_console.print(json);
    }

    void printText() const
    {
        for (const ComparedDeck& deck : m_decks) printDeck(deck);
        printDifference();
        for (const FieldIndex field : app::numericFields(m_game)) printCurve(field);
        for (std::size_t i = 0; i < m_request.asks.size(); ++i) printAsk(i);
    }

private:
    using Json = nlohmann::ordered_json;

    [[nodiscard]] std::array<const Deck*, 2> decks() const
    {
        return {&m_decks[0].opened.deck.deck, &m_decks[1].opened.deck.deck};
    }
    [[nodiscard]] app::ComparedLines lines() const
    {
        return app::comparedLines(decks(), m_decks[0].opened.catalogue(), m_console.language());
    }
    [[nodiscard]] app::ComparedCurve curve(FieldIndex field) const
    {
        return app::comparedCurve(decks(), m_decks[0].opened.catalogue(), field);
    }

    [[nodiscard]] std::string nameOfMissing(const Shortage& shortage) const
    {
        const Catalogue& catalogue = m_decks[0].opened.catalogue();
        return shortage.card ? std::string(catalogue.name(*shortage.card, m_console.language())) : shortage.name;
    }

    static Json oddsJson(const ExactOdds& exact)
    {
        if (!exact) return nullptr;
        return exact->isOne() ? Json(exact->least) : Json{{"min", exact->least}, {"max", exact->most}};
    }

    [[nodiscard]] QString percentOf(const ExactOdds& exact) const
    {
        if (!exact) return QStringLiteral("–");
        const QLocale locale(fromUtf8(m_console.language()));
        const QString least = locale.toString(exact->least * 100, 'f', 4) + " %";
        return exact->isOne() ? least : least + "–" + locale.toString(exact->most * 100, 'f', 4) + " %";
    }

    void printDeck(const ComparedDeck& deck) const
    {
        m_console.line(fromUtf8(deck.title) + ": " + verdictName(deck.figures.report.verdict));
        for (const Finding& finding : deck.figures.report.findings)
            if (isFailure(finding.status))
                m_console.line("  ✗ " + message(finding, *deck.opened.loaded, m_console.language()));
        int missing = 0;
        for (const Shortage& shortage : deck.figures.missing) missing += shortage.lacking();
        m_console.line("  " + (missing == 0 ? CompareText::tr("You own all its cards.")
                                            : CompareText::tr("%n card(s) missing", nullptr, missing)));
    }

    void printDifference() const
    {
        m_console.line();
        bool any = false;
        for (const auto& [line, both] : lines()) {
            if (both.first == both.second) continue;
            any = true;
            m_console.line(QStringLiteral("  %1  %2 → %3  (%4)")
                               .arg(fromUtf8(line.second), QString::number(both.first), QString::number(both.second),
                                    fromUtf8(m_game[line.first].name.in(m_console.language()))));
        }
        if (!any) m_console.line(CompareText::tr("Both decks have the same cards."));
    }

    void printCurve(FieldIndex field) const
    {
        const app::ComparedCurve curve = this->curve(field);
        if (curve.empty()) return;
        m_console.line();
        m_console.line(fromUtf8(m_game[field].name.in(m_console.language())));
        for (const auto& [value, both] : curve)
            m_console.line(QStringLiteral("  %1  %2 → %3")
                               .arg(QString::number(value), QString::number(both.first), QString::number(both.second)));
    }

    void printAsk(std::size_t number) const
    {
        m_console.line();
        m_console.line(fromUtf8(m_request.asks[number].text));
        m_console.line("  " + CompareText::tr("opening hand  %1 → %2")
                                  .arg(percentOf(m_decks[0].figures.opening[number]),
                                       percentOf(m_decks[1].figures.opening[number])));
        for (std::size_t turn = 0; turn < m_decks[0].figures.byTurn.size(); ++turn)
            m_console.line("  " + CompareText::tr("turn %1  %2 → %3")
                                      .arg(QString::number(turn + 1),
                                           percentOf(m_decks[0].figures.byTurn[turn][number]),
                                           percentOf(m_decks[1].figures.byTurn[turn][number])));
    }

    const Console& m_console;
    const ComparedDecks& m_decks;
    const app::ComparisonOrder& m_request;
    const Game& m_game;
};

ExitStatus runCompare(const Console& console, const Arguments& arguments)
{
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    auto loader = DeckLoader::create(console, *workspace, arguments);
    if (!loader) return console.fail(loader.error());
    const bool revisions = arguments.has("--revision");
    auto decks = revisions ? loadRevisions(*workspace, *loader, arguments) : loadFiles(*loader, arguments);
    if (!decks) return console.fail(decks.error());
    const LoadedGame& loaded = *decks->front().opened.loaded;
    const auto order = readOrder(arguments, revisions ? 1 : 2, loaded.game);
    if (!order) return console.fail(order.error());
    const auto view = collectionView(workspace->library(), loaded);
    if (!view) return console.fail(view.error());
    Progress progress(CompareText::tr("Calculating the odds …"));
    for (ComparedDeck& deck : *decks) {
        const OpenedDeck& opened = deck.opened;
        auto figures = app::deckFigures(opened.game(), opened.catalogue(), opened.deck, &view->counts,
                                        view->isBuilt(opened.deck.name), *order,
                                        [&](double done) { return progress(done); });
        if (!figures) return console.fail(figures.error());
        if (figures->noOdds) return console.fail(placed(*figures->noOdds, opened.file));
        deck.figures = std::move(*figures);
        const auto book = RuleBook::compile(opened.game(), opened.catalogue(), opened.deck.settings);
        if (!book) return console.fail(book.error());
        deck.validated = reportJson(opened, *book, deck.figures.report, console.language());
    }
    if (progress.stopped()) {
        console.printError(CompareText::tr("Stopped."));
        return ExitStatus::BadInput;
    }
    const CompareReport report(console, *decks, *order);
    console.json() ? report.printJson() : report.printText();
    return ExitStatus::Done;
}

}  // namespace

Command compareCommand()
{
    return {
        .name = "compare",
        .usage = kCompareUsage,
        .summary = QT_TRANSLATE_NOOP("commands", "Compare two decks, or two revisions of one: cards, curves, "
                                                 "verdicts, odds by turn, and what is missing"),
        .minArgs = 1,
        .maxArgs = 64,
        .options = {{"--revision", "N",
                     QT_TRANSLATE_NOOP("commands", "A revision of the deck in the library, see mazzo deck history; "
                                                   "one is compared with the deck as it is, two with each other")},
                    kAskOption,
                    kTurnsOption,
                    kCountOption,
                    kMulliganOption,
                    kRulesOption,
                    kSetOption,
                    kFromOption,
                    kGameOption},
        .run = runCompare,
    };
}

}  // namespace mazzo::cli
