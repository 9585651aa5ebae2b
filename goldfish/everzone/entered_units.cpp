// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/entered_units.h"

#include "goldfish/engine.h"
#include "goldfish/everzone/card_values.h"
#include "goldfish/everzone/clarifications.h"
#include "goldfish/everzone/rival.h"
#include "goldfish/piles.h"

#include <algorithm>
#include <charconv>

namespace mazzo::goldfish::everzone {

namespace {

constexpr int kMaxValue = 999;
constexpr int kMaxUnits = 30;

constexpr std::string_view kMine = "mine";
constexpr std::string_view kLast = "last";
constexpr std::string_view kNone = "none";
constexpr std::string_view kBot = "bot";

std::optional<Known> readValue(std::string_view text)
{
    if (text == "?") return Known(std::nullopt);
    int number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool canonical = error == std::errc{} && stop == text.data() + text.size() && number >= 0 &&
                           number <= kMaxValue && std::to_string(number) == text;
    return canonical ? std::optional(Known(number)) : std::nullopt;
}

std::string valueText(const Known& value) { return value ? std::to_string(*value) : std::string("?"); }

Piece enteredPiece(const std::string& text, std::string_view state, const std::string& race)
{
    Piece piece;
    piece.thing = text;
    piece.set(state);
    if (!race.empty()) piece.set(race);
    return piece;
}

bool isOf(const Piece& piece, std::string_view race) { return race.empty() || piece.is(race); }

/// The player's active units as numbers.
std::vector<Piece> ownArmy(const Setup& setup, const State& state, const std::string& race)
{
    std::vector<Piece> pieces;
    const Player player = playerOf(setup, state);
    for (const Unit& unit : player.active) pieces.push_back(enteredPiece(unitText(unit), kActive, race));
    for (const Unit& unit : player.deactivated)
        if (unit.suits != Truth::No) pieces.push_back(enteredPiece(unitText(unit), kDeactivated, race));
    return pieces;
}

std::vector<Piece> ofRace(std::vector<Piece> pieces, const std::string& race)
{
    std::erase_if(pieces, [&race](const Piece& piece) { return !isOf(piece, race); });
    return pieces;
}

void addUnits(std::vector<Piece>& pieces, const std::vector<Operand>& operands, std::string_view state,
              const std::string& race)
{
    for (const Operand& operand : operands) pieces.push_back(enteredPiece(operand.word, state, race));
}

/// The race that the last part of the action names; empty without three players.
std::string raceIn(const Action& action)
{
    const Action::Part& last = action.parts.back();
    return last.link == "for" ? last.operands.front().word : std::string();
}

void replace(State& state, std::string_view zone, const std::vector<Piece>& pieces, const std::string& race)
{
    std::erase_if(state.table.pile(zone).pieces, [&race](const Piece& piece) { return isOf(piece, race); });
    for (const Piece& piece : pieces) create(state.table, zone, piece);
}

Note totalsNote(const Setup& setup, const State& state, std::string_view zone, const std::string& race,
                const char* clause, std::string key)
{
    const Player player = enteredPlayer(setup, state, zone, race);
    const Totals totals = armyTotals({{player}, 0, {}, 0});
    const bool unknown = !totals.attack || !totals.defence || !totals.range;
    const auto text = [](const Known& total) { return std::to_string(total.least()) + (total ? "" : "+"); };
    return {unknown ? "EZ-F23" : clause,
            std::move(key),
            {static_cast<int>(player.active.size()), text(totals.attack), text(totals.defence), text(totals.range)},
            0,
            unknown};
}

/// The shapes of one verb: units, and units with a reserve; of three players each with a race.
void addShapes(std::vector<Offer>& offers, const char* verb, std::vector<Operand> words, const char* clause,
               const std::vector<Operand>& races, bool reserves)
{
    Offer::Part units{{}, std::move(words), 1, kMaxUnits, {}};
    units.form = kUnitForm;
    units.accepts = isUnitText;
    Offer::Part reserve = units;
    reserve.link = "reserve";
    reserve.choices.clear();
    for (const bool withReserve : {false, true}) {
        if (withReserve && !reserves) continue;
        Offer offer = offered(verb, clause);
        offer.parts.push_back(units);
        if (withReserve) offer.parts.push_back(reserve);
        if (!races.empty()) offer.parts.push_back({"for", races, 1, 1, {}});
        offers.push_back(std::move(offer));
    }
}

/// `enemy bot`, or cards of the opponent's deck by name; what was turned up before is taken back.
Result<void> revealRival(const Setup& setup, State& state, const Action& action)
{
    const std::vector<Operand>& units = action.operands();
    std::vector<CardIndex> cards;
    for (const Operand& unit : units) cards.push_back(unit.card);
    const bool mixed = std::ranges::find(cards, noCard) != cards.end() && units.size() > 1;
    if (mixed || action.parts.size() > 1) return failure(refused({"EZ-T39", "everzone.no.mixed-army", {}}));
    rivalKeepsSurvivors(state);
    state.table.pile(kEnemyZone).pieces.clear();
    state.enemyDecided = false;
    if (units.front().card == noCard) rivalActs(setup, state);
    else rivalReveals(setup, state, cards);
    return {};
}

}  // namespace

std::optional<Unit> readUnit(std::string_view text)
{
    std::vector<Known> values;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('/', begin), text.size());
        const auto value = readValue(text.substr(begin, end - begin));
        if (!value) return std::nullopt;
        values.push_back(*value);
        begin = end + 1;
    }
    if (values.size() != 3 && values.size() != 4) return std::nullopt;
    Unit unit;
    unit.attack = values[0];
    unit.defence = values[1];
    unit.range = values[2];
    if (values.size() == 4) unit.cost = values[3];
    return unit;
}

