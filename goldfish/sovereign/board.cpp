// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/board.h"

#include "goldfish/sovereign/card_values.h"

#include <algorithm>

namespace mazzo::goldfish::sovereign {

namespace {

template <class Wanted>
std::vector<const Piece*> piecesIn(const Table& table, std::string_view zone, Wanted wanted)
{
    std::vector<const Piece*> found;
    for (const Piece& piece : table.pile(zone).pieces)
        if (wanted(piece)) found.push_back(&piece);
    return found;
}

bool contains(const std::vector<std::string>& words, std::string_view word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// The zones without a Building, except those of a kind.
std::vector<std::string> withoutBuilding(const Setup& setup, const Table& table, std::string_view kind)
{
    std::vector<const Piece*> built = buildings(setup, table);
    const std::vector<const Piece*> theirs = enemyBuildings(table);
    built.insert(built.end(), theirs.begin(), theirs.end());
    std::vector<std::string> places;
    for (const Procedure::Region& region : setup.procedure.regions) {
        const bool taken = std::any_of(built.begin(), built.end(),
                                       [&region](const Piece* piece) { return piece->place == region.id; });
        if (!taken && !isKind(region, kind)) places.push_back(region.id);
    }
    return places;
}

}  // namespace

Piece& pieceOf(Table& table, PieceId id) { return const_cast<Piece&>(*std::as_const(table).piece(id)); }

bool isKind(const Procedure::Region& region, std::string_view kind) { return contains(region.kinds, kind); }

std::vector<std::string> placesOf(const Setup& setup, std::string_view kind)
{
    std::vector<std::string> places;
    for (const Procedure::Region& region : setup.procedure.regions)
        if (kind.empty() || isKind(region, kind)) places.push_back(region.id);
    return places;
}

bool isEnemy(const Piece& piece) { return piece.card == noCard && piece.thing == "enemy"; }

bool isEnemyBuilding(const Piece& piece) { return piece.card == noCard && piece.thing == "enemy-building"; }

std::vector<const Piece*> ownHaerian(const Setup& setup, const Table& table)
{
    const CardValues values(setup);
    return piecesIn(table, "field", [&values](const Piece& piece) {
        const Type type = values.type(piece.card);
        return (type == Type::Haerian || (type == Type::Unknown && piece.card != noCard)) && !piece.place.empty();
    });
}

std::vector<const Piece*> enemies(const Table& table) { return piecesIn(table, "opponent", isEnemy); }

std::vector<const Piece*> allHaerian(const Setup& setup, const Table& table)
{
    std::vector<const Piece*> pieces = ownHaerian(setup, table);
    const std::vector<const Piece*> others = enemies(table);
    pieces.insert(pieces.end(), others.begin(), others.end());
    return pieces;
}

std::vector<const Piece*> buildings(const Setup& setup, const Table& table)
{
    const CardValues values(setup);
    return piecesIn(table, "field",
                    [&values](const Piece& piece) { return values.type(piece.card) == Type::Building; });
}

std::vector<const Piece*> enemyBuildings(const Table& table) { return piecesIn(table, "opponent", isEnemyBuilding); }

std::vector<const Piece*> equipment(const Setup& setup, const Table& table, bool exhausted)
{
    const CardValues values(setup);
    return piecesIn(table, "field", [&](const Piece& piece) {
        return values.type(piece.card) == Type::Equipment && piece.is("exhausted") == exhausted;
    });
}

bool isFree(const Setup& setup, const Table& table, std::string_view place)
{
    const std::vector<const Piece*> haerian = allHaerian(setup, table);
    return std::none_of(haerian.begin(), haerian.end(), [place](const Piece* piece) { return piece->place == place; });
}

std::vector<std::string> freePlaces(const Setup& setup, const Table& table, std::string_view kind)
{
    std::vector<std::string> places = placesOf(setup, kind);
    std::erase_if(places, [&](const std::string& place) { return !isFree(setup, table, place); });
    return places;
}

std::vector<std::string> buildingPlaces(const Setup& setup, const Table& table)
{
    return withoutBuilding(setup, table, "opponent-line");
}

std::vector<std::string> enemyBuildingPlaces(const Setup& setup, const Table& table)
{
    return withoutBuilding(setup, table, "starting-line");
}

std::vector<std::string> reach(const Setup& setup, const Table& table, const std::string& place, int stride)
{
    std::vector<std::string> found;
    std::vector<std::string> edge{place};
    for (int step = 0; step < stride; ++step) {
        std::vector<std::string> further;
        for (const std::string& from : edge) {
            const Procedure::Region* region = setup.procedure.region(from);
            if (!region) continue;
            for (const std::string& next : region->next)
                if (next != place && !contains(found, next) && isFree(setup, table, next)) {
                    found.push_back(next);
                    further.push_back(next);
                }
        }
        edge = std::move(further);
    }
    return found;
}

bool sameRow(std::string_view one, std::string_view other)
{
    return one.substr(0, one.find('c')) == other.substr(0, other.find('c'));
}

bool adjacent(const Setup& setup, std::string_view one, std::string_view other)
{
    const Procedure::Region* region = setup.procedure.region(one);
    return region && contains(region->next, other);
}

bool controls(const Setup& setup, const Table& table, const Piece& building)
{
    const std::vector<const Piece*> own = ownHaerian(setup, table);
    return std::any_of(own.begin(), own.end(),
                       [&building](const Piece* piece) { return piece->place == building.place; });
}

Operand operandOf(const Table& table, const Piece& piece)
{
    Operand operand = piece.card == noCard ? Operand{noCard, piece.thing, piece.id, {}}
                                           : cardOperand(piece.card, piece.id);
    if (piece.place.empty()) return operand;
    for (const std::string_view zone : {"field", "opponent"})
        for (const Piece& other : table.pile(zone).pieces)
            if (other.id != piece.id && other.card == piece.card && other.thing == piece.thing)
                operand.mark = "@" + piece.place;
    return operand;
}

std::vector<Operand> operandsOf(const Table& table, const std::vector<const Piece*>& pieces)
{
    std::vector<Operand> operands;
    for (const Piece* piece : pieces) operands.push_back(operandOf(table, *piece));
    return operands;
}

std::vector<Operand> wordOperands(const std::vector<std::string>& words)
{
    std::vector<Operand> operands;
    for (const std::string& word : words) operands.push_back(wordOperand(word));
    return operands;
}

}  // namespace mazzo::goldfish::sovereign
