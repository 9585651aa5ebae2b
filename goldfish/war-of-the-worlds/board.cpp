// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/board.h"

#include "goldfish/war-of-the-worlds/card_values.h"
#include "goldfish/war-of-the-worlds/names.h"

#include <algorithm>

namespace mazzo::goldfish::waroftheworlds {

namespace {

int number(std::ptrdiff_t count) { return static_cast<int>(count); }

}  // namespace

Board::Board(const Setup& setup, const Table& table)
    : m_setup(setup),
      m_pieces(table.pile(kBoard).pieces),
      m_hand(table.pile(setup.procedure.hand).pieces),
      m_effects(std::make_shared<std::map<CardIndex, CardEffects>>())
{}

std::vector<CardIndex> Board::hand() const
{
    std::vector<CardIndex> cards;
    for (const Piece& piece : m_hand) cards.push_back(piece.card);
    if (const auto played = std::ranges::find(cards, m_played); played != cards.end()) cards.erase(played);
    return cards;
}

Board Board::without(CardIndex card) const
{
    Board board = *this;
    board.m_played = card;
    return board;
}

const CardEffects& Board::effects(CardIndex card) const
{
    const auto found = m_effects->find(card);
    return found != m_effects->end() ? found->second : m_effects->emplace(card, effectsOf(m_setup, card)).first->second;
}

Regions Board::regions(std::string_view kind) const
{
    Regions found;
    for (const Procedure::Region& region : m_setup.procedure.regions)
        if (kind.empty() || std::ranges::find(region.kinds, kind) != region.kinds.end()) found.push_back(region.id);
    return found;
}

bool Board::is(std::string_view region, std::string_view kind) const
{
    const Procedure::Region* known = m_setup.procedure.region(region);
    return known && std::ranges::find(known->kinds, kind) != known->kinds.end();
}

const Regions& Board::next(std::string_view region) const
{
    static const Regions kNone;
    const Procedure::Region* known = m_setup.procedure.region(region);
    return known ? known->next : kNone;
}

std::string Board::place(std::string_view kind) const
{
    const Regions found = regions(kind);
    return found.empty() ? std::string{} : found.front();
}

int Board::count(std::string_view thing) const
{
    return number(std::ranges::count_if(m_pieces, [&](const Piece& piece) { return piece.thing == thing; }));
}

int Board::count(std::string_view thing, std::string_view region) const
{
    return number(std::ranges::count_if(
        m_pieces, [&](const Piece& piece) { return piece.thing == thing && piece.place == region; }));
}

int Board::fresh(std::string_view thing, std::string_view region) const
{
    return number(std::ranges::count_if(m_pieces, [&](const Piece& piece) {
        return piece.thing == thing && piece.place == region && !piece.is(kUsed);
    }));
}

const Piece* Board::building(std::string_view region) const
{
    const auto found = std::ranges::find_if(
        m_pieces, [&](const Piece& piece) { return piece.card != noCard && piece.place == region; });
    return found == m_pieces.end() ? nullptr : &*found;
}

bool Board::hasAlienBuilding(std::string_view region) const
{
    const Piece* tile = building(region);
    return count(kShip, region) > 0 || (tile && isOf(m_setup, tile->card, kAliens));
}

const Piece* Board::humanBuilding(std::string_view region) const
{
    const Piece* tile = building(region);
    return tile && isOf(m_setup, tile->card, kHumans) ? tile : nullptr;
}

bool Board::isHostile(std::string_view region) const { return isAlienTarget(region) || count(kUfo, region) > 0; }

bool Board::isAlienTarget(std::string_view region) const
{
    return count(kTripod, region) > 0 || hasAlienBuilding(region);
}

bool Board::isHumanTarget(std::string_view region) const
{
    return count(kCivilian, region) + count(kArmy, region) + count(kNaval, region) > 0 || humanBuilding(region);
}

int Board::buildings(std::string_view cardId) const
{
    return number(std::ranges::count_if(
        m_pieces, [&](const Piece& piece) { return piece.card != noCard && idOf(m_setup, piece.card) == cardId; }));
}

int Board::miniaturesLeft(std::string_view thing) const
{
    return std::max(0, m_setup.procedure.number(thing, 0) - count(thing));
}

}  // namespace mazzo::goldfish::waroftheworlds
