// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/chance.h"
#include "goldfish/war-of-the-worlds/card_effects.h"

namespace mazzo::goldfish::waroftheworlds {

/// What the player has to choose while an action is carried out.
enum class Choice : std::uint8_t {
    Nothing,
    Mover,        ///< the region of the piece that moves
    Which,        ///< of those there, a used one or a fresh one
    Destination,  ///< where the piece moves to
    Site,         ///< where the action happens
    Target,       ///< what a Naval unit or Artiglieria Pesante hits
    Push,         ///< where an Army is driven
};

/// An action that is being carried out: of a card in `play`, or of a tile on the board.
struct PendingAction {
    PieceId source{};
    CardAction action;
    std::string clause;  ///< of the alternative, purchase or ability
    Choice choice = Choice::Nothing;
    std::string region;  ///< of the mover, the ship or the tile
    PieceId mover{};
    std::vector<PieceId> moved;
    std::string to;                   ///< the zone of the card when all is done; empty for a tile
    std::optional<std::size_t> slot;  ///< of the reserve, to be refilled
};

/// Attacks on one region that are declared together (WW-T31).
struct JointAttack {
    std::string region;
    int power = 0;                     ///< of all that were declared
    std::vector<PendingAction> parts;  ///< their cards are in `play`
    bool resolved = false;             ///< the damage is done; conditions are placed and cards put away
};

struct Opponent;

/// One player's game. The board's pieces, the cards and the counters are on the table.
struct State {
    Table table;
    Chance chance;
    bool opening = false;  ///< a mulligan that the pack offers is being decided
    int mulligans = 0;
    bool replaced = false;  ///< WW-T16: this turn
    std::optional<PendingAction> pending;
    std::optional<JointAttack> joint;
    bool opposed = false;                      ///< the other side takes its turns
    int gained = 0;                            ///< coins or energy, this turn
    bool silent = false;                       ///< nothing is logged, for simulations
    std::shared_ptr<const Opponent> opponent;  ///< a bot that plays the other side
};

/// Adds what happened to the log; `key` is one of this game's own.
void logNote(State& state, std::string clause, std::string_view key, std::vector<NoteArgument> arguments = {},
             bool warning = false);
[[nodiscard]] Note note(std::string clause, std::string_view key, std::vector<NoteArgument> arguments = {},
                        bool warning = false);

/// A piece on the board, to change it; it must be there.
[[nodiscard]] Piece& onBoard(State& state, PieceId id);

/// A word of the procedure as an argument of a note.
[[nodiscard]] inline NoteArgument word(std::string_view id) { return std::string(id); }

}  // namespace mazzo::goldfish::waroftheworlds
