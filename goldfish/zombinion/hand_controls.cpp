// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/hand_controls.h"

#include "goldfish/manual_actions.h"
#include "goldfish/zombinion/view.h"

#include <algorithm>

namespace mazzo::goldfish::zombinion {

namespace {

constexpr std::string_view kSupply = "supply";

/// Every pile outside of the supply that can hold a card.
std::vector<CardPile*> pilesOf(State& state)
{
    std::vector<CardPile*> piles{&state.trash, &state.revealed, &state.chosen};
    for (Seat& seat : state.seats)
        for (CardPile* pile : {&seat.deck, &seat.hand, &seat.play, &seat.discard}) piles.push_back(pile);
    return piles;
}

bool isUsed(State& state, Card card)
{
    const std::vector<CardPile*> piles = pilesOf(state);
    return std::ranges::any_of(piles, [card](const CardPile* pile) { return pile->has(card); });
}

/// A copy that no card of the game has: the supply numbers its own from 1.
Card unusedCopy(State& state, Kind kind)
{
    for (unsigned copy = kMaxCopies; copy > state.supply[at(kind)]; --copy)
        if (const Card card = cardOf(kind, copy); !isUsed(state, card)) return card;
    return kNoCard;
}

std::size_t cardsIn(State& state)
{
    std::size_t cards = 0;
    for (const CardPile* pile : pilesOf(state)) cards += pile->size();
    for (const std::uint8_t left : state.supply) cards += left;
    return cards;
}

/// The table with the own deck in its order, which the view may hide.
Table orderedTable(const Match& match)
{
    Table table = tableOf(match);
    std::vector<Piece>& deck = table.pile("deck").pieces;
    std::vector<Piece> ordered;
    for (const Card card : match.seat(0).deck)
        ordered.insert(ordered.begin(), *std::ranges::find(deck, pieceOf(card), &Piece::id));
    deck = std::move(ordered);
    return table;
}

/// Reads a changed table back into the state. At most one card has come from the supply or returned to it, or has been
/// added.
class StateReader {
public:
    StateReader(TableState& game, const Table& table) : m_game(game), m_state(game.state), m_table(table) {}

    void read()
    {
        Seat& own = m_state.seats[0];
        m_taken = m_state.supply;
        readSupply();
        readPile(own.hand, "hand", false);
        readPile(own.deck, "deck", true);
        readPile(own.play, "play", false);
        readPile(own.discard, "discard", true);
        readPile(m_state.trash, "trash", false);
        renumber();
        m_state.actions = static_cast<std::int16_t>(m_table.count("azioni"));
        m_state.buys = static_cast<std::int16_t>(m_table.count("obiettivi"));
        m_state.colpi = static_cast<std::int16_t>(m_table.count("colpi"));
        std::erase_if(m_game.tokens, [this](Card card) { return !isUsed(m_state, card); });
    }

private:
    void readSupply()
    {
        std::array<int, kMaxKinds> copies{};
        for (const Piece& piece : m_table.pile(kSupply).pieces) {
            const Kind kind = m_game.data->kindOf(piece.card);
            if (piece.token) continue;  // it leaves the table
            copies[at(kind)] += piece.copies;
            if (!isNew(piece) && piece.id != pieceOf(cardOf(kind, 0))) m_returned = cardOf(piece.id);
        }
        m_state.emptyPiles = 0;
        for (const Kind kind : m_game.data->supply) {
            m_state.supply[at(kind)] = static_cast<std::uint8_t>(copies[at(kind)]);
            if (copies[at(kind)] == 0) ++m_state.emptyPiles;
        }
    }

    void readPile(CardPile& pile, std::string_view zone, bool topFirst)
    {
        std::vector<Card> cards;
        for (const Piece& piece : m_table.pile(zone).pieces) cards.push_back(cardOn(piece));
        if (topFirst) std::ranges::reverse(cards);
        pile.clear();
        for (const Card card : cards) pile.push(card);
    }

    /// Cards are pieces by their 16 bits; others were split off a pile of the supply or added.
    [[nodiscard]] static bool isNew(const Piece& piece) { return static_cast<std::uint32_t>(piece.id) > 0xffffU; }

    /// The card of a piece; a new number for one that came from the supply or was added.
    Card cardOn(const Piece& piece)
    {
        if (!isNew(piece)) return cardOf(piece.id);
        const Kind kind = m_game.data->kindOf(piece.card);
        if (!piece.token) return cardOf(kind, m_taken[at(kind)]);
        const Card card = unusedCopy(m_state, kind);
        m_game.tokens.push_back(card);
        return card;
    }

    /// The supply has the copies from 1 on. The number of the card that returned goes to the card that had the next
    /// number of the supply.
    void renumber()
    {
        if (m_returned == kNoCard) return;
        const Card next = cardOf(kindOf(m_returned), m_state.supply[at(kindOf(m_returned))]);
        for (CardPile* pile : pilesOf(m_state))
            for (std::size_t place = 0; place < pile->size(); ++place)
                if ((*pile)[place] == next) (*pile)[place] = m_returned;
    }

    TableState& m_game;
    State& m_state;
    const Table& m_table;
    std::array<std::uint8_t, kMaxKinds> m_taken{};
    Card m_returned = kNoCard;
};

}  // namespace

ManualControls controlsOf(const Setup& setup, const State& state)
{
    ManualControls controls = procedureControls(setup);
    if (state.question.kind != QuestionKind::Turn) controls.refusal = Note{{}, "manual-pending", {}};
    controls.sources = {"hand", "deck", "play", "discard", "trash", std::string(kSupply)};
    controls.targets = controls.sources;
    controls.stateZones.clear();
    controls.counters = {"azioni", "obiettivi", "colpi"};
    return controls;
}

Result<void> playByHand(const Setup& setup, TableState& game, const Action& action)
{
    game.log.clear();
    const Match match{*game.data, game.state, &setup, &game.log};
    const bool toSupply = action.parts.size() > 1 && action.operand(1).word == kSupply;
    if (action.is("manual token")) {
        const Kind kind = game.data->kindOf(action.operand().card);
        if (kind == Kind::None || toSupply) return failure(refused({{}, "manual-no-token", {}}));
        if (unusedCopy(game.state, kind) == kNoCard || cardsIn(game.state) >= CardPile::kMax)
            return failure(refused({{}, "manual-too-many", {}}));
    }
    const std::vector<Kind>& piles = game.data->supply;
    if (toSupply && std::ranges::find(piles, game.data->kindOf(action.operand().card)) == piles.end())
        return failure(refused({{}, "manual-no-zone", {}}));
    if (action.is("manual shuffle") && action.operand().word == kSupply)
        return failure(refused({{}, "manual-nothing-to-shuffle", {}}));
    Table table = orderedTable(match);
    markTokens(game, table);
    playManual(setup, controlsOf(setup, game.state), table, game.state.chance, action);
    StateReader(game, table).read();
    game.log = std::move(table.log);
    return {};
}

void markTokens(const TableState& game, Table& table)
{
    for (Pile& pile : table.piles)
        for (Piece& piece : pile.pieces)
            if (std::ranges::find(game.tokens, cardOf(piece.id)) != game.tokens.end()) piece.token = true;
}

}  // namespace mazzo::goldfish::zombinion
