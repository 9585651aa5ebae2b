// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare_command.h"

#include "app/cli/ask_options.h"
#include "app/cli/deck_loader.h"
#include "app/cli/finding_json.h"
#include "app/cli/progress.h"
#include "app/collection_view.h"
#include "app/text/finding_text.h"
#include "app/text/value_text.h"
#include "goldfish/odds/odds_by_turn.h"
#include "model/collection/shortage.h"
#include "model/collection/table_set_up.h"

#include <QCoreApplication>
#include <QLocale>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace mazzo::cli {

using namespace goldfish::odds;
using goldfish::Setup;

namespace {

struct CompareText {
    Q_DECLARE_TR_FUNCTIONS(CompareText)
};

constexpr int kComparedTurns = 5;

/// One of the two decks with everything that is compared.
struct ComparedDeck {
    OpenedDeck opened;
    Report report;
    nlohmann::ordered_json validated;  ///< as `validate --json` prints it
    std::vector<Shortage> missing;
    std::vector<ExactOdds> opening;              ///< by question
    std::vector<std::vector<ExactOdds>> byTurn;  ///< by turn, then question
};

struct CompareRequest {
    std::vector<Question> asks;
    std::optional<Question> keep;
    When when;
    int turns = kComparedTurns;
};

Checked<CompareRequest> readCompareRequest(const Arguments& arguments, const Game& game)
{
    CompareRequest request;
    Errors errors;
    request.asks = readAsks(arguments, 2, game, errors);
    std::vector<Question> policies = readPolicies(arguments, game, errors);
    if (!policies.empty()) request.keep = std::move(policies.back());
    if (const auto when = readWhen(arguments)) request.when = *when;
    else errors.push_back(when.error());
    if (const auto turns = numberBetween(arguments, "--turns", 1, 100))
        request.turns = static_cast<int>(turns->value_or(kComparedTurns));
    else errors.push_back(turns.error());
    if (!errors.empty()) return tl::unexpected(std::move(errors));
    return request;
}

/// Copies in both decks, by zone and card; unknown cards by their name.
struct BothCopies {
    int first = 0;
    int second = 0;
};
using Lines = std::map<std::pair<ZoneIndex, std::string>, BothCopies>;

Lines linesOf(const std::array<ComparedDeck, 2>& decks, std::string_view language)
{
    Lines lines;
    for (std::size_t i = 0; i < decks.size(); ++i) {
        const Deck& deck = decks.at(i).opened.deck.deck;
        const Catalogue& catalogue = decks.at(i).opened.catalogue();
        const auto add = [&](ZoneIndex zone, std::string name, int copies) {
            BothCopies& both = lines[{zone, std::move(name)}];
            (i == 0 ? both.first : both.second) += copies;
        };
        for (const Deck::Entry& entry : deck.entries())
            add(entry.zone, std::string(catalogue.name(entry.card, language)), entry.copies);
        for (const Deck::UnknownCard& card : deck.unknownCards()) add(card.zone, card.name, card.copies);
    }
    return lines;
}

/// How many copies of both decks have each value of a numeric field. Values that are not exactly known are left out.
using Curve = std::map<int, BothCopies>;

Curve curveOf(const std::array<ComparedDeck, 2>& decks, FieldIndex field)
{
    Curve curve;
    for (std::size_t i = 0; i < decks.size(); ++i) {
        const Catalogue& catalogue = decks.at(i).opened.catalogue();
        for (const Deck::Entry& entry : decks.at(i).opened.deck.deck.entries()) {
            if (catalogue.absent(entry.card, field)) continue;
            const Interval value = catalogue.number(entry.card, field);
            if (!value.isExact()) continue;
            BothCopies& both = curve[value.lo];
            (i == 0 ? both.first : both.second) += entry.copies;
        }
    }
    return curve;
}

std::vector<FieldIndex> numericFields(const Game& game)
{
    std::vector<FieldIndex> fields;
    for (std::size_t i = 0; i < game.fields.size(); ++i)
        if (game.fields[i].type == Field::Type::Number) fields.push_back(static_cast<FieldIndex>(i));
    return fields;
}

class CompareReport {
public:
    CompareReport(const Console& console, const std::array<ComparedDeck, 2>& decks, const CompareRequest& request)
        : m_console(console), m_decks(decks), m_request(request), m_game(decks[0].opened.game())
    {}

    void printJson() const
    {
        Json json{{"game", m_game.id}, {"decks", Json::array()}, {"difference", Json::array()}};
        for (const ComparedDeck& deck : m_decks) {
            Json each = deck.validated;
            each["name"] = deck.opened.deck.name;
            each["missing"] = Json::array();
            for (const Shortage& shortage : deck.missing)
                each["missing"].push_back({{"card", nameOfMissing(shortage)},
                                           {"need", shortage.need},
                                           {"have", shortage.have},
                                           {"short", shortage.lacking()}});
            json["decks"].push_back(std::move(each));
        }
        for (const auto& [line, both] : linesOf(m_decks, m_console.language()))
            if (both.first != both.second)
                json["difference"].push_back({{"zone", m_game[line.first].id},
                                              {"card", line.second},
                                              {"first", both.first},
                                              {"second", both.second}});
        json["curves"] = Json::array();
        for (const FieldIndex field : numericFields(m_game)) {
            Json values = Json::array();
            for (const auto& [value, both] : curveOf(m_decks, field))
                values.push_back({{"value", value}, {"first", both.first}, {"second", both.second}});
            if (!values.empty()) json["curves"].push_back({{"field", m_game[field].id}, {"values", std::move(values)}});
        }
        json["asks"] = Json::array();
        for (std::size_t i = 0; i < m_request.asks.size(); ++i) {
            Json ask{{"ask", m_request.asks[i].text}};
            for (const bool second : {false, true}) {
                const ComparedDeck& deck = m_decks.at(second ? 1 : 0);
                Json turns = Json::array();
                for (const std::vector<ExactOdds>& turn : deck.byTurn) turns.push_back(oddsJson(turn[i]));
                ask[second ? "second" : "first"] = {{"exact", oddsJson(deck.opening[i])}, {"by_turn", turns}};
            }
            json["asks"].push_back(std::move(ask));
        }
        m_console.print(json);
    }

