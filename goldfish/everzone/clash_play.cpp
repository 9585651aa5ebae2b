// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/clash_play.h"

#include "goldfish/everzone/battle.h"
#include "goldfish/everzone/card_values.h"
#include "goldfish/everzone/clarifications.h"
#include "goldfish/everzone/entered_units.h"
#include "goldfish/everzone/opponent.h"
#include "goldfish/everzone/points.h"
#include "goldfish/everzone/set_up.h"
#include "goldfish/everzone/three_players.h"
#include "goldfish/everzone/turn.h"
#include "goldfish/piles.h"

#include <algorithm>

namespace mazzo::goldfish::everzone {

namespace {

std::string textOf(const Known& value) { return std::to_string(value.least()) + (value ? "" : "+"); }

Forecast::Number forecastNumber(const Known& value)
{
    return {value.least(), value ? Forecast::Number::Kind::Exact : Forecast::Number::Kind::AtLeast};
}

void record(State& state, bool own, const Known& attack, const Known& defence, const Strike& strike)
{
    state.strikes.push_back(
        {own, forecastNumber(attack), forecastNumber(defence), strike.hit, forecastNumber(strike.damage)});
    const char* key = strike.hit == Truth::Unknown
                          ? (own ? "everzone.your-strike-unknown" : "everzone.their-strike-unknown")
                      : strike.hit == Truth::Yes ? (own ? "everzone.enemy-hit" : "everzone.hit")
                      : own                      ? "everzone.enemy-withstood"
                                                 : "everzone.withstood";
    state.table.log.push_back({"EZ-T40", key, {textOf(attack), textOf(defence)}, 0, strike.hit == Truth::Unknown});
}

bool isFoe(const State& state, const Piece& piece, const Battlefront& front)
{
    return std::ranges::any_of(front.foes, [&](std::size_t foe) {
        return state.opponents[foe].race.empty() || piece.is(state.opponents[foe].race);
    });
}

/// The strongest Attack comes first when a reserve steps up.
std::size_t strongest(const Player& player, const std::vector<std::size_t>& places)
{
    return *std::ranges::max_element(places, {},
                                     [&player](std::size_t place) { return player.deactivated[place].attack.least(); });
}

void destroyFoes(const Setup& setup, State& state, const Battlefront& front)
{
    const bool all = Rules::of(setup).clash.deactivatedFall;
    std::vector<PieceId> fallen;
    for (const Piece& piece : state.table.pile(kEnemyZone).pieces)
        if (isFoe(state, piece, front) && (piece.is(kActive) || (all && isUnit(piece)))) fallen.push_back(piece.id);
    for (const PieceId id : fallen) removeFallen(setup, state, id);
    if (!fallen.empty())
        state.table.log.push_back({"EZ-T41", "everzone.enemy-fell", {static_cast<int>(fallen.size())}});
}

/// The foes activate what fits after they lost their army (EZ-T42).
void recoverFoes(const Setup& setup, State& state, const Battlefront& front)
{
    if (!Rules::of(setup).clash.reactivates) return;
    Player player;
    for (const std::size_t foe : front.foes) {
        if (state.opponents[foe].isOut()) continue;
        const Player each = enteredPlayer(setup, state, kEnemyZone, state.opponents[foe].race);
        player.active.insert(player.active.end(), each.active.begin(), each.active.end());
        player.deactivated.insert(player.deactivated.end(), each.deactivated.begin(), each.deactivated.end());
        player.supports.insert(player.supports.end(), each.supports.begin(), each.supports.end());
    }
    reactivate(player, opposingLimit(setup, state), strongest);
    int risen = 0;
    for (Piece& piece : state.table.pile(kEnemyZone).pieces) {
        const bool isActive = std::ranges::any_of(
            player.active, [&piece](const Unit& unit) { return unit.id == static_cast<std::uint32_t>(piece.id); });
        if (!isActive || piece.is(kActive)) continue;
        setUnitState(piece, kActive);
        ++risen;
    }
    if (risen > 0) state.table.log.push_back({"EZ-T42", "everzone.enemy-reserve", {risen}});
}

void landOnFoes(const Setup& setup, State& state, const Battlefront& front, const Strike& strike)
{
    if (strike.hit != Truth::Yes) return;
    destroyFoes(setup, state, front);
    for (const std::size_t foe : front.foes) loseOpponent(state, foe, strike.damage);
}

void landOnOwn(const Setup& setup, State& state, const Battlefront& front, const Strike& strike)
{
    if (strike.hit != Truth::Yes) return;
    fall(setup, state, destroySet(playerOf(setup, state), Rules::of(setup).clash));
    state.lostActive = true;
    if (state.table.find(kAlliesZone)) state.table.pile(kAlliesZone).pieces.clear();
    loseOwn(state, strike.damage);
    if (front.ally) loseOpponent(state, *front.ally, strike.damage);
}

Strike strikeOf(const Setup& setup, State& state, bool own, const Side& attacker, const Side& defender)
{
    const Strike landed = strike(attacker, defender, Rules::of(setup).clash);
    record(state, own, armyTotals(attacker).attack, armyTotals(defender).defence, landed);
    return landed;
}

/// One side strikes; false if it cannot be decided.
bool strikeOnce(const Setup& setup, State& state, bool own)
{
    const Battlefront front = battlefront(state);
    const Side mine = ownSide(setup, state);
    const Side theirs = foeSide(setup, state, front);
    if (!(own ? mine : theirs).fights()) return true;
    const Strike landed = own ? strikeOf(setup, state, true, mine, theirs)
                              : strikeOf(setup, state, false, theirs, mine);
    if (own) landOnFoes(setup, state, front, landed);
    else landOnOwn(setup, state, front, landed);
    endIfDecided(state);
    if (own && landed.hit == Truth::Yes && state.step != Step::Over) recoverFoes(setup, state, front);
    return landed.hit != Truth::Unknown;
}

void strikeTogether(const Setup& setup, State& state)
{
    const Battlefront front = battlefront(state);
    const Side mine = ownSide(setup, state);
    const Side theirs = foeSide(setup, state, front);
    const Strike ours = strikeOf(setup, state, true, mine, theirs);
    const Strike answer = strikeOf(setup, state, false, theirs, mine);
    // Both strikes count with what the armies were before; one that is undecided leaves the other as it is.
    landOnFoes(setup, state, front, ours);
    landOnOwn(setup, state, front, answer);
    endIfDecided(state);
    if (ours.hit == Truth::Yes && state.step != Step::Over) recoverFoes(setup, state, front);
}

Note orderNote(Order order, const Side& mine, const Side& theirs)
{
    const std::vector<NoteArgument> ranges{textOf(armyTotals(mine).range), textOf(armyTotals(theirs).range)};
    switch (order) {
    case Order::FirstSide:
        if (!theirs.fights()) return {"EZ-T65", "everzone.only-you-strike", {}};
        return {"EZ-T39", "everzone.range-first", ranges};
    case Order::SecondSide:
        if (!mine.fights()) return {"EZ-T65", "everzone.only-they-strike", {}};
        return {"EZ-T39", "everzone.range-second", ranges};
    case Order::Together: return {"EZ-T39", "everzone.range-tie", ranges};
    case Order::Unknown: return {"EZ-T39", "everzone.range-unknown", ranges, 0, true};
    case Order::Nobody: break;
    }
    return {"EZ-T65", "everzone.nobody-strikes", {}};
}

/// Each of three players attacks another (EZ-T59, EZ-T74). Reserves step up without a choice.
void fightFreeForAll(const Setup& setup, State& state)
{
    std::vector<Contender> contenders{{sideOf(setup, state), *state.tokens->targets[0]}};
    for (std::size_t index = 0; index < state.opponents.size(); ++index) {
        const Opponent& opponent = state.opponents[index];
        contenders.push_back({{{enteredPlayer(setup, state, kEnemyZone, opponent.race)}, opponent.cp, {}, 0},
                              *state.tokens->targets[index + 1]});
    }
    state.firstStrike = Note{"EZ-T59", "everzone.free-for-all", {}};
    std::vector<FreeStrike> strikes;
    const auto fought = freeForAll(contenders, limit(setup, state), Rules::of(setup).clash, &strikes);
    if (!fought) {
        state.table.log.push_back({"EZ-T74", "everzone.clash-unknown", {}, 0, true});
        return;
    }
    for (const FreeStrike& each : strikes) {
        const bool hit = each.strike.hit == Truth::Yes;
        state.table.log.push_back({"EZ-T74",
                                   hit ? "everzone.race-hit" : "everzone.race-withstood",
                                   {state.tokens->races[each.striker], state.tokens->races[each.target],
                                    textOf(each.attack), textOf(each.defence)}});
        if (each.striker == 0 || each.target == 0)
            state.strikes.push_back({each.striker == 0, forecastNumber(each.attack), forecastNumber(each.defence),
                                     each.strike.hit, forecastNumber(each.strike.damage)});
    }
    const Player& mine = (*fought)[0].side.players.front();
    fall(setup, state, mine.fallen);
    for (const Unit& unit : mine.active)
        if (Piece& piece = onField(state, PieceId(unit.id)); !piece.is(kActive)) {
            setUnitState(piece, kActive);
            state.table.log.push_back({"EZ-T42", "everzone.activated", {piece.card}});
        }
    for (std::size_t index = 0; index < state.opponents.size(); ++index)
        for (const Unit& unit : (*fought)[index + 1].side.players.front().fallen)
            removeFallen(setup, state, PieceId(unit.id));
    for (const FreeStrike& each : strikes) {
        if (each.strike.hit != Truth::Yes) continue;
        if (each.target == 0) loseOwn(state, each.strike.damage);
        else loseOpponent(state, each.target - 1, each.strike.damage);
    }
    state.lostActive = false;
    endIfDecided(state);
}

/// Activates what must be activated after losses if there is nothing to choose. False if the player has to choose.
bool activateWithoutChoice(const Setup& setup, State& state)
{
    const std::vector<Operand> units = mustActivate(setup, state);
    if (units.empty()) return true;
    Known used = resourceUsed(playerOf(setup, state));
    for (const Operand& unit : units) used = sum(used, numberOf(setup, unit.card, "cost"));
    if (units.size() > 1 && atMost(used, limit(setup, state)) != Truth::Yes) return false;
    for (const Operand& unit : units) {
        setUnitState(onField(state, unit.piece), kActive);
        state.table.log.push_back({"EZ-T42", "everzone.activated", {unit.card}});
    }
    return true;
}

}  // namespace

Battlefront battlefront(const State& state)
{
    if (!state.tokens) return {{0}};
    if (const auto left = opponentsLeft(state); left.size() < state.opponents.size()) return {left};  // EZ-X44
    const Tokens& tokens = *state.tokens;
    const Front front = frontOf(tokens.targets);
    if (front.kind == Front::Kind::Alliance && front.lone == 0) return {{0, 1}};
    if (front.kind == Front::Kind::Alliance) return {{front.lone - 1}, 2 - front.lone};
    if (!tokens.targets[0]) return {};
    return {{*tokens.targets[0] - 1}, {}, front.kind == Front::Kind::FreeForAll};
}

Side ownSide(const Setup& setup, const State& state)
{
    Side side = sideOf(setup, state);
    if (state.table.find(kAlliesZone) && (!state.tokens || battlefront(state).ally))
        side.players.push_back(enteredPlayer(setup, state, kAlliesZone));
    return side;
}

Side foeSide(const Setup& setup, const State& state, const Battlefront& front)
{
    Side side;
    for (const std::size_t foe : front.foes) {
        side.players.push_back(enteredPlayer(setup, state, kEnemyZone, state.opponents[foe].race));
        side.cp = state.opponents[foe].cp;
    }
    return side;
}

void startClash(const Setup& setup, State& state, AfterClash then)
{
    state.clashed = true;
    state.step = Step::Support;
    state.strikes.clear();
    state.pending = PendingClash{false, false, then};
    const Battlefront front = battlefront(state);
    if (front.foes.empty()) {
        state.table.log.push_back({"EZ-T58", "everzone.no-target", {}, 0, true});
        return;
    }
    if (front.freeForAll) return fightFreeForAll(setup, state);
    const Side mine = ownSide(setup, state);
    const Side theirs = foeSide(setup, state, front);
    const Order order = strikeOrder(mine, theirs);
    state.firstStrike = orderNote(order, mine, theirs);
    state.table.log.push_back(*state.firstStrike);
    if (order == Order::Together) return strikeTogether(setup, state);
    if (order == Order::FirstSide) {
        explainFirstStrike(setup, state);
        state.pending->enemyStrike = strikeOnce(setup, state, true);
    }
    if (order == Order::SecondSide) state.pending->ownStrike = strikeOnce(setup, state, false);
}

std::optional<AfterClash> continueClash(const Setup& setup, State& state)
{
    while (state.pending && state.step != Step::Over) {
        if (!state.questions.empty() || !activateWithoutChoice(setup, state)) return std::nullopt;
        if (state.pending->enemyStrike || state.pending->ownStrike) {
            const bool own = state.pending->ownStrike;
            state.pending->ownStrike = false;
            state.pending->enemyStrike = false;
            static_cast<void>(strikeOnce(setup, state, own));
            continue;
        }
        const AfterClash then = state.pending->then;
        state.pending.reset();
        return then;
    }
    return std::nullopt;
}

std::vector<Operand> strikersAlone(const Setup& setup, const State& state)
{
    std::vector<Operand> units;
    if (state.clashed || foeSide(setup, state, battlefront(state)).players.empty()) return units;
    for (const Operand& unit : unitsThatAre(state, kActive))
        if (isListed(setup, "strikes-alone", unit.card) && !onField(state, unit.piece).is(kSpent))
            units.push_back(unit);
    return units;
}

void strikeAlone(const Setup& setup, State& state, const Operand& unit, const Operand& target)
{
    state.step = Step::Support;
    const Player player = playerOf(setup, state);
    const auto striker = std::ranges::find(player.active, static_cast<std::uint32_t>(unit.piece), &Unit::id);
    const Piece& struck = *state.table.piece(target.piece);
    const Known defence = unitOfPiece(setup, state, struck).defence;
    const Strike landed = strike(striker->attack, defence);
    const bool sure = landed.hit != Truth::Unknown;
    state.table.log.push_back({"EZ-K14",
                               !sure                      ? "everzone.alone-unknown"
                               : landed.hit == Truth::Yes ? "everzone.alone-hit"
                                                          : "everzone.alone-withstood",
                               {unit.card, textOf(striker->attack), textOf(defence)},
                               0,
                               !sure});
    onField(state, unit.piece).set(kSpent);
    if (landed.hit == Truth::No) state.table.log.push_back({"EZ-X41", "everzone.alone-answer", {unit.card}});
    if (landed.hit != Truth::Yes) return;
    std::size_t foe = battlefront(state).foes.front();
    for (std::size_t index = 0; index < state.opponents.size(); ++index)
        if (!state.opponents[index].race.empty() && struck.is(state.opponents[index].race)) foe = index;
    removeFallen(setup, state, target.piece);
    loseOpponent(state, foe, landed.damage);
    endIfDecided(state);
}

std::optional<Forecast> forecastOf(const Setup& setup, const State& state)
{
    if (!state.enemyEntered || state.clashed || state.pending || state.step == Step::Over) return std::nullopt;
    State after = state;
    after.table.log.clear();
    startClash(setup, after, AfterClash::Stay);
    static_cast<void>(continueClash(setup, after));
    Forecast forecast;
    forecast.headline = after.firstStrike.value_or(Note{"EZ-T58", "everzone.no-target", {}, 0, true});
    forecast.strikes = after.strikes;
    const auto side = [](std::string name, const Totals& totals, std::size_t lost, std::pair<int, bool> before,
                         std::pair<int, bool> now) {
        using Kind = Forecast::Number::Kind;
        const auto points = [](const std::pair<int, bool>& cp) {
            return Forecast::Number{cp.first, cp.second ? Kind::AtMost : Kind::Exact};
        };
        return Forecast::Side{std::move(name),
                              false,
                              forecastNumber(totals.attack),
                              forecastNumber(totals.defence),
                              forecastNumber(totals.range),
                              static_cast<int>(lost),
                              points(before),
                              points(now)};
    };
    for (std::size_t index = 0; index < state.opponents.size(); ++index) {
        const Opponent& was = state.opponents[index];
        const Opponent& is = after.opponents[index];
        const Player player = enteredPlayer(setup, state, kEnemyZone, was.race);
        const Player left = enteredPlayer(setup, after, kEnemyZone, was.race);
        const std::size_t lost = player.active.size() + player.deactivated.size() - left.active.size() -
                                 left.deactivated.size();
        forecast.sides.push_back(side(was.race.empty() ? std::string(kEnemyZone) : was.race,
                                      armyTotals({{player}, 0, {}, 0}), lost, {was.cp, was.cpAtMost},
                                      {is.cp, is.cpAtMost}));
    }
    const auto units = [](const State& at) { return unitsOnField(at).size(); };
    forecast.sides.push_back(side("you", armyTotals(ownSide(setup, state)), units(state) - units(after),
                                  {state.table.count("cp"), state.cpAtMost},
                                  {after.table.count("cp"), after.cpAtMost}));
    forecast.sides.back().own = true;
    for (const PieceId leader : state.leaders) {
        const Pile* pile = after.table.pileOf(leader);
        if (pile && pile->zone == "fallen" && state.table.pileOf(leader)->zone != "fallen")
            forecast.notes.push_back({"EZ-T07", "everzone.leader-falls", {after.table.piece(leader)->card}, 0, true});
    }
    for (const Operand& unit : unitsThatAre(after, kActive))
        if (onField(state, unit.piece).is(kDeactivated))
            forecast.notes.push_back({"EZ-T15", "everzone.activates-after", {unit.card}});
    if (after.pending && after.questions.empty() && after.step != Step::Over)
        forecast.notes.push_back({"EZ-T15", "everzone.must-activate", {}});
    for (const Note& note : after.table.log)
        if (note.warning) forecast.notes.push_back(note);
    if (after.table.outcome) forecast.notes.push_back(*after.table.outcome);
    return forecast;
}

}  // namespace mazzo::goldfish::everzone
