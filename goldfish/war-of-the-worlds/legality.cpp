// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/legality.h"

#include "goldfish/war-of-the-worlds/card_values.h"
#include "goldfish/war-of-the-worlds/combat.h"
#include "goldfish/war-of-the-worlds/movement.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/placement.h"

#include <algorithm>
#include <array>
#include <map>

namespace mazzo::goldfish::waroftheworlds {

namespace {

using Kind = CardAction::Kind;

bool hasPerformer(const Board& board, const CardAction& action, std::string_view region)
{
    return std::ranges::any_of(board.pieces(),
                               [&](const Piece& piece) { return piece.place == region && canPerform(piece, action); });
}

bool isNextToTripod(const Board& board, std::string_view region)
{
    return board.is(region, kLand) && std::ranges::any_of(board.next(region), [&board](const std::string& next) {
               return board.count(kTripod, next) > 0;
           });
}

bool isSite(const Board& board, const CardAction& action, const std::string& region)
{
    switch (action.kind) {
    case Kind::Strike:
        if (!hasPerformer(board, action, region)) return false;
        return action.piece == kNaval ? !coastTargets(board, region).empty() : board.isAlienTarget(region);
    case Kind::Harm:
        return reaches(board, action, region) && board.isHumanTarget(region) &&
               (mayAttack(board, region, std::array{powerOf(board, action)}) || needsOthers(board, region, action));
    case Kind::Spread: return reaches(board, action, region);
    case Kind::Kill:
        return board.count(action.piece, region) > 0 && board.count(kCivilian, region) > 0 &&
               (action.piece == kUfo || isUnprotected(board, region));
    default: return false;
    }
}

}  // namespace

std::span<const CardAction> actionsOf(const Board& board, CardIndex card)
{
    if (!isOf(board.setup(), card, factionOf(board.setup()))) return {};
    return board.effects(card).actions;
}

const CardAction* reinforcementOf(const Board& board, CardIndex card)
{
    if (!isOf(board.setup(), card, factionOf(board.setup()))) return nullptr;
    const auto& reinforcement = board.effects(card).reinforcement;
    return reinforcement && reinforcement->kind == Kind::Enter ? &*reinforcement : nullptr;
}

bool hasFreeMiniature(const Board& board, const CardAction& reinforcement)
{
    return std::ranges::any_of(board.pieces(), [&reinforcement](const Piece& piece) {
        return piece.thing == reinforcement.piece && !piece.is(kUsed);
    });
}

bool reaches(const Board& board, const CardAction& action, std::string_view region)
{
    if (action.kind == Kind::Harm) return hasPerformer(board, action, region);
    return action.adjacent ? isNextToTripod(board, region) : board.count(action.piece, region) > 0;
}

bool canPerform(const Piece& piece, const CardAction& action)
{
    return piece.thing == action.piece && !(action.once && piece.is(kUsed));
}

Regions moverRegions(const Board& board, const CardAction& action, const std::vector<PieceId>& moved)
{
    Regions found = board.regions();
    std::erase_if(found, [&](const std::string& region) {
        const bool performs = std::ranges::any_of(board.pieces(), [&](const Piece& piece) {
            return piece.place == region && canPerform(piece, action) &&
                   std::ranges::find(moved, piece.id) == moved.end();
        });
        return !performs || reachable(board, action.piece, region, action.amount).empty();
    });
    return found;
}

Regions sites(const Board& board, const CardAction& action)
{
    if (action.kind == Kind::Enter) return entrances(board, action.piece);
    if (action.kind == Kind::Build) return buildingSites(board, factionOf(board.setup()));
    Regions found = board.regions();
    std::erase_if(found, [&](const std::string& region) { return !isSite(board, action, region); });
    return found;
}

bool isPossible(const Board& board, const CardAction& action)
{
    if (action.hidden) return false;
    if (action.kind == Kind::Gain || (action.kind == Kind::Strike && action.piece.empty())) return true;
    return action.kind == Kind::Move ? !moverRegions(board, action).empty() : !sites(board, action).empty();
}

bool isCompulsory(const Board& board, const CardAction& action)
{
    if (action.kind != Kind::Spread) return isPossible(board, action);
    return std::ranges::any_of(sites(board, action),
                               [&board](const std::string& region) { return board.isHumanTarget(region); });
}

std::vector<Alternative> alternatives(const Board& whole, CardIndex card)
{
    const Board board = whole.without(card);
    std::vector<Alternative> found;
    const auto actions = actionsOf(board, card);
    if (const CardAction* reinforcement = reinforcementOf(board, card);
        reinforcement && !hasFreeMiniature(board, *reinforcement)) {
        if (isPossible(board, *reinforcement)) found.push_back({static_cast<int>(actions.size()) + 1, *reinforcement});
        return found;
    }
    int number = 0;
    for (const CardAction& action : actions) {
        ++number;
        if (isPossible(board, action)) found.push_back({number, action});
    }
    return found;
}

std::vector<Alternative> attacksOn(const Board& board, std::string_view region, CardIndex card)
{
    std::vector<Alternative> attacks;
    int number = 0;
    for (const CardAction& action : actionsOf(board, card)) {
        ++number;
        if ((action.kind == Kind::Harm || action.kind == Kind::Spread) && reaches(board, action, region))
            attacks.push_back({number, action});
    }
    return attacks;
}

int maxJoined(const Board& board, std::string_view region, const CardAction* first)
{
    // Of cards that each need a miniature of their own only as many count as there are.
    std::map<std::string_view, int> free;
    for (const std::string_view piece : {kTripod, kUfo}) free[piece] = board.fresh(piece, region);
    if (first && first->once) --free[first->piece];
    int total = 0;
    for (const CardIndex card : board.hand()) {
        int best = 0;
        bool once = false;
        std::string_view piece;
        for (const Alternative& attack : attacksOn(board, region, card)) {
            if (powerOf(board, attack.action) < best) continue;
            best = powerOf(board, attack.action);
            once = attack.action.once;
            piece = attack.action.piece;
        }
        if (best == 0 || (once && free[piece]-- <= 0)) continue;
        total += best;
    }
    return total;
}

bool needsOthers(const Board& board, std::string_view region, const CardAction& action)
{
    const int power = powerOf(board, action);
    return !mayAttack(board, region, std::array{power}) &&
           mayAttack(board, region, std::array{power, maxJoined(board, region, &action)});
}

bool mustBePlayed(const Board& board, CardIndex card)
{
    const auto possible = alternatives(board, card);
    return std::ranges::any_of(possible, [rest = board.without(card)](const Alternative& alternative) {
        return isCompulsory(rest, alternative.action);
    });
}

}  // namespace mazzo::goldfish::waroftheworlds