    void printText() const
    {
        for (const ComparedDeck& deck : m_decks) printDeck(deck);
        printDifference();
        for (const FieldIndex field : numericFields(m_game)) printCurve(field);
        for (std::size_t i = 0; i < m_request.asks.size(); ++i) printAsk(i);
    }

private:
    using Json = nlohmann::ordered_json;

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
        m_console.line(fromUtf8(deck.opened.file) + ": " + verdictName(deck.report.verdict));
        for (const Finding& finding : deck.report.findings)
            if (isFailure(finding.status))
                m_console.line("  ✗ " + message(finding, *deck.opened.loaded, m_console.language()));
        int missing = 0;
        for (const Shortage& shortage : deck.missing) missing += shortage.lacking();
        m_console.line("  " + (missing == 0 ? CompareText::tr("You own all its cards.")
                                            : CompareText::tr("%n card(s) missing", nullptr, missing)));
    }

    void printDifference() const
    {
        m_console.line();
        bool any = false;
        for (const auto& [line, both] : linesOf(m_decks, m_console.language())) {
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
        const Curve curve = curveOf(m_decks, field);
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
                                  .arg(percentOf(m_decks[0].opening[number]), percentOf(m_decks[1].opening[number])));
        for (std::size_t turn = 0; turn < m_decks[0].byTurn.size(); ++turn)
            m_console.line("  " + CompareText::tr("turn %1  %2 → %3")
                                      .arg(QString::number(turn + 1), percentOf(m_decks[0].byTurn[turn][number]),
                                           percentOf(m_decks[1].byTurn[turn][number])));
    }

    const Console& m_console;
    const std::array<ComparedDeck, 2>& m_decks;
    const CompareRequest& m_request;
    const Game& m_game;
};

Result<void> addOdds(ComparedDeck& deck, const CompareRequest& request, const Watch& watch)
{
    if (request.asks.empty()) return {};
    const OpenedDeck& opened = deck.opened;
    const Setup setup = Setup::of(opened.game(), opened.catalogue(), opened.deck.settings, opened.deck.deck);
    const auto inquiry = Inquiry::of(setup, request.asks, request.when, request.keep);
    if (!inquiry) return failure(placed(inquiry.error(), opened.file));
    for (std::size_t i = 0; i < request.asks.size(); ++i) deck.opening.push_back(inquiry->exact(i, watch));
    auto turns = oddsByTurn(setup, request.asks, request.when, request.turns, request.keep, watch);
    if (!turns) return failure(placed(turns.error(), opened.file));
    deck.byTurn = std::move(*turns);
    return {};
}

}  // namespace

ExitStatus runCompare(const Console& console, const Arguments& arguments)
{
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    auto loader = DeckLoader::create(console, *workspace, arguments);
    if (!loader) return console.fail(loader.error());
    std::array<ComparedDeck, 2> decks;
    for (std::size_t i = 0; i < decks.size(); ++i) {
        auto opened = loader->load(arguments.positional()[i]);
        if (!opened) return console.fail(opened.error());
        decks.at(i).opened = std::move(*opened);
    }
    if (decks[0].opened.game().id != decks[1].opened.game().id)
        return console.fail(Error{Error::Kind::Refused,
                                  "usage.other-game",
                                  {decks[1].opened.file, 0, 0},
                                  {decks[1].opened.game().id, decks[0].opened.game().id},
                                  {}});
    const auto request = readCompareRequest(arguments, decks[0].opened.game());
    if (!request) return console.fail(request.error());
    const auto view = collectionView(workspace->library(), *decks[0].opened.loaded);
    if (!view) return console.fail(view.error());
    Progress progress(CompareText::tr("Calculating the odds …"));
    for (ComparedDeck& deck : decks) {
        const OpenedDeck& opened = deck.opened;
        const auto book = RuleBook::compile(opened.game(), opened.catalogue(), opened.deck.settings);
        if (!book) return console.fail(book.error());
        deck.report = book->check(opened.deck.deck);
        book->addOrigins(opened.deck.deck, deck.report);
        deck.validated = reportJson(opened, *book, deck.report, console.language());
        const PhysicalCards cards = physicalCards(opened.game(), opened.catalogue(), opened.deck.settings,
                                                  opened.deck.deck);
        const WantedDeck wanted{&cards.all, view->isBuilt(opened.deck.name), &cards.flexible};
        deck.missing = shortages(std::span(&wanted, 1), view->counts);
        if (const auto added = addOdds(deck, *request, [&](double done) { return progress(done); }); !added)
            return console.fail(added.error());
    }
    if (progress.stopped()) {
        console.printError(CompareText::tr("Stopped."));
        return ExitStatus::BadInput;
    }
    const CompareReport report(console, decks, *request);
    console.json() ? report.printJson() : report.printText();
    return ExitStatus::Done;
}

}  // namespace mazzo::cli
