// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/deck_result_repository.h"

namespace mazzo::carddata {

namespace {

constexpr std::string_view kQuizKind = "quiz";

std::int64_t resultDeckKey(DeckId id) { return static_cast<std::int64_t>(id); }

Result<DeckResult> storedResult(const Statement& row)
{
    const bool quiz = row.text(1) == kQuizKind;
    const auto outcome = outcomeOf(row.text(3));
    if (!quiz && !outcome)
        return failure({Error::Kind::Corrupt, "library.corrupt", {}, {}, "deck_result " + std::string(row.text(0))});
    return DeckResult{.mark = std::string(row.text(0)),
                      .kind = quiz ? DeckResult::Kind::Quiz : DeckResult::Kind::Game,
                      .day = std::string(row.text(2)),
                      .outcome = outcome.value_or(DeckResult::Outcome::Won),
                      .opponent = std::string(row.text(4)),
                      .opponentDeck = std::string(row.text(5)),
                      .note = std::string(row.text(6)),
                      .hands = static_cast<int>(row.integer(7)),
                      .rightAnswers = static_cast<int>(row.integer(8)),
                      .givenAway = row.integer(9)};
}

}  // namespace

Result<std::vector<DeckResult>> DeckResultRepository::of(DeckId deck) const
{
    std::vector<DeckResult> results;
    auto done = m_database.each(
        "SELECT mark, kind, day, outcome, opponent, opponent_deck, note, hands, right_answers, given_away "
        "FROM deck_result WHERE deck = ? ORDER BY day DESC, id DESC",
        [&results](const Statement& row) {
            auto result = storedResult(row);
            if (!result) return Result<void>(failure(result.error()));
            results.push_back(std::move(*result));
            return Result<void>();
        },
        resultDeckKey(deck));
    if (!done) return failure(done.error());
    return results;
}

Result<void> DeckResultRepository::put(DeckId deck, const DeckResult& result) const
{
    const bool quiz = result.kind == DeckResult::Kind::Quiz;
    return m_database.run(
        "INSERT INTO deck_result (mark, deck, kind, day, outcome, opponent, opponent_deck, note, hands, right_answers, "
        "given_away) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (mark) DO UPDATE SET deck = excluded.deck, "
        "kind = excluded.kind, day = excluded.day, outcome = excluded.outcome, opponent = excluded.opponent, "
        "opponent_deck = excluded.opponent_deck, note = excluded.note, hands = excluded.hands, "
        "right_answers = excluded.right_answers, given_away = excluded.given_away",
        result.mark, resultDeckKey(deck), quiz ? kQuizKind : std::string_view("game"), result.day,
        quiz ? std::string() : idOf(result.outcome), result.opponent, result.opponentDeck, result.note,
        std::int64_t{result.hands}, std::int64_t{result.rightAnswers}, result.givenAway);
}

Result<void> DeckResultRepository::remove(DeckId deck, std::string_view mark) const
{
    auto done = m_database.run("DELETE FROM deck_result WHERE deck = ? AND mark = ?", resultDeckKey(deck), mark);
    if (done && m_database.changes() == 0)
        return failure({Error::Kind::NotFound, "library.no-such-result", {}, {std::string(mark)}, {}});
    return done;
}

}  // namespace mazzo::carddata