bool isUnitText(std::string_view text) { return readUnit(text).has_value(); }

std::string unitText(const Unit& unit)
{
    const std::string text = valueText(unit.attack) + '/' + valueText(unit.defence) + '/' + valueText(unit.range);
    return unit.cost ? text + '/' + valueText(unit.cost) : text;
}

Unit unitOfPiece(const Setup& setup, const State& state, const Piece& piece)
{
    Unit unit = piece.card == noCard ? readUnit(piece.thing).value_or(Unit{})
                                     : unitOf(setup, piece.card, location(state));
    unit.id = static_cast<std::uint32_t>(piece.id);
    return modified(unit, modifiersOn(piece)).value_or(unit);
}

Player enteredPlayer(const Setup& setup, const State& state, std::string_view zone, std::string_view race)
{
    Player player;
    const Pile* pile = state.table.find(zone);
    if (!pile) return player;
    for (const Piece& piece : pile->pieces) {
        if (!isOf(piece, race)) continue;
        Unit unit = unitOfPiece(setup, state, piece);
        if (piece.is(kActive)) {
            player.active.push_back(unit);
        } else if (piece.is(kDeactivated)) {
            // A reserve without a cost is one that the player knows to fit.
            if (piece.card == noCard && !unit.cost && std::ranges::count(piece.thing, '/') == 2) unit.cost = 0;
            player.deactivated.push_back(unit);
        } else {
            player.supports.push_back(unit.cost);
        }
    }
    return player;
}

std::vector<Offer> entryOffers(const State& state)
{
    std::vector<Offer> offers;
    if (state.clashed || state.pending) return offers;
    std::vector<Operand> words{wordOperand(std::string(kMine)), wordOperand(std::string(kNone))};
    if (state.rival) {
        words.push_back(wordOperand(std::string(kBot)));
        for (const CardIndex card : state.rival->marshalled) words.push_back(cardOperand(card));
    }
    if (!state.lastEnemy.empty()) words.push_back(wordOperand(std::string(kLast)));
    std::vector<Operand> races;
    if (state.tokens)
        for (const Opponent& opponent : state.opponents)
            if (!opponent.isOut()) races.push_back(wordOperand(opponent.race));
    addShapes(offers, "enemy", std::move(words), "EZ-T39", races, true);
    if (state.table.find(kAlliesZone) && (!state.tokens || isAllied(*state.tokens)))
        addShapes(offers, "ally", {wordOperand(std::string(kNone))}, state.tokens ? "EZ-T60" : "EZ-T54", {}, false);
    return offers;
}

Result<void> enterEnemy(const Setup& setup, State& state, const Action& action)
{
    const std::string race = raceIn(action);
    const std::vector<Operand>& units = action.operands();
    if (units.front().card != noCard || units.front().word == kBot) return revealRival(setup, state, action);
    const bool isWord = std::ranges::any_of(
        units, [](const Operand& unit) { return unit.card != noCard || !isUnitText(unit.word); });
    const bool hasReserve = action.parts.size() > 1 && action.parts[1].link == "reserve";
    if (isWord && (units.size() > 1 || hasReserve)) return failure(refused({"EZ-T39", "everzone.no.mixed-army", {}}));
    std::vector<Piece> pieces;
    if (!isWord) {
        addUnits(pieces, units, kActive, race);
        if (hasReserve) addUnits(pieces, action.operands(1), kDeactivated, race);
    } else if (units.front().word == kMine) {
        pieces = ownArmy(setup, state, race);
    } else if (units.front().word == kLast) {
        pieces = ofRace(state.lastEnemy, race);
    }
    rivalKeepsSurvivors(state);
    replace(state, kEnemyZone, pieces, race);
    state.enemyDecided = true;
    std::erase_if(state.enteredEnemy, [&race](const Piece& piece) { return isOf(piece, race); });
    state.enteredEnemy.insert(state.enteredEnemy.end(), pieces.begin(), pieces.end());
    state.enemyEntered = !state.table.pile(kEnemyZone).pieces.empty();
    if (pieces.empty()) state.table.log.push_back({"EZ-T39", "everzone.enemy-none", {}});
    else state.table.log.push_back(totalsNote(setup, state, kEnemyZone, race, "EZ-T38", "everzone.enemy"));
    return {};
}

Result<void> enterAllies(const Setup& setup, State& state, const Action& action)
{
    const std::vector<Operand>& units = action.operands();
    const bool none = units.front().word == kNone;
    if (none && units.size() > 1) return failure(refused({"EZ-T54", "everzone.no.mixed-army", {}}));
    std::vector<Piece> pieces;
    if (!none) addUnits(pieces, units, kActive, {});
    replace(state, kAlliesZone, pieces, {});
    state.table.log.push_back(
        totalsNote(setup, state, kAlliesZone, {}, state.tokens ? "EZ-T60" : "EZ-T54", "everzone.allies"));
    return {};
}

void removeFallen(const Setup& setup, State& state, PieceId id)
{
    const Piece piece = taken(state.table, id);
    if (piece.card == noCard || !state.rival) return;
    state.rival->fallen.push_back(piece.card);
    std::erase(state.rival->leader, piece.card);
    askForValueLost(setup, state, piece.card);
}

void clearEntered(State& state)
{
    rivalKeepsSurvivors(state);
    state.enemyDecided = false;
    if (state.enemyEntered) state.lastEnemy = state.enteredEnemy;
    state.enteredEnemy.clear();
    state.enemyEntered = false;
    for (const std::string_view zone : {kEnemyZone, kAlliesZone})
        if (state.table.find(zone)) state.table.pile(zone).pieces.clear();
}

}  // namespace mazzo::goldfish::everzone
