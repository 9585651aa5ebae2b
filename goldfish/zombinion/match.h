// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/game_data.h"
#include "goldfish/zombinion/state.h"

namespace mazzo::goldfish::zombinion {

/// The rules' view of one game. A batch has neither set-up nor log: nothing is logged, and its shuffles are random.
struct Match {
    const GameData& data;
    State& state;
    const Setup* setup = nullptr;  ///< for shuffles that a test arranged
    std::vector<Note>* log = nullptr;

    [[nodiscard]] Seat& seat(std::size_t number) const { return state.seats[number]; }
    [[nodiscard]] int cost(Kind kind) const { return data.cost[at(kind)]; }
};

/// A list of cards for a note.
struct Cards {
    const Card* first = nullptr;
    const Card* last = nullptr;
};

[[nodiscard]] inline Cards cardsIn(const CardPile& pile, std::size_t from = 0)
{
    return {pile.begin() + from, pile.end()};
}

[[nodiscard]] inline NoteArgument argumentOf(const Match&, int number) { return number; }
[[nodiscard]] inline NoteArgument argumentOf(const Match&, const char* word) { return std::string(word); }
[[nodiscard]] inline NoteArgument argumentOf(const Match&, const std::vector<CardIndex>& cards) { return cards; }
[[nodiscard]] inline NoteArgument argumentOf(const Match& match, Kind kind) { return match.data.card[at(kind)]; }
[[nodiscard]] inline NoteArgument argumentOf(const Match& match, Card card)
{
    return match.data.card[at(kindOf(card))];
}
[[nodiscard]] inline NoteArgument argumentOf(const Match& match, const Cards& cards)
{
    std::vector<CardIndex> list;
    for (const Card* card = cards.first; card != cards.last; ++card) list.push_back(match.data.card[at(kindOf(*card))]);
    return list;
}

template <class... Arguments>
[[gnu::noinline, gnu::cold]] void addNote(const Match& match, bool warning, const char* clause, const char* key,
                                          std::size_t seat, const Arguments&... arguments)
{
    match.log->push_back({clause, key, {argumentOf(match, arguments)...}, static_cast<int>(seat), warning});
}

/// Logs what happened, if there is a log; a batch only pays for the test.
template <class... Arguments>
void report(const Match& match, const char* clause, const char* key, std::size_t seat, const Arguments&... arguments)
{
    if (match.log) addNote(match, false, clause, key, seat, arguments...);
}

template <class... Arguments>
void warn(const Match& match, const char* clause, const char* key, std::size_t seat, const Arguments&... arguments)
{
    if (match.log) addNote(match, true, clause, key, seat, arguments...);
}

}  // namespace mazzo::goldfish::zombinion
