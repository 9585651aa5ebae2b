// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/chance.h"
#include "goldfish/war-of-the-worlds/deeds.h"

namespace mazzo::goldfish::waroftheworlds {

/// What the player is asked while a deed is under way.
enum class Ask : std::uint8_t {
    Nothing,
    Mover,  ///< where the piece stands that moves
    Which,  ///< of those there, a used one or a fresh one
    Way,    ///< where it goes
    Site,   ///< where the deed happens
    Range,  ///< what a Naval unit or Artiglieria Pesante hits
    Push,   ///< where an Army is driven
};

/// A deed that is being carried out: of a card in `play`, or of a tile on the board.
struct Work {
    PieceId source{};
    Deed deed;
    std::string clause;  ///< of the alternative, purchase or ability
    Ask ask = Ask::Nothing;
    std::string region;  ///< where the mover, the ship or the tile stands
    PieceId mover{};
    std::vector<PieceId> moved;
    std::string to;                   ///< where the card goes when all is done; empty for a tile
    std::optional<std::size_t> slot;  ///< of the reserve, to be refilled
};

/// Attacks on one region that are declared together (WW-T31).
struct Joint {
    std::string region;
    int power = 0;            ///< of all that were declared
    std::vector<Work> works;  ///< their cards lie in `play`
    bool resolved = false;    ///< the damage fell; conditions and cards are being put in their places
};

/// One player's game. The board's pieces, the cards and the counters are on the table.
struct State {
    Table table;
    Chance chance;
    bool opening = false;  ///< a mulligan that the pack offers is being decided
    int mulligans = 0;
    bool replaced = false;  ///< WW-T16: this turn
    std::optional<Work> work;
    std::optional<Joint> joint;
};

/// Adds what happened to the log; `key` is one of this game's own.
void tell(State& state, std::string clause, std::string_view key, std::vector<NoteArgument> arguments = {},
          bool warning = false);
[[nodiscard]] Note note(std::string clause, std::string_view key, std::vector<NoteArgument> arguments = {},
                        bool warning = false);

/// A piece on the board, to change it; it must be there.
[[nodiscard]] Piece& onBoard(State& state, PieceId id);

/// A word of the procedure as a fact of a note.
[[nodiscard]] inline NoteArgument word(std::string_view id) { return std::string(id); }

}  // namespace mazzo::goldfish::waroftheworlds
