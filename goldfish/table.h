// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/action.h"
#include "model/procedure.h"
#include "model/random.h"

namespace mazzo::goldfish {

struct Counter {
    std::string id;
    int value = 0;
    int seat = 0;

    bool operator==(const Counter&) const = default;
};

/// A card, or a thing that is none (a crystal, a civilian), as it lies on the table.
struct Piece {
    PieceId id{};
    CardIndex card = noCard;
    std::string thing;                ///< if it is no card: a word of the procedure
    int copies = 1;                   ///< more for a pile of equal cards, such as a supply; 0 for an empty one
    bool token = false;               ///< made in play: not counted when cards are conserved
    std::string place;                ///< on a board; empty if nowhere particular
    PieceId host{};                   ///< the piece it is attached to
    std::vector<std::string> states;  ///< "face-down", "exhausted"; sorted
    std::vector<Counter> counters;    ///< damage and the like

    [[nodiscard]] bool is(std::string_view state) const;
    void set(std::string_view state, bool on = true);
    [[nodiscard]] int count(std::string_view counter) const;  ///< 0 if it has none
    void setCount(std::string_view counter, int value);       ///< 0 takes the counter off

    bool operator==(const Piece&) const = default;
};

/// Belongs to all seats.
inline constexpr int commonSeat = -1;

/// A zone of the table. The first piece is the top of a pile that is drawn from; elsewhere pieces lie in order of
/// arrival.
struct Pile {
    std::string zone;
    int seat = 0;  ///< 0 is the player
    Procedure::Sight sight = Procedure::Sight::Open;
    std::vector<Piece> pieces;

    [[nodiscard]] int cards() const;  ///< copies included

    bool operator==(const Pile&) const = default;
};

/// A position as everybody sees it: what views, texts and tests read. A value; engines may also keep it as their state.
struct Table {
    int turn = 0;
    std::string phase;
    int seat = 0;  ///< who decides
    std::vector<Pile> piles;
    std::vector<Counter> counters;
    std::uint32_t lastPiece = 0;  ///< the largest piece id ever given
    Random random;
    std::vector<Offer> offers;     ///< the legal actions; none when the game is over
    std::optional<Note> question;  ///< what a pending choice is about
    std::optional<Note> outcome;   ///< how the game ended
    std::vector<Note> log;         ///< what the last step did

    [[nodiscard]] Pile& pile(std::string_view zone, int seat = 0);  ///< the zone exists
    [[nodiscard]] const Pile& pile(std::string_view zone, int seat = 0) const;
    [[nodiscard]] const Pile* find(std::string_view zone, int seat = 0) const;
    [[nodiscard]] int count(std::string_view counter, int seat = 0) const;  ///< 0 if there is none
    void setCount(std::string_view counter, int value, int seat = 0);
    [[nodiscard]] const Piece* piece(PieceId id) const;
    [[nodiscard]] const Pile* pileOf(PieceId id) const;

    bool operator==(const Table&) const = default;
};

/// The whole table as text, one fact a line, the same for equal tables and different for different ones: for golden
/// files and fingerprints.
[[nodiscard]] std::string textOf(const Table& table);
[[nodiscard]] std::uint64_t fingerprint(const Table& table);

/// Tells apart, in each part of the offers, pieces of one name that do not look alike.
void markLookalikes(Table& table);

}  // namespace mazzo::goldfish
