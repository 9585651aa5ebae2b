// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/decks/stored_deck.h"
#include "model/error.h"

#include <map>
#include <optional>

namespace mazzo::carddata {

/// A game that was played with a deck, as the player noted it, or a round of the hands quiz.
struct DeckResult {
    enum class Kind : std::uint8_t { Game, Quiz };
    enum class Outcome : std::uint8_t { Won, Lost, Drawn };

    /// Longer texts are refused.
    static constexpr std::size_t kMaxText = 4000;

    std::string mark;  ///< identifies it on every computer
    Kind kind = Kind::Game;
    std::string day;  ///< of the player's calendar: 2026-11-18
    Outcome outcome = Outcome::Won;
    std::string opponent{};      ///< who
    std::string opponentDeck{};  ///< with which deck
    std::string note{};
    int hands = 0;               ///< of a quiz: how many were dealt
    int rightAnswers = 0;        ///< of these
    std::int64_t givenAway = 0;  ///< probability that the wrong answers lost, in millionths, summed up

    bool operator==(const DeckResult&) const = default;
};

/// "won", "lost" or "drawn"; nothing for other words.
[[nodiscard]] std::string idOf(DeckResult::Outcome outcome);
[[nodiscard]] std::optional<DeckResult::Outcome> outcomeOf(std::string_view id);

/// A mark that no other result has.
[[nodiscard]] std::string newResultMark();
/// A day of the calendar, written as 2026-11-18.
[[nodiscard]] bool isDay(std::string_view text);
/// Whether a result from outside may be stored.
[[nodiscard]] bool isSound(const DeckResult& result);

/// The results of one deck in a synchronised folder: an object with the marks as keys.
[[nodiscard]] std::string resultsDocument(const std::vector<DeckResult>& results);
/// Reads what `resultsDocument` writes. The error names `path`.
[[nodiscard]] Result<std::vector<DeckResult>> readResultsDocument(std::string_view text, std::string_view path);

/// Simple statistics of some results.
struct ResultSummary {
    int won = 0;
    int lost = 0;
    int drawn = 0;
    int hands = 0;
    int rightAnswers = 0;
    std::int64_t givenAway = 0;

    [[nodiscard]] int games() const { return won + lost + drawn; }
    /// The share of the games won; a draw counts half. Nothing without a game.
    [[nodiscard]] std::optional<double> share() const;
    /// The range in which the true share lies with 95 % (Wilson's score interval).
    struct Range {
        double from = 0;
        double to = 1;
    };
    [[nodiscard]] Range range() const;
    void add(const DeckResult& result);

    bool operator==(const ResultSummary&) const = default;
};
[[nodiscard]] ResultSummary summaryOf(const std::vector<DeckResult>& results);
/// By the opponent's deck, without letter case; games without one are left out.
[[nodiscard]] std::map<std::string, ResultSummary> summariesByOpponent(const std::vector<DeckResult>& results);

}  // namespace mazzo::carddata
