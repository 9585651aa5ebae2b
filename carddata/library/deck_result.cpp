// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/deck_result.h"

#include "model/json_shape.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <random>

namespace mazzo::carddata {

namespace {

using ResultJson = nlohmann::ordered_json;

constexpr std::array<std::string_view, 3> kOutcomeIds{"won", "lost", "drawn"};
constexpr std::size_t kMaxResultBytes = 8U << 20U;
constexpr std::size_t kMarkDigits = 16;
constexpr int kMaxHands = 1'000'000;

Error badResults(std::string_view path)
{
    return {Error::Kind::Parse, "sync.bad-json", {std::string(path), 0, 0}, {std::string(path)}, {}};
}

bool isMark(std::string_view mark)
{
    return mark.size() == kMarkDigits &&
           std::ranges::all_of(mark, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

/// Short enough, and without control characters other than line breaks and tabs.
bool isShort(std::string_view text)
{
    return text.size() <= DeckResult::kMaxText && !nonText(text) && std::ranges::none_of(text, [](char c) {
               return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t';
           });
}

std::string textIn(const ResultJson& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::int64_t numberIn(const ResultJson& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
}

std::optional<DeckResult> resultIn(const std::string& mark, const ResultJson& json)
{
    if (!json.is_object()) return std::nullopt;
    DeckResult result{.mark = mark, .day = textIn(json, "day")};
    if (json.contains("hands")) {
        result.kind = DeckResult::Kind::Quiz;
        const std::int64_t hands = numberIn(json, "hands");
        const std::int64_t right = numberIn(json, "right");
        if (hands < 1 || hands > kMaxHands || right < 0 || right > hands) return std::nullopt;
        result.hands = static_cast<int>(hands);
        result.rightAnswers = static_cast<int>(right);
        result.givenAway = numberIn(json, "given_away_millionths");
    } else {
        const auto outcome = outcomeOf(textIn(json, "outcome"));
        if (!outcome) return std::nullopt;
        result.outcome = *outcome;
    }
    result.opponent = textIn(json, "opponent");
    result.opponentDeck = textIn(json, "opponent_deck");
    result.note = textIn(json, "note");
    return isSound(result) ? std::optional(result) : std::nullopt;
}

}  // namespace

std::string idOf(DeckResult::Outcome outcome) { return std::string(kOutcomeIds.at(static_cast<std::size_t>(outcome))); }

std::optional<DeckResult::Outcome> outcomeOf(std::string_view id)
{
    const auto found = std::ranges::find(kOutcomeIds, id);
    if (found == kOutcomeIds.end()) return std::nullopt;
    return static_cast<DeckResult::Outcome>(found - kOutcomeIds.begin());
}

std::string newResultMark()
{
    static constexpr std::string_view kDigits = "0123456789abcdef";
    std::random_device device;
    std::string mark;
    for (std::size_t i = 0; i < kMarkDigits; ++i) mark += kDigits[device() % kDigits.size()];
    return mark;
}

bool isDay(std::string_view text)
{
    constexpr std::string_view kShape = "dddd-dd-dd";
    if (text.size() != kShape.size()) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool digit = text[i] >= '0' && text[i] <= '9';
        if (kShape[i] == 'd' ? !digit : text[i] != '-') return false;
    }
    const auto part = [&](std::size_t from, std::size_t size) {
        return std::stoi(std::string(text.substr(from, size)));
    };
    const std::chrono::year_month_day day{std::chrono::year(part(0, 4)),
                                          std::chrono::month(static_cast<unsigned>(part(5, 2))),
                                          std::chrono::day(static_cast<unsigned>(part(8, 2)))};
    return day.ok();
}

bool isSound(const DeckResult& result)
{
    constexpr std::int64_t kMillion = 1'000'000;
    return isMark(result.mark) && isDay(result.day) && isShort(result.opponent) && isShort(result.opponentDeck) &&
           isShort(result.note) && result.hands >= 0 && result.rightAnswers >= 0 &&
           result.rightAnswers <= result.hands && result.givenAway >= 0 && result.givenAway <= result.hands * kMillion;
}

std::string resultsDocument(const std::vector<DeckResult>& results)
{
    std::map<std::string, const DeckResult*> sorted;
    for (const DeckResult& result : results) sorted.emplace(result.mark, &result);
    ResultJson json = ResultJson::object();
    for (const auto& [mark, result] : sorted) {
        ResultJson each{{"day", result->day}};
        if (result->kind == DeckResult::Kind::Quiz) {
            each["hands"] = result->hands;
            each["right"] = result->rightAnswers;
            each["given_away_millionths"] = result->givenAway;
        } else {
            each["outcome"] = idOf(result->outcome);
        }
        const auto put = [&each](const char* key, const std::string& text) {
            if (!text.empty()) each[key] = text;
        };
        put("opponent", result->opponent);
        put("opponent_deck", result->opponentDeck);
        put("note", result->note);
        json[mark] = std::move(each);
    }
    return json.dump(2, ' ', false, ResultJson::error_handler_t::replace) + "\n";
}

Result<std::vector<DeckResult>> readResultsDocument(std::string_view text, std::string_view path)
{
    constexpr std::size_t kMaxResults = 20'000;
    if (text.size() > kMaxResultBytes || jsonShapeOf(text).keys > kMaxResults) return failure(badResults(path));
    const auto json = ResultJson::parse(text, nullptr, false);
    if (!json.is_object()) return failure(badResults(path));
    std::vector<DeckResult> results;
    for (const auto& [mark, each] : json.items()) {
        auto result = resultIn(mark, each);
        if (!result) return failure(badResults(path));
        results.push_back(std::move(*result));
    }
    return results;
}

std::optional<double> ResultSummary::share() const
{
    if (games() == 0) return std::nullopt;
    return (won + drawn / 2.0) / games();
}

ResultSummary::Range ResultSummary::range() const
{
    const auto mean = share();
    if (!mean) return {};
    constexpr double kZ = 1.959963984540054;
    const double n = games();
    const double spread = kZ * std::sqrt(*mean * (1 - *mean) / n + kZ * kZ / (4 * n * n));
    const double middle = *mean + kZ * kZ / (2 * n);
    const double scale = 1 + kZ * kZ / n;
    return {std::max(0.0, (middle - spread) / scale), std::min(1.0, (middle + spread) / scale)};
}

void ResultSummary::add(const DeckResult& result)
{
    if (result.kind == DeckResult::Kind::Quiz) {
        hands += result.hands;
        rightAnswers += result.rightAnswers;
        givenAway += result.givenAway;
        return;
    }
    switch (result.outcome) {
    case DeckResult::Outcome::Won: ++won; break;
    case DeckResult::Outcome::Lost: ++lost; break;
    case DeckResult::Outcome::Drawn: ++drawn; break;
    }
}

ResultSummary summaryOf(const std::vector<DeckResult>& results)
{
    ResultSummary summary;
    for (const DeckResult& result : results) summary.add(result);
    return summary;
}

std::map<std::string, ResultSummary> summariesByOpponent(const std::vector<DeckResult>& results)
{
    std::map<std::string, std::string> names;  // as first written, by what they have in common
    std::map<std::string, ResultSummary> summaries;
    for (const DeckResult& result : results) {
        if (result.kind != DeckResult::Kind::Game || result.opponentDeck.empty()) continue;
        const std::string& name = names.emplace(folded(result.opponentDeck), result.opponentDeck).first->second;
        summaries[name].add(result);
    }
    return summaries;
}

}  // namespace mazzo::carddata
