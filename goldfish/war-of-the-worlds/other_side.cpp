// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/other_side.h"

#include "goldfish/war-of-the-worlds/board_changes.h"
#include "goldfish/war-of-the-worlds/card_values.h"
#include "goldfish/war-of-the-worlds/legality.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/placement.h"

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

}  // namespace

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
    return offers;
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

}  // namespace mazzo::goldfish::waroftheworlds
