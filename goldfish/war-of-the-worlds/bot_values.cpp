// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/bot_values.h"

#include "goldfish/war-of-the-worlds/combat.h"
#include "goldfish/war-of-the-worlds/movement.h"
#include "goldfish/war-of-the-worlds/names.h"

#include <algorithm>
#include <functional>
#include <set>

namespace mazzo::goldfish::waroftheworlds {

namespace {

using Kind = CardAction::Kind;

constexpr int kPoint = 10;         // a civilian killed, a point of damage
constexpr int kDefender = 7;       // a human unit or building destroyed
constexpr int kResource = 4;       // a coin or an energy
constexpr int kLostCard = 15;      // what a card is worth that would leave the game
constexpr int kNewMiniature = 12;  // on the board
constexpr int kInPlace = 12;       // a piece where it can act
constexpr int kFarAway = 9;        // steps; nothing on the map is farther

using Wanted = std::function<bool(const std::string&)>;

/// Steps that a piece needs to the nearest wanted region, whoever is in its way.
int stepsTo(const Board& board, std::string_view thing, const std::string& from, const Wanted& wanted)
{
    std::set<std::string> seen{from};
    std::vector<std::string> edge{from};
    for (int steps = 0; steps < kFarAway && !edge.empty(); ++steps) {
        std::vector<std::string> further;
        for (const std::string& region : edge) {
            if (wanted(region)) return steps;
            for (const std::string& next : board.next(region))
                if (mayEnter(board, thing, next) && seen.insert(next).second) further.push_back(next);
        }
        edge = std::move(further);
    }
    return kFarAway;
}

bool handStrikesWith(const Board& board, std::string_view thing)
{
    return std::ranges::any_of(board.hand(), [&](CardIndex card) {
        return std::ranges::any_of(actionsOf(board, card), [&](const CardAction& action) {
            return action.kind == Kind::Strike && action.piece == thing;
        });
    });
}

/// Where a civilian is best: beside the Aliens to fight if the hand lets it, otherwise away from their units.
int civilianPlace(const Board& board, const std::string& region)
{
    if (board.isAlienTarget(region) && board.fresh(kCivilian, region) == 0 && handStrikesWith(board, kCivilian))
        return kInPlace;
    int danger = 3 * board.count(kTripod, region) + 2 * board.count(kUfo, region);
    for (const std::string& next : board.next(region)) danger += board.count(kTripod, next);
    return -danger;
}

int place(const Board& board, std::string_view thing, const std::string& region)
{
    if (thing == kCivilian) return civilianPlace(board, region);
    const Wanted wanted = [&](const std::string& candidate) {
        if (thing == kTripod || thing == kUfo) return board.count(kCivilian, candidate) > 0;
        return thing == kNaval ? !coastTargets(board, candidate).empty() : board.isAlienTarget(candidate);
    };
    const int steps = stepsTo(board, thing, region, wanted);
    const int crowd = thing == kTripod || thing == kUfo ? std::min(3, board.count(kCivilian, region)) : 0;
    return steps == 0 ? kInPlace + crowd : -steps;
}

/// What a piece gains by its best move from there.
int bestMove(const Board& board, const CardAction& action, const std::string& from)
{
    const int now = place(board, action.piece, from);
    int best = -kFarAway;
    for (const std::string& to : reachable(board, action.piece, from, action.amount))
        best = std::max(best, place(board, action.piece, to) - now);
    return best;
}

int harmValue(const Board& board, const std::string& region, int damage)
{
    int value = 0;
    for (const PieceId id : destroyedBy(board, region, damage)) {
        const auto piece = std::ranges::find(board.pieces(), id, &Piece::id);
        value += piece->thing == kCivilian ? kPoint : kDefender;
    }
    return value;
}

/// A building shelters civilians, and its ability needs a target close by.
int buildingPlace(const Board& board, const std::string& region)
{
    const bool close = board.isAlienTarget(region) || !artilleryTargets(board, region).empty();
    return 3 * board.count(kCivilian, region) + (close ? 4 : 0);
}

int siteValue(const Board& board, const CardAction& action, const std::string& region)
{
    switch (action.kind) {
    case Kind::Strike: return action.amount * kPoint;
    case Kind::Harm: return harmValue(board, region, powerOf(board, action));
    case Kind::Spread: return 1 + harmValue(board, region, powerOf(board, action));
    case Kind::Kill: return kPoint + board.count(kCivilian, region);
    case Kind::Enter: return kNewMiniature + place(board, action.piece, region);
    case Kind::Build: return buildingPlace(board, region);
    default: return 0;
    }
}

int bestSite(const Board& board, const CardAction& action)
{
    int best = 0;
    for (const std::string& region : sites(board, action)) best = std::max(best, siteValue(board, action, region));
    return best;
}

}  // namespace

int actionValue(const Board& board, const CardAction& action, bool mayRemove)
{
    int value = 0;
    if (action.kind == Kind::Gain) value = kResource * action.amount;
    else if (action.kind == Kind::Strike && action.piece.empty()) value = action.amount * kPoint;
    else if (action.kind == Kind::Move)
        for (const std::string& from : moverRegions(board, action))
            value = std::max(value, bestMove(board, action, from));
    else value = bestSite(board, action);
    return action.removesSelf && !mayRemove ? value - kLostCard : value;
}

int answerValue(const Board& board, const PendingAction& pending, const std::string& choice)
{
    if (choice == kStop || choice == kUsed) return 0;
    if (choice == kFresh) return 1;
    switch (pending.choice) {
    case Choice::Mover: return bestMove(board, pending.action, choice);
    case Choice::Destination: return place(board, pending.action.piece, choice);
    case Choice::Push: return -place(board, kArmy, choice);
    default: return siteValue(board, pending.action, choice);
    }
}

}  // namespace mazzo::goldfish::waroftheworlds
