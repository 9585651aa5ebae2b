// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/other_side.h"

#include "goldfish/piles.h"
#include "goldfish/war-of-the-worlds/board_changes.h"
#include "goldfish/war-of-the-worlds/card_values.h"
#include "goldfish/war-of-the-worlds/legality.h"
#include "goldfish/war-of-the-worlds/movement.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/placement.h"
#include "goldfish/war-of-the-worlds/turn.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::goldfish::waroftheworlds {

namespace {

constexpr int kUnlimited = 99;

bool isTile(std::string_view thing) { return thing == kFog || thing == kSound || thing == kAgent; }

std::string_view otherSide(const Setup& setup) { return factionOf(setup) == kAliens ? kHumans : kAliens; }

/// How many more of it there are; any number while the tiles of a building are not known.
int left(const Board& board, const Operand& what)
{
    const Setup& setup = board.setup();
    if (what.card != noCard)
        return numberOf(setup, what.card, "offer").number.value_or(kUnlimited) -
               board.buildings(idOf(setup, what.card));
    return isTile(what.word) ? kUnlimited : board.miniaturesLeft(what.word);
}

/// As many regions at once as there are pieces left.
void addOffer(std::vector<Offer>& offers, Operand what, const Regions& regions, int most, const char* clause)
{
    if (regions.empty() || most < 1) return;
    Offer offer = offered("opponent", {std::move(what)}, clause);
    Offer::Part where{"at", {}, 1, std::min(most, static_cast<int>(regions.size())), {}};
    for (const std::string& region : regions) where.choices.push_back(wordOperand(region));
    offer.parts.push_back(std::move(where));
    offers.push_back(std::move(offer));
}

void addBuildings(std::vector<Offer>& offers, const Board& board)
{
    const Setup& setup = board.setup();
    const Regions places = buildingSites(board, otherSide(setup));
    for (std::size_t index = 0; index < setup.catalogue->size(); ++index) {
        const auto card = static_cast<CardIndex>(index);
        if (!isOf(setup, card, otherSide(setup)) || !isType(setup, card, "building")) continue;
        addOffer(offers, cardOperand(card), places, left(board, cardOperand(card)),
                 otherSide(setup) == kAliens ? "WW-T36" : "WW-T35");
    }
}

/// The special attacks whose tiles last through a human turn.
void addTiles(std::vector<Offer>& offers, const Board& board)
{
    const Setup& setup = board.setup();
    std::vector<std::string_view> seen;
    for (std::size_t index = 0; index < setup.catalogue->size(); ++index) {
        const auto card = static_cast<CardIndex>(index);
        if (!isOf(setup, card, otherSide(setup))) continue;
        for (const CardAction& action : board.effects(card).actions) {
            if (action.tile.empty() || std::ranges::find(seen, action.tile) != seen.end()) continue;
            seen.push_back(action.tile);
            addOffer(offers, wordOperand(std::string(action.tile)), sites(board, action), kUnlimited, "WW-K29");
        }
    }
}

bool isTheirs(const Setup& setup, const Piece& piece)
{
    const bool aliens = otherSide(setup) == kAliens;
    if (piece.card != noCard) return isType(setup, piece.card, "building") && isOf(setup, piece.card, otherSide(setup));
    if (isTile(piece.thing) || piece.thing == kTripod || piece.thing == kUfo) return aliens;
    return piece.thing != kShip && !aliens;
}

/// One of each kind and region: which of two that look alike makes no difference.
std::vector<Operand> theirPieces(const Setup& setup, const State& state, bool movable)
{
    std::vector<Operand> pieces;
    std::vector<std::pair<std::string, std::string>> seen;
    for (const Piece& piece : state.table.pile(kBoard).pieces) {
        if (!isTheirs(setup, piece) || (movable && (piece.card != noCard || isTile(piece.thing)))) continue;
        const std::pair look{piece.card == noCard ? piece.thing : std::string(idOf(setup, piece.card)), piece.place};
        if (std::ranges::find(seen, look) != seen.end()) continue;
        seen.push_back(look);
        Operand operand = piece.card == noCard ? wordOperand(piece.thing) : cardOperand(piece.card);
        operand.piece = piece.id;
        pieces.push_back(std::move(operand));
    }
    return pieces;
}

std::vector<Operand> regionOperands(const Regions& regions)
{
    std::vector<Operand> operands;
    for (const std::string& region : regions) operands.push_back(wordOperand(region));
    return operands;
}

bool isAlienUnitClose(const Board& board, const std::string& region)
{
    if (board.count(kTripod, region) + board.count(kUfo, region) > 0) return true;
    return board.is(region, kLand) && std::ranges::any_of(board.next(region), [&board](const std::string& next) {
               return board.count(kTripod, next) > 0;
           });
}

/// Where the other side can deal damage. Humans reach every alien target, from the air if not otherwise.
Regions attackable(const Board& board, bool byAliens)
{
    Regions found = board.regions();
    std::erase_if(found, [&](const std::string& region) {
        return byAliens ? !board.isHumanTarget(region) || !isAlienUnitClose(board, region)
                        : !board.isAlienTarget(region);
    });
    return found;
}

Regions killable(const Board& board)
{
    Regions found = board.regions();
    std::erase_if(found, [&](const std::string& region) {
        return board.count(kCivilian, region) == 0 || board.count(kTripod, region) + board.count(kUfo, region) == 0;
    });
    return found;
}

/// The piece that an action names: filled in by its offer, or the first whose kind and region fit the text.
const Piece* pieceNamed(const Setup& setup, const State& state, const Operand& operand)
{
    const auto isCalled = [&](const Piece& piece) {
        if (at(operand.piece) != 0) return piece.id == operand.piece;
        if (piece.card != noCard || !isTheirs(setup, piece)) return false;
        if (!operand.mark.empty() && operand.mark != '@' + piece.place) return false;
        const std::string name = operand.card == noCard
                                     ? operand.word
                                     : std::string(setup.name(operand.card, setup.game->languages.front()));
        const Texts* names = setup.procedure.nameOf(piece.thing);
        return folded(piece.thing) == folded(name) ||
               (names && std::ranges::any_of(names->entries(), [&name](const Texts::Entry& entry) {
                    return folded(entry.words) == folded(name);
                }));
    };
    const std::vector<Piece>& pieces = state.table.pile(kBoard).pieces;
    const auto found = std::ranges::find_if(pieces, isCalled);
    return found == pieces.end() ? nullptr : &*found;
}

constexpr int kMaxDamage = 30;
constexpr int kMaxSteps = 4;

/// What the other side does with the pieces it has.
void addBoardActions(std::vector<Offer>& offers, const Setup& setup, const State& state, const Board& board)
{
    const bool aliens = otherSide(setup) == kAliens;
    if (std::vector<Operand> movers = theirPieces(setup, state, true); !movers.empty()) {
        Offer offer = offered("opponent-moves", std::move(movers), "WW-T22");
        offer.parts.push_back({"to", regionOperands(board.regions()), 1, kMaxSteps, {}});
        offers.push_back(std::move(offer));
    }
    if (const Regions regions = attackable(board, aliens); !regions.empty()) {
        Offer offer = offered("opponent-attacks", regionOperands(regions), aliens ? "WW-T30" : "WW-T27");
        offer.parts.push_back({":", {}, 1, 1, std::pair{1, kMaxDamage}});
        offers.push_back(std::move(offer));
    }
    if (const Regions regions = killable(board); aliens && !regions.empty())
        offers.push_back(offered("opponent-kills", regionOperands(regions), "WW-K12.1"));
    if (const int damage = state.table.count(kDamage); aliens && damage > 0)
        offers.push_back(offeredNumber("opponent-regenerates", 1, damage, "WW-K25"));
    if (std::vector<Operand> pieces = theirPieces(setup, state, false); !pieces.empty()) {
        const int most = static_cast<int>(pieces.size()) + 1;
        offers.push_back(offeredList("opponent-removes", std::move(pieces), 1, most));
    }
}

void placeOpposing(State& state, const Action& action)
{
    const Operand& what = action.operand();
    for (const Operand& region : action.operands(1)) {
        if (what.card != noCard) putBuilding(state, what.card, region.word);
        else if (isTile(what.word)) putTile(state, what.word, region.word, "WW-K29");
        else enter(state, what.word, region.word, "WW-T19");
    }
}

void removeOpposing(const Setup& setup, State& state, const Action& action)
{
    for (const Operand& operand : action.operands()) {
        const Piece piece = leaveBoard(state, operand.piece);
        const NoteArgument name = piece.card == noCard ? word(piece.thing) : NoteArgument(piece.card);
        logNote(state, {}, "removed-by-hand", {name, word(piece.place)});
    }
    state.table.setCount(kCivilians, Board(setup, state.table).count(kCivilian));
    checkEnd(setup, state);
}

}  // namespace

