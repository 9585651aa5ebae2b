// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/zombinion.h"

#include "goldfish/zombinion/answer.h"
#include "goldfish/zombinion/bot.h"
#include "goldfish/zombinion/hand_controls.h"
#include "goldfish/zombinion/offers.h"
#include "goldfish/zombinion/opening.h"
#include "goldfish/zombinion/refusals.h"
#include "goldfish/zombinion/score.h"
#include "goldfish/zombinion/set_up.h"
#include "goldfish/zombinion/strategy_games.h"
#include "goldfish/zombinion/strategy_reader.h"
#include "goldfish/zombinion/strategy_study.h"
#include "goldfish/zombinion/turn.h"
#include "goldfish/zombinion/view.h"
#include "goldfish/zombinion/vocabulary.h"

namespace mazzo::goldfish::zombinion {

namespace {

/// A match for reading only: nothing that `show` and `explain` call changes the state.
Match readOnlyMatch(const Setup& setup, const TableState& game)
{
    return {*game.data, const_cast<State&>(game.state), &setup, nullptr};
}

/// Why the game is over, and with other players what each of them has (ZB-E01, E02).
void reportEnd(const Match& match)
{
    const State& state = match.state;
    if (state.supply[at(Kind::MoltiPiuZombi)] == 0)
        report(match, "ZB-E01", "zombinion.ended-pile", state.active, Kind::MoltiPiuZombi);
    else report(match, "ZB-E01", "zombinion.ended-piles", state.active, emptyPilesOf(match));
    if (state.seatCount == 1) return;
    for (std::size_t seat = 0; seat < state.seatCount; ++seat)
        report(match, "ZB-E02", "zombinion.scored", seat, scoreOf(match.data, state, seat).points,
               match.seat(seat).turns);
}

/// Lets the bots decide until the player has to.
void goToPlayer(const Match& match, const std::vector<Strategy>& bots)
{
    while (!match.state.over() && match.state.question.seat != 0)
        decideBy(match, bots[(match.state.question.seat - 1U) % bots.size()]);
    if (match.state.over()) reportEnd(match);
}

void reportSetUp(const Match& match)
{
    const GameData& data = match.data;
    int cards = 0;
    for (const Kind kind : data.supply) cards += match.state.supply[at(kind)];
    report(match, "ZB-S05", "zombinion.laid-out", 0, static_cast<int>(data.supply.size()), cards, data.players);
    for (const CardIndex card : data.withoutPile)
        if (match.log) match.log->push_back({"ZB-C02", "zombinion.no-pile", {card}, 0, true});
    for (const Kind kind : data.supply)
        if (!data.costKnown(kind)) warn(match, "ZB-F03", "zombinion.cost-unknown", 0, kind);
}

void keep(const Match& match)
{
    report(match, match.setup->procedure.mulligan.clause.c_str(), "kept", 0,
           static_cast<int>(match.seat(0).hand.size()));
    beginTurn(match, match.state.active);
}

void open(const Match& match, const Action& action)
{
    if (action.is("keep")) return keep(match);
    if (action.is("bottom")) {
        for (const Operand& operand : action.operands()) match.state.chosen.push(cardOf(operand.piece));
        exchangeCards(match);
    } else {
        mulligan(match);
    }
    if (openingOffers(match).size() == 1) keep(match);
}

void playTurn(const Match& match, const Action& action)
{
    const Card card = action.parts.empty() ? kNoCard : cardOf(action.operand().piece);
    if (action.is("play")) playCard(match, card);
    else if (action.is("shoot")) card == kNoCard ? shootAll(match) : shoot(match, card);
    else if (action.is("buy")) buy(match, kindOf(card));
    else endTurn(match);
}

void answer(const Match& match, const Action& action)
{
    if (isYesNo(match.state.question.kind)) return decide(match, action.is("yes"));
    if (action.is("skip")) return finish(match);
    // A list is the whole choice; single cards are picked one after the other.
    const std::vector<Operand>& operands = action.operands();
    const auto most = static_cast<std::size_t>(match.state.question.max);
    const std::size_t picked = match.state.chosen.size() + operands.size();
    for (const Operand& operand : operands) pick(match, cardOf(operand.piece));
    if (operands.size() > 1 && picked < most) finish(match);
}

}  // namespace

const Engine& engine()
{
    static const Zombinion engine;
    return engine;
}

Checked<std::shared_ptr<const StrategyStudy>> Zombinion::strategyStudy(
    const Setup& setup, const std::vector<StrategyText>& strategies) const
{
    return studyOf(setup, strategies);
}

Checked<std::shared_ptr<const Simulation>> Zombinion::simulation(const Setup& setup,
                                                                 const std::vector<StrategyText>& strategies) const
{
    return strategyGames(setup, strategies);
}

const Vocabulary& Zombinion::vocabulary() const { return zombinion::vocabulary(); }

Result<TableState> Zombinion::begin(const Setup& setup, std::uint64_t seed) const
{
    auto data = gameDataOf(setup);
    if (!data) return failure(data.error());
    const auto deal = dealOf(setup, *data, data->bots ? static_cast<std::size_t>(data->players) : 1);
    if (!deal) return failure(deal.error());
    TableState game;
    auto bots = tableBots(setup, *data);
    if (!bots) return failure(bots.error());
    game.bots = std::make_shared<const std::vector<Strategy>>(std::move(*bots));
    game.data = std::make_shared<const GameData>(std::move(*data));
    const Match match{*game.data, game.state, &setup, &game.log};
    State& state = game.state;
    state.chance.random = Random(seed);
    layOut(match, *deal);
    reportSetUp(match);
    const std::size_t first = firstSeat(match);
    if (auto shuffled = shuffleOwnDeck(match, setup); !shuffled) return failure(shuffled.error());
    for (std::size_t seat = 1; seat < state.seatCount; ++seat) shuffleDeck(match, seat);
    drawOpeningHands(match);
    state.active = static_cast<std::uint8_t>(first);
    if (openingOffers(match).size() > 1) state.question.kind = QuestionKind::Opening;
    else beginTurn(match, first);
    goToPlayer(match, *game.bots);
    return game;
}

StrategyWords Zombinion::strategyWords(const Setup& setup) const { return zombinion::strategyWords(setup); }

Table Zombinion::show(const Setup& setup, const TableState& game) const
{
    const Match match = readOnlyMatch(setup, game);
    Table table = tableOf(match);
    markTokens(game, table);
    addOffers(match, table);
    table.log = game.log;
    return table;
}

Result<void> Zombinion::play(const Setup& setup, TableState& game, const Action& action) const
{
    game.log.clear();
    const Match match{*game.data, game.state, &setup, &game.log};
    if (game.state.question.kind == QuestionKind::Opening) open(match, action);
    else if (game.state.question.kind == QuestionKind::Turn) playTurn(match, action);
    else answer(match, action);
    goToPlayer(match, *game.bots);
    return {};
}

ManualControls Zombinion::controls(const Setup& setup, const TableState& game) const
{
    return controlsOf(setup, game.state);
}

Result<void> Zombinion::playByHand(const Setup& setup, TableState& game, const Action& action) const
{
    return zombinion::playByHand(setup, game, action);
}

std::optional<Note> Zombinion::explain(const Setup& setup, const TableState& game, const Action& action) const
{
    return zombinion::refusal(readOnlyMatch(setup, game), action);
}

}  // namespace mazzo::goldfish::zombinion
