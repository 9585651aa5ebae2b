// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/legality.h"

#include "goldfish/war-of-the-worlds/combat.h"
#include "goldfish/war-of-the-worlds/facts.h"
#include "goldfish/war-of-the-worlds/movement.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/placement.h"

#include <algorithm>
#include <array>
#include <map>

namespace mazzo::goldfish::waroftheworlds {

namespace {

using Kind = Deed::Kind;

bool hasServant(const Board& board, const Deed& deed, std::string_view region)
{
    return std::ranges::any_of(board.pieces(),
                               [&](const Piece& piece) { return piece.place == region && mayServe(piece, deed); });
}

bool isBesideTripod(const Board& board, std::string_view region)
{
    return board.is(region, kLand) && std::ranges::any_of(board.next(region), [&board](const std::string& next) {
               return board.count(kTripod, next) > 0;
           });
}

bool isSite(const Board& board, const Deed& deed, const std::string& region)
{
    switch (deed.kind) {
    case Kind::Strike:
        if (!hasServant(board, deed, region)) return false;
        return deed.piece == kNaval ? !coastTargets(board, region).empty() : board.isAlienTarget(region);
    case Kind::Harm:
        return reaches(board, deed, region) && board.isHumanTarget(region) &&
               (mayAttack(board, region, std::array{powerOf(board, deed)}) || needsOthers(board, region, deed));
    case Kind::Spread: return reaches(board, deed, region);
    case Kind::Kill:
        return board.count(deed.piece, region) > 0 && board.count(kCivilian, region) > 0 &&
               (deed.piece == kUfo || isUnprotected(board, region));
    default: return false;
    }
}

}  // namespace

bool reaches(const Board& board, const Deed& deed, std::string_view region)
{
    if (deed.kind == Kind::Harm) return hasServant(board, deed, region);
    return deed.beside ? isBesideTripod(board, region) : board.count(deed.piece, region) > 0;
}

bool mayServe(const Piece& piece, const Deed& deed)
{
    const bool once = deed.designates || (deed.kind == Kind::Strike && deed.piece == kCivilian);
    return piece.thing == deed.piece && !(once && piece.is(kUsed));
}

Regions moverRegions(const Board& board, const Deed& deed, const std::vector<PieceId>& moved)
{
    Regions found = board.regions();
    std::erase_if(found, [&](const std::string& region) {
        const bool served = std::ranges::any_of(board.pieces(), [&](const Piece& piece) {
            return piece.place == region && mayServe(piece, deed) && std::ranges::find(moved, piece.id) == moved.end();
        });
        return !served || reachable(board, deed.piece, region, deed.amount).empty();
    });
    return found;
}

Regions sites(const Board& board, const Deed& deed)
{
    if (deed.kind == Kind::Enter) return entrances(board, deed.piece);
    if (deed.kind == Kind::Build) return buildingSites(board, factionOf(board.setup()));
    Regions found = board.regions();
    std::erase_if(found, [&](const std::string& region) { return !isSite(board, deed, region); });
    return found;
}

bool isPossible(const Board& board, const Deed& deed)
{
    if (deed.kind == Kind::Gain || (deed.kind == Kind::Strike && deed.piece.empty())) return true;
    return deed.kind == Kind::Move ? !moverRegions(board, deed).empty() : !sites(board, deed).empty();
}

bool isCompulsory(const Board& board, const Deed& deed)
{
    if (deed.kind != Kind::Spread) return isPossible(board, deed);
    return std::ranges::any_of(sites(board, deed),
                               [&board](const std::string& region) { return board.isHumanTarget(region); });
}

std::vector<Alternative> alternatives(const Board& whole, CardIndex card)
{
    const Board board = whole.without(card);
    std::vector<Alternative> found;
    const auto deeds = deedsOf(board.setup(), card);
    const auto fallback = fallbackOf(board.setup(), card);
    if (fallback &&
        std::ranges::none_of(board.pieces(), [&](const Piece& piece) { return mayServe(piece, deeds.front()); })) {
        if (isPossible(board, *fallback)) found.push_back({static_cast<int>(deeds.size()) + 1, *fallback});
        return found;
    }
    int number = 0;
    for (const Deed& deed : deeds) {
        ++number;
        if (isPossible(board, deed)) found.push_back({number, deed});
    }
    return found;
}

std::vector<Alternative> attacksOn(const Board& board, std::string_view region, CardIndex card)
{
    std::vector<Alternative> attacks;
    int number = 0;
    for (const Deed& deed : deedsOf(board.setup(), card)) {
        ++number;
        if ((deed.kind == Kind::Harm || deed.kind == Kind::Spread) && reaches(board, deed, region))
            attacks.push_back({number, deed});
    }
    return attacks;
}

int mostJoined(const Board& board, std::string_view region, const Deed* first)
{
    // Of cards that each need a miniature of their own only as many count as there are.
    std::map<std::string_view, int> free;
    for (const std::string_view piece : {kTripod, kUfo}) free[piece] = board.fresh(piece, region);
    if (first && first->designates) --free[first->piece];
    int most = 0;
    for (const CardIndex card : board.hand()) {
        int best = 0;
        bool designates = false;
        std::string_view piece;
        for (const Alternative& attack : attacksOn(board, region, card)) {
            if (powerOf(board, attack.deed) < best) continue;
            best = powerOf(board, attack.deed);
            designates = attack.deed.designates;
            piece = attack.deed.piece;
        }
        if (best == 0 || (designates && free[piece]-- <= 0)) continue;
        most += best;
    }
    return most;
}

bool needsOthers(const Board& board, std::string_view region, const Deed& deed)
{
    const int power = powerOf(board, deed);
    return !mayAttack(board, region, std::array{power}) &&
           mayAttack(board, region, std::array{power, mostJoined(board, region, &deed)});
}

bool mustBePlayed(const Board& board, CardIndex card)
{
    const auto possible = alternatives(board, card);
    return std::ranges::any_of(possible, [rest = board.without(card)](const Alternative& alternative) {
        return isCompulsory(rest, alternative.deed);
    });
}

}  // namespace mazzo::goldfish::waroftheworlds
