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

/// A side against the player: one player or a team, or one of the two others of three players. Its units are in the
/// zone "enemy".
struct Opponent {
    std::string race;  ///< of three players; else empty
    int cp = 0;
    bool cpAtMost = false;  ///< it may have lost more: a value was unknown
    int surrenders = 0;

    [[nodiscard]] bool isOut() const { return cp == 0; }
};

/// What follows when the clash of a turn is over.
enum class AfterClash : std::uint8_t { Stay, NextTurn, Surrender };

/// A clash that waits for a choice of the player before it goes on.
struct PendingClash {
    bool ownStrike = false;    ///< the player's army has still to strike
    bool enemyStrike = false;  ///< the opposing army has still to strike
    AfterClash then = AfterClash::Stay;
};

/// A choice that a card's text demands (EZ-K18, EZ-K19, EZ-K30).
struct CardQuestion {
    enum class Kind : std::uint8_t { PriceToStay, ValueLost, ArmyBonus };

    Kind kind = Kind::PriceToStay;
    PieceId piece{};
    CardIndex card = noCard;
};

/// The cards of an opponent that plays a deck, except those that are turned up in the zone "enemy".
struct Rival {
    std::vector<CardIndex> leader;  ///< empty once it is destroyed
    std::vector<CardIndex> forces;  ///< top first
    std::vector<CardIndex> hand;
    std::vector<CardIndex> marshalled;
    std::vector<CardIndex> supports;  ///< in play until the battle ends
    std::vector<CardIndex> retreated;
    std::vector<CardIndex> fallen;
    int supportsBefore = 0;  ///< played in earlier turns of the battle
    int supportsNow = 0;
};

/// A game of EverZone against opponents that the player enters, or nobody. The table's turn is the battle.
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
    int startCp = 0;                 ///< what each side started with
    bool cpAtMost = false;           ///< the player may have lost more: a value was unknown
    std::vector<Opponent> opponents;
    std::optional<Rival> rival;       ///< the deck of the first opponent, if it has one
    bool enemyDecided = false;        ///< what the opponent does in this turn was entered or chosen
    bool enemyEntered = false;        ///< the opposing army of this turn is known
    std::vector<Piece> lastEnemy;     ///< the opposing units of the turn before, as they were entered
    std::vector<Piece> enteredEnemy;  ///< those of this turn
    bool clashed = false;             ///< the clash of this turn is over
    int enteredForSurrender = 0;      ///< the opposing total that the player entered when giving up
    std::optional<PendingClash> pending;
    std::vector<CardQuestion> questions;    ///< of cards, in the order in which they must be answered
    std::vector<Forecast::Strike> strikes;  ///< of the last clash
    std::optional<Note> firstStrike;        ///< who struck first in the last clash
};

// The states of units on the battlefield; a support there has none of them.
inline constexpr std::string_view kFaceDown = "face-down";
inline constexpr std::string_view kActive = "active";
inline constexpr std::string_view kDeactivated = "deactivated";
inline constexpr std::string_view kUsed = "used";    ///< its skill, in this activation
inline constexpr std::string_view kSpent = "spent";  ///< it struck alone and adds nothing to the clash (EZ-K14)

// The zones of units that the player enters.
inline constexpr std::string_view kEnemyZone = "enemy";
inline constexpr std::string_view kAlliesZone = "allies";

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

[[nodiscard]] CardIndex location(const State& state);                                    ///< the one being fought for
[[nodiscard]] std::vector<int> resourcesByTurn(const Setup& setup, const State& state);  ///< of this battle
[[nodiscard]] int turnsOf(const Setup& setup, const State& state);  ///< of this battle; assumed if unknown
[[nodiscard]] Known limit(const Setup& setup, const State& state);  ///< the resources of this turn
/// Of the opposing side: each player of a team has the limit of the turn (EZ-T55), allies of three share it (EZ-T60).
[[nodiscard]] Known opposingLimit(const Setup& setup, const State& state);

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
