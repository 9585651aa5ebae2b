// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/deck_results_command.h"

#include "app/cli/deck_messages.h"
#include "app/text/value_text.h"

#include <QDate>
#include <QLocale>
#include <nlohmann/json.hpp>

namespace mazzo::cli {

namespace {

using ResultsJson = nlohmann::ordered_json;

constexpr double kResultMillion = 1e6;

ResultsJson resultJson(const DeckResult& result)
{
    ResultsJson json{{"id", result.mark}, {"date", result.day}};
    if (result.kind == DeckResult::Kind::Quiz) {
        json["kind"] = "quiz";
        json["hands"] = result.hands;
        json["right"] = result.rightAnswers;
        json["given_away"] = static_cast<double>(result.givenAway) / kResultMillion;
        return json;
    }
    json["kind"] = "game";
    json["outcome"] = idOf(result.outcome);
    json["opponent"] = result.opponent;
    json["opponent_deck"] = result.opponentDeck;
    json["note"] = result.note;
    return json;
}

ResultsJson summaryJson(const ResultSummary& summary)
{
    ResultsJson json{{"won", summary.won}, {"lost", summary.lost}, {"drawn", summary.drawn}};
    json["share"] = summary.share() ? ResultsJson(*summary.share()) : ResultsJson(nullptr);
    json["from"] = summary.range().from;
    json["to"] = summary.range().to;
    return json;
}

QString outcomeText(DeckResult::Outcome outcome)
{
    switch (outcome) {
    case DeckResult::Outcome::Won: return DeckText::tr("won");
    case DeckResult::Outcome::Lost: return DeckText::tr("lost");
    case DeckResult::Outcome::Drawn: return DeckText::tr("drawn");
    }
    return {};
}

QString percentText(double share, const std::string& language)
{
    return QLocale(fromUtf8(language)).toString(share * 100, 'f', 1) + " %";
}

QString recordText(const ResultSummary& summary, const std::string& language)
{
    return DeckText::tr("%1 won, %2 lost, %3 drawn: %4 (95 % interval: %5 to %6)")
        .arg(summary.won)
        .arg(summary.lost)
        .arg(summary.drawn)
        .arg(percentText(summary.share().value_or(0), language), percentText(summary.range().from, language),
             percentText(summary.range().to, language));
}

void printText(const Console& console, const std::vector<DeckResult>& results)
{
    if (results.empty()) return console.line(DeckText::tr("No results yet."));
    const ResultSummary all = summaryOf(results);
    if (all.games() > 0) console.line(recordText(all, console.language()));
    for (const auto& [name, summary] : summariesByOpponent(results))
        console.line(
            "  " + DeckText::tr("against %1: %2").arg(fromUtf8(name), recordText(summary, console.language())));
    if (all.hands > 0)
        console.line(
            DeckText::tr("Hands quiz: %1 of %2 right, %3 given away per hand")
                .arg(all.rightAnswers)
                .arg(all.hands)
                .arg(percentText(static_cast<double>(all.givenAway) / kResultMillion / all.hands, console.language())));
    console.line();
    for (const DeckResult& result : results) {
        QStringList parts{fromUtf8(result.day)};
        if (result.kind == DeckResult::Kind::Quiz)
            parts.append(DeckText::tr("quiz: %1 of %2 right").arg(result.rightAnswers).arg(result.hands));
        else parts.append(outcomeText(result.outcome));
        for (const std::string& text : {result.opponent, result.opponentDeck, result.note})
            if (!text.empty()) parts.append(fromUtf8(text));
        parts.append("#" + fromUtf8(result.mark));
        console.line(parts.join(QStringLiteral("  ")));
    }
}

}  // namespace

ExitStatus printDeckResults(const Console& console, const Library& library, const StoredDeck& deck)
{
    const auto results = library.deckResults().of(deck.id);
    if (!results) return console.fail(results.error());
    if (!console.json()) {
        printText(console, *results);
        return ExitStatus::Done;
    }
    const ResultSummary all = summaryOf(*results);
    ResultsJson json = summaryJson(all);
    json["quiz"] = {{"hands", all.hands},
                    {"right", all.rightAnswers},
                    {"given_away", static_cast<double>(all.givenAway) / kResultMillion}};
    json["by_opponent"] = ResultsJson::array();
    for (const auto& [name, summary] : summariesByOpponent(*results)) {
        ResultsJson each = summaryJson(summary);
        each["opponent_deck"] = name;
        json["by_opponent"].push_back(std::move(each));
    }
    json["results"] = ResultsJson::array();
    for (const DeckResult& result : *results) json["results"].push_back(resultJson(result));
    console.print(json);
    return ExitStatus::Done;
}

ExitStatus changeDeckResults(const Console& console, const Library& library, const Arguments& arguments,
                             const StoredDeck& deck, const std::string& outcome)
{
    DeckResult result{.mark = arguments.value("--remove").value_or(newResultMark()), .day = {}};
    auto change = library.begin();
    if (!change) return console.fail(change.error());
    if (arguments.has("--remove")) {
        if (result.mark.starts_with('#')) result.mark.erase(0, 1);
        if (auto done = library.deckResults().remove(deck.id, result.mark); !done) return console.fail(done.error());
    } else {
        const auto found = outcomeOf(outcome);
        if (!found)
            return console.fail(
                Error{Error::Kind::Parse, "usage.not-a-choice", {}, {"OUTCOME", outcome, "won, lost, drawn"}, {}});
        result.outcome = *found;
        result.day = arguments.value("--date").value_or(QDate::currentDate().toString(Qt::ISODate).toStdString());
        result.opponent = arguments.value("--opponent").value_or("");
        result.opponentDeck = arguments.value("--opponent-deck").value_or("");
        result.note = arguments.value("--note").value_or("");
        if (!isDay(result.day)) return console.fail(Error{Error::Kind::Parse, "result.bad-date", {}, {result.day}, {}});
        if (!isSound(result))
            return console.fail(
                Error{Error::Kind::Limit, "result.bad-text", {}, {std::to_string(DeckResult::kMaxText)}, {}});
        if (auto done = library.deckResults().put(deck.id, result); !done) return console.fail(done.error());
    }
    if (auto done = change->commit(); !done) return console.fail(done.error());
    if (console.json()) console.print({{"id", result.mark}, {"deck", deck.name}});
    else if (arguments.has("--remove")) console.line(DeckText::tr("Removed the result %1.").arg(fromUtf8(result.mark)));
    else console.line(DeckText::tr("Noted for “%1”: %2.").arg(fromUtf8(deck.name), outcomeText(result.outcome)));
    return ExitStatus::Done;
}

}  // namespace mazzo::cli
