// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/forecast.h"
#include "goldfish/manual_controls.h"
#include "model/procedure.h"
#include "model/random.h"

namespace mazzo::goldfish {

struct Counter {
    std::string id;
    int value = 0;
    int seat = 0;

    bool operator==(const Counter&) const = default;
};

/// A card on the table, or a thing that is not a card (a crystal, a civilian).
struct Piece {
    PieceId id{};
    CardIndex card = noCard;
    std::string thing;                ///< if it is not a card: a word of the procedure
    int copies = 1;                   ///< more for a pile of equal cards, such as a supply; 0 for an empty one
    bool token = false;               ///< created in play; does not count when cards are conserved
    std::string place;                ///< on a board; empty if nowhere particular
    PieceId host{};                   ///< the piece it is attached to
    std::vector<std::string> states;  ///< "face-down", "exhausted"; sorted
    std::vector<Counter> counters;    ///< damage and the like

    [[nodiscard]] bool is(std::string_view state) const;
    void set(std::string_view state, bool on = true);
    [[nodiscard]] int count(std::string_view counter) const;  ///< 0 if it has none
    void setCount(std::string_view counter, int value);       ///< 0 removes the counter

    bool operator==(const Piece&) const = default;
};

/// Belongs to all seats.
inline constexpr int commonSeat = -1;

/// A zone of the table. The first piece is the top of a pile that is drawn from; elsewhere pieces are in order of
/// arrival.
struct Pile {
    std::string zone;
    int seat = 0;  ///< 0 is the player
    Procedure::Sight sight = Procedure::Sight::Open;
    std::vector<Piece> pieces;

    [[nodiscard]] int cards() const;  ///< copies included

    bool operator==(const Pile&) const = default;
};

/// A position as views, texts and tests read it. A value; engines may also use it as their state.
struct Table {
    int turn = 0;
    std::string phase;
    int seat = 0;  ///< who decides
    std::vector<Pile> piles;
    std::vector<Counter> counters;
    std::uint32_t lastPiece = 0;  ///< the largest piece id used so far
    Random random;
    std::vector<Offer> offers;         ///< the legal actions; none when the game is over
    std::optional<Note> question;      ///< what a pending choice is about
    std::optional<Note> outcome;       ///< how the game ended
    std::vector<Note> log;             ///< what the last step did
    ManualControls manual;             ///< what can be changed by hand
    std::optional<Forecast> forecast;  ///< of the fight that `next` resolves

    [[nodiscard]] Pile& pile(std::string_view zone, int seat = 0);  ///< the zone exists
    [[nodiscard]] const Pile& pile(std::string_view zone, int seat = 0) const;
    [[nodiscard]] const Pile* find(std::string_view zone, int seat = 0) const;
    [[nodiscard]] int count(std::string_view counter, int seat = 0) const;  ///< 0 if there is none
    void setCount(std::string_view counter, int value, int seat = 0);
    [[nodiscard]] const Piece* piece(PieceId id) const;
    [[nodiscard]] const Pile* pileOf(PieceId id) const;

    bool operator==(const Table&) const = default;
};

/// Marks pieces of the same name that do not look alike, in each part of the offers.
void markLookalikes(Table& table);

}  // namespace mazzo::goldfish