bool isOpposing(const Action& action) { return action.verb.starts_with("opponent"); }

std::vector<Offer> opposingOffers(const Setup& setup, const State& state)
{
    std::vector<Offer> offers;
    const Board board(setup, state.table);
    const bool aliens = otherSide(setup) == kAliens;
    for (const std::string_view thing : {aliens ? kTripod : kArmy, aliens ? kUfo : kNaval})
        addOffer(offers, wordOperand(std::string(thing)), entrances(board, thing), board.miniaturesLeft(thing),
                 "WW-T19");
    addBuildings(offers, board);
    if (aliens) addTiles(offers, board);
    addBoardActions(offers, setup, state, board);
    return offers;
}

std::optional<Note> opposingRefusal(const Setup& setup, const State& state, const Action& action)
{
    const Board board(setup, state.table);
    const bool aliens = otherSide(setup) == kAliens;
    if (action.is("opponent-attacks") && attackable(board, aliens).empty()) return note("WW-T26", "no-target");
    if (action.is("opponent-kills") && (!aliens || killable(board).empty())) return note("WW-K12.1", "nobody-to-kill");
    if (action.is("opponent-regenerates") && (!aliens || state.table.count(kDamage) == 0))
        return note("WW-K25", "no-damage-to-remove");
    if (!action.is("opponent-moves") || action.parts.size() < 2) return std::nullopt;
    const Piece* named = pieceNamed(setup, state, action.operand());
    if (!named) return std::nullopt;
    State walked = state;
    Piece& piece = onBoard(walked, named->id);
    for (const Operand& region : action.operands(1)) {
        const Regions ways = reachable(Board(setup, walked.table), piece.thing, piece.place, 1);
        if (std::ranges::find(ways, region.word) == ways.end())
            return note("WW-T22", "no-way", {word(piece.thing), word(piece.place), word(region.word)});
        piece.place = region.word;
    }
    return std::nullopt;
}

void playOpposing(const Setup& setup, State& state, const Action& action)
{
    if (action.is("opponent")) return placeOpposing(state, action);
    if (action.is("opponent-removes")) return removeOpposing(setup, state, action);
    if (action.is("opponent-kills")) return killCivilian(setup, state, action.operand().word, "WW-K12.1");
    if (action.is("opponent-moves")) {
        for (const Operand& region : action.operands(1))
            movePiece(state, action.operand().piece, region.word, "WW-T22");
        return;
    }
    if (action.is("opponent-regenerates")) {
        moveMarker(setup, state, -action.number());
        return logNote(state, "WW-K25", "recovered", {state.table.count(kDamage)});
    }
    const std::string& region = action.operand().word;
    if (otherSide(setup) == kAliens) harm(setup, state, action.number(1), region);
    else strike(setup, state, action.number(1), region, "WW-T27");
}

}  // namespace mazzo::goldfish::waroftheworlds
