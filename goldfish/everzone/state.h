// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/chance.h"
#include "goldfish/everzone/rules.h"
#include "goldfish/everzone/tokens.h"

namespace mazzo::goldfish::everzone {

/// The current step. Within a battle turn the player's actions move it on: activating ends revealing, a support ends
/// activating.
enum class Step : std::uint8_t { Mulligan, Marshal, Reveal, Activate, Support, Retreat, Over };

/// A declared skill or effect that has not been resolved yet (EZ-T29).
struct Declared {
    PieceId piece{};
    CardIndex card = noCard;
    bool effect = false;  ///< of a support; else a unit's skill

    bool operator==(const Declared&) const = default;
};

/// A game of EverZone against nobody. The table's turn is the battle.
struct State {
    Table table;
    Chance chance;
    Step step = Step::Mulligan;
    std::vector<PieceId> leaders;
    int mulligans = 0;       ///< made for the current hand
    int battleTurn = 0;      ///< from 1 in the combat phase
    int supportsBefore = 0;  ///< played in earlier turns of the battle
    int supportsNow = 0;
    bool lostActive = false;  ///< an active unit was lost in this turn
    bool wasStruck = false;   ///< by the opposing army in this turn, by hand
    Modifiers modifiers;      ///< of the army's totals, by hand, until the battle ends
    std::vector<Declared> declared;
    bool supportsForbidden = false;  ///< by an opposing card, by hand (EZ-T28)
    std::optional<Tokens> tokens;    ///< of three players
    int opposingCp = 0;              ///< what each empty other side started with
    std::vector<Known> damage{0};    ///< dealt to each so far; nothing once an Attack was not known
};

// The states of units on the battlefield; a support there has none of them.
inline constexpr std::string_view kFaceDown = "face-down";
inline constexpr std::string_view kActive = "active";
inline constexpr std::string_view kDeactivated = "deactivated";
inline constexpr std::string_view kUsed = "used";  ///< its skill, in this activation

[[nodiscard]] bool isUnit(const Piece& onField);
[[nodiscard]] bool isLeader(const State& state, PieceId piece);

/// The pieces on the battlefield with that state.
[[nodiscard]] std::vector<Operand> unitsThatAre(const State& state, std::string_view what);
[[nodiscard]] std::vector<Operand> unitsOnField(const State& state);
[[nodiscard]] std::vector<Operand> supportsOnField(const State& state);
/// The cards in hand without leaders.
[[nodiscard]] std::vector<Operand> handWithoutLeaders(const Setup& setup, const State& state);

[[nodiscard]] Piece& onField(State& state, PieceId piece);
[[nodiscard]] const Piece& onField(const State& state, PieceId piece);

[[nodiscard]] CardIndex location(const State& state);               ///< the one being fought for
[[nodiscard]] int turnsOf(const Setup& setup, const State& state);  ///< of this battle; assumed if unknown
[[nodiscard]] Known limit(const Setup& setup, const State& state);  ///< the resources of this turn

// What raised or lowered a unit's own values, or the army's; by hand.
inline constexpr std::string_view kAttackBonus = "attack-bonus";
inline constexpr std::string_view kDefenceBonus = "defence-bonus";
inline constexpr std::string_view kRangeBonus = "range-bonus";
[[nodiscard]] Modifiers modifiersOn(const Piece& unit);

/// The player's battlefield as the rules of armies see it.
[[nodiscard]] Player playerOf(const Setup& setup, const State& state);
[[nodiscard]] Side sideOf(const Setup& setup, const State& state);

[[nodiscard]] bool isOverLimit(const Setup& setup, const State& state);
/// Units that must be activated before anything else, after losses (EZ-T15).
[[nodiscard]] std::vector<Operand> mustActivate(const Setup& setup, const State& state);
/// Whether a unit or support suits the Location, leaders always; and whether it fits the resources.
[[nodiscard]] Truth suitsLocation(const Setup& setup, const State& state, const Operand& card);
[[nodiscard]] Truth fitsResources(const Setup& setup, const State& state, const Operand& card);
[[nodiscard]] Truth canActivate(const Setup& setup, const State& state, const Operand& card);
[[nodiscard]] int supportsLeft(const Setup& setup, const State& state);

}  // namespace mazzo::goldfish::everzone
