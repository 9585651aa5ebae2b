// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/chance.h"
#include "goldfish/zombinion/kind.h"

#include <algorithm>
#include <array>

namespace mazzo::goldfish::zombinion {

/// Cards in order, without the heap; the last is the top of a pile. All cards of a game fit.
class CardPile {
public:
    static constexpr std::size_t kMost = 512;

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] Card& operator[](std::size_t place) { return m_cards[place]; }
    [[nodiscard]] Card operator[](std::size_t place) const { return m_cards[place]; }
    [[nodiscard]] const Card* begin() const { return m_cards.data(); }
    [[nodiscard]] const Card* end() const { return m_cards.data() + m_size; }
    [[nodiscard]] Card top() const { return m_cards[m_size - 1U]; }

    void push(Card card) { m_cards[m_size++] = card; }
    Card pop() { return m_cards[--m_size]; }
    void clear() { m_size = 0; }
    /// On top of what there is, the other's top last.
    void append(const CardPile& other)
    {
        // Eight at a time, which is one move for the machine; the room behind `kMost` takes what that is too much.
        for (std::size_t place = 0; place < other.m_size; place += kBlock)
            std::copy_n(&other.m_cards[place], kBlock, &m_cards[m_size + place]);
        m_size = static_cast<std::uint16_t>(m_size + other.m_size);
    }
    /// Moves the top card onto another pile, `count` times; there are as many.
    void dealTo(CardPile& other, std::size_t count)
    {
        const std::size_t size = m_size;
        const std::size_t there = other.m_size;
        for (std::size_t place = 0; place < count; ++place) other.m_cards[there + place] = m_cards[size - 1 - place];
        m_size = static_cast<std::uint16_t>(size - count);
        other.m_size = static_cast<std::uint16_t>(there + count);
    }
    /// Moves the cards that `wants` wants to another pile; the order in both stays. Without a branch for each card:
    /// nobody can guess it.
    template <class Wants>
    void sortOut(CardPile& other, const Wants& wants)
    {
        std::size_t kept = 0;
        std::size_t gone = other.m_size;
        for (std::size_t place = 0; place < m_size; ++place) {
            const Card card = m_cards[place];
            const bool goes = wants(card);
            m_cards[kept] = card;
            other.m_cards[gone] = card;
            kept += goes ? 0 : 1;
            gone += goes ? 1 : 0;
        }
        m_size = static_cast<std::uint16_t>(kept);
        other.m_size = static_cast<std::uint16_t>(gone);
    }
    [[nodiscard]] bool has(Card card) const;
    /// The first card of that kind, or none.
    [[nodiscard]] Card first(Kind kind) const;
    /// Takes a card out; the order of the others stays. False if it is not there.
    bool remove(Card card);

private:
    static constexpr std::size_t kBlock = 8;

    std::uint16_t m_size = 0;
    std::array<Card, kMost + kBlock> m_cards{};
};

struct Seat {
    CardPile deck;
    CardPile hand;
    CardPile play;
    CardPile discard;
    int turns = 0;  ///< own turns begun
};

enum class Phase : std::uint8_t { Azione, Caccia };

/// What the game waits for.
enum class Ask : std::uint8_t {
    Over,
    Opening,      ///< keep the opening hand or not, if the pack has a mulligan
    Turn,         ///< play, shoot, buy, end
    Discard,      ///< Esca: any cards of the hand
    DiscardDown,  ///< Piano superiore: so many cards of the hand
    Trash,        ///< Sacrificio, Rifornimento: cards of the hand
    TrashMirare,  ///< Ricarica
    Throne,       ///< Tattica: an Action card of the hand
    TopVictory,   ///< Fuga rapida: a Victory card of the hand
    Gain,         ///< a pile of the supply
    GainMirare,   ///< a Mirare pile
    Leave,        ///< Radio: one of the revealed cards is discarded
    Rob,          ///< Ispezione: one of the revealed Mirare is trashed
    Steal,        ///< Ispezione: any of the cards trashed just now
    React,        ///< Barricata, yes or no; so are all that follow
    Explode,      ///< Proiettili esplosivi, if the choice is free
    SetAside,     ///< Nascondiglio: the card just drawn
    Inspect,      ///< Ricognizione: discard the card on top
    Flip,         ///< Raggrupparsi
};

[[nodiscard]] constexpr bool isYesNo(Ask ask) { return ask >= Ask::React; }
[[nodiscard]] constexpr bool isPick(Ask ask) { return ask >= Ask::Discard && ask < Ask::React; }

struct Question {
    Ask ask = Ask::Over;
    std::uint8_t seat = 0;    ///< who decides
    std::uint8_t victim = 0;  ///< whose cards they are
    std::int16_t least = 0;
    std::int16_t most = 0;
    std::int16_t limit = 0;   ///< of the cost
    Kind about = Kind::None;  ///< the card that asks
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
    CardPile revealed;  ///< shown or set aside while a card is resolved
    CardPile chosen;    ///< picked so far, for the pending question
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
    [[nodiscard]] bool over() const { return question.ask == Ask::Over; }
};

}  // namespace mazzo::goldfish::zombinion
