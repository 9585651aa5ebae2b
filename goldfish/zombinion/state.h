// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/chance.h"
#include "goldfish/zombinion/card_pile.h"

namespace mazzo::goldfish::zombinion {

struct Seat {
    CardPile deck;
    CardPile hand;
    CardPile play;
    CardPile discard;
    int turns = 0;  ///< own turns begun
};

enum class Phase : std::uint8_t { Azione, Caccia };

/// What the game waits for.
enum class QuestionKind : std::uint8_t {
    Over,
    Opening,      ///< keep the opening hand or not, if the pack has a mulligan
    Turn,         ///< play, shoot, buy, end
    Discard,      ///< any cards of the hand
    DiscardDown,  ///< a number of cards of the hand
    Trash,        ///< cards of the hand
    TrashMirare,  ///< a Mirare of the hand
    Throne,       ///< an Action card of the hand, to be played twice
    TopVictory,   ///< a Victory card of the hand
    Gain,         ///< a pile of the supply
    GainMirare,   ///< a Mirare pile
    Leave,        ///< one of the revealed cards is discarded
    Rob,          ///< one of the revealed Mirare is trashed
    Steal,        ///< any of the cards trashed just now
    React,        ///< show a card that protects, yes or no; so are all that follow
    Explode,      ///< trash a card for Colpi, if the choice is free
    SetAside,     ///< the card just drawn
    Inspect,      ///< discard the card on top
    Flip,         ///< discard the whole deck
};

[[nodiscard]] constexpr bool isYesNo(QuestionKind kind) { return kind >= QuestionKind::React; }
[[nodiscard]] constexpr bool isPick(QuestionKind kind)
{
    return kind >= QuestionKind::Discard && kind < QuestionKind::React;
}

struct Question {
    QuestionKind kind = QuestionKind::Over;
    std::uint8_t seat = 0;    ///< who decides
    std::uint8_t victim = 0;  ///< whose cards they are
    std::int16_t min = 0;
    std::int16_t max = 0;
    std::int16_t limit = 0;    ///< of the cost
    Kind about = Kind::None;   ///< the card whose effect it is
    Kind named = Kind::None;   ///< the card that it is about, if the effect names one or a reaction is possible
    std::uint16_t clause = 0;  ///< its place in `GameData::clauses`
};

/// A card being resolved: how far, and what it must remember.
struct Frame {
    Card card = kNoCard;
    std::uint8_t step = 0;    ///< instruction
    std::uint8_t stage = 0;   ///< within the instruction
    std::uint8_t seat = 0;    ///< the player it has come to
    std::uint8_t immune = 0;  ///< one bit for each seat that reacted
    bool reacting = false;    ///< an Attack whose window is still open
    std::int16_t value = 0;
    Card other = kNoCard;
};

inline constexpr std::size_t kMaxSeats = 4;
inline constexpr std::size_t kMaxFrames = 256;

/// A whole game at one moment. Batch games use one again and again; a session copies it at every step.
struct State {
    std::array<Seat, kMaxSeats> seats;
    CardPile trash;
    CardPile revealed;            ///< shown or set aside while a card is resolved
    std::uint8_t revealedBy = 0;  ///< whose cards these are
    CardPile chosen;              ///< picked so far, for the pending question
    std::array<std::uint8_t, kMaxKinds> supply{};
    Chance chance;
    std::uint8_t seatCount = 1;
    std::uint8_t active = 0;
    Phase phase = Phase::Azione;
    bool yes = false;  ///< the answer to a question of yes or no
    std::uint8_t emptyPiles = 0;
    std::uint8_t mulligans = 0;
    std::int16_t actions = 0;
    std::int16_t buys = 0;
    std::int16_t colpi = 0;
    std::int16_t givenAway = 0;
    std::int16_t spent = 0;      ///< Colpi, in this turn
    std::int16_t colpiMade = 0;  ///< in the turn that ended last
    std::uint32_t turnsEnded = 0;
    Question question;
    std::uint16_t depth = 0;
    std::array<Frame, kMaxFrames> frames{};

    [[nodiscard]] Seat& owner() { return seats[active]; }
    [[nodiscard]] const Seat& owner() const { return seats[active]; }
    [[nodiscard]] bool over() const { return question.kind == QuestionKind::Over; }
};

}  // namespace mazzo::goldfish::zombinion
