// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/offers.h"

#include "goldfish/piles.h"
#include "goldfish/sovereign/access.h"
#include "goldfish/sovereign/board.h"
#include "goldfish/sovereign/card_values.h"
#include "goldfish/sovereign/play_card.h"
#include "goldfish/sovereign/targets.h"

#include <algorithm>

namespace mazzo::goldfish::sovereign {

namespace {

constexpr int kMaxByHand = 20;  // damage and Force that a control takes at once

/// What the generic part of a cost may be paid with, if there is something to decide.
struct Payment {
    std::vector<Operand> colours;
    int min = 0;
    int max = 0;
};

std::optional<Payment> payment(const Setup& setup, const Table& table, CardIndex card)
{
    const CardValues values(setup);
    const Pool ready = values.ready(table);
    const auto cost = values.cost(card);
    const Pool pool = cost ? spare(*cost, ready) : ready;
    const std::vector<std::string> known = values.colours();
    Payment result;
    int kinds = 0;
    for (std::size_t colour = 0; colour < pool.size(); ++colour) {
        kinds += pool[colour] > 0 ? 1 : 0;
        for (int crystal = 0; crystal < pool[colour]; ++crystal) result.colours.push_back(wordOperand(known[colour]));
    }
    const auto size = static_cast<int>(result.colours.size());
    result.min = cost ? cost->generic : 0;
    result.max = cost ? cost->generic : size;
    const bool decides = cost ? cost->generic > 0 && kinds > 1 && size > cost->generic : size > 0;
    return decides ? std::optional(std::move(result)) : std::nullopt;
}

void addPayments(const Setup& setup, const Table& table, const std::vector<const Piece*>& pieces,
                 std::vector<Offer>& offers)
{
    std::vector<CardIndex> done;
    for (const Piece* piece : pieces) {
        if (std::find(done.begin(), done.end(), piece->card) != done.end()) continue;
        done.push_back(piece->card);
        const auto choice = payment(setup, table, piece->card);
        if (!choice) continue;
        const Offer::Part with{"with", choice->colours, choice->min, choice->max, {}};
        Offer plain = offered("play", {cardOperand(piece->card, piece->id)}, "SV-T08");
        const std::vector<std::string> places = entryPlaces(setup, table, piece->card);
        if (!places.empty()) {
            Offer placed = plain;
            placed.parts.push_back({"at", wordOperands(places), 1, 1, {}});
            placed.parts.push_back(with);
            offers.push_back(std::move(placed));
        }
        plain.parts.push_back(with);
        offers.push_back(std::move(plain));
    }
}

void addPlays(const Setup& setup, const State& state, std::vector<Offer>& offers)
{
    const CardValues values(setup);
    const Table& table = state.table();
    std::vector<const Piece*> pieces = playable(setup, table);
    std::erase_if(pieces, [&](const Piece* piece) { return playRefusal(setup, state, *piece).has_value(); });
    if (pieces.empty()) return;
    const auto all = [&](Type type) {
        std::vector<Operand> operands;
        for (const Piece* piece : pieces)
            if (type == Type::Unknown || values.type(piece->card) == type)
                operands.push_back(cardOperand(piece->card, piece->id));
        return operands;
    };
    offers.push_back(offered("play", all(Type::Unknown), "SV-T07"));
    std::vector<Operand> haerian = all(Type::Haerian);
    // An unknown card may be one: the player knows it.
    for (const Piece* piece : pieces)
        if (values.type(piece->card) == Type::Unknown) haerian.push_back(cardOperand(piece->card, piece->id));
    if (!haerian.empty() && !freePlaces(setup, table, "starting-line").empty())
        offers.push_back(offeredPair("play", std::move(haerian), "at",
                                     wordOperands(freePlaces(setup, table, "starting-line")), "SV-T10"));
    if (std::vector<Operand> built = all(Type::Building); !built.empty())
        offers.push_back(
            offeredPair("play", std::move(built), "at", wordOperands(buildingPlaces(setup, table)), "SV-T22"));
    addPayments(setup, table, pieces, offers);
}

/// What Haerian of one side may do: each has one movement and one combat in a turn (SV-T14).
void addHaerian(const Setup& setup, const Table& table, const std::vector<const Piece*>& haerian,
                std::vector<Offer>& offers)
{
    for (const Piece* piece : haerian) {
        if (piece->is("moved")) continue;
        const std::vector<std::string> places = reach(setup, table, piece->place,
                                                      std::max(1, lasting(setup, piece->card, Op::Stride)));
        if (!places.empty())
            offers.push_back(offeredPair("move", {operandOf(table, *piece)}, "to", wordOperands(places), "SV-T15"));
    }
    for (const Piece* piece : haerian) {
        if (piece->is("fought") || piece->is("entered")) continue;
        std::vector<Operand> targets = targetsOf(setup, table, *piece);
        if (!targets.empty())
            offers.push_back(offeredPair("fight", {operandOf(table, *piece)}, "with", std::move(targets), "SV-T17"));
    }
}

void addRealms(const Setup& setup, const Table& table, std::vector<Offer>& offers)
{
    const std::vector<Operand> hand = goldfish::operandsOf(table.pile("hand"));
    if (hand.empty() || accessesLeft(setup, table) == 0) return;
    std::vector<Operand> covered = goldfish::operandsOf(table.pile("realms"));
    if (!covered.empty()) offers.push_back(offeredPair("realm", hand, "for", std::move(covered), "SV-T25"));
    offers.push_back(offered("realm", hand, "SV-T25"));
}

Offer withNumber(std::string verb, std::vector<Operand> choices, int min, std::string clause)
{
    Offer offer = offered(std::move(verb), std::move(choices), std::move(clause));
    offer.parts.push_back({":", {}, 1, 1, std::pair(min, kMaxByHand)});
    return offer;
}

/// Places of the two own rows with a face-down card, or those without one.
std::vector<Operand> rows(const Setup& setup, const Table& table, bool covered)
{
    std::vector<std::string> places = placesOf(setup, "own");
    std::erase_if(places, [&](const std::string& place) {
        const std::vector<Piece>& pieces = table.pile("facedown").pieces;
        return covered !=
               std::any_of(pieces.begin(), pieces.end(), [&place](const Piece& piece) { return piece.place == place; });
    });
    return wordOperands(places);
}

/// Where an enemy can step on a face-down card: not where the player has a Haerian.
std::vector<Operand> steppable(const Setup& setup, const Table& table)
{
    std::vector<Operand> places = rows(setup, table, true);
    const std::vector<const Piece*> own = ownHaerian(setup, table);
    std::erase_if(places, [&own](const Operand& place) {
        return std::any_of(own.begin(), own.end(), [&place](const Piece* piece) { return piece->place == place.word; });
    });
    return places;
}

void addControls(const Setup& setup, const Table& table, std::vector<Offer>& offers)
{
    offers.push_back(offeredNumber("take", 1, kMaxByHand, "SV-T20"));
    if (std::vector<Operand> covered = steppable(setup, table); !covered.empty())
        offers.push_back(offered("step", std::move(covered), "SV-T16"));
    if (std::vector<Operand> bare = rows(setup, table, false);
        !bare.empty() && !table.pile("chronicles").pieces.empty())
        offers.push_back(offered("gain", std::move(bare), "SV-T30"));
    std::vector<const Piece*> targets = ownHaerian(setup, table);
    // A Building can be attacked only while nobody is on it (SV-T22).
    for (const Piece* building : buildings(setup, table))
        if (isFree(setup, table, building->place)) targets.push_back(building);
    if (!targets.empty()) offers.push_back(withNumber("damage", operandsOf(table, targets), 1, "SV-T18"));
    if (const std::vector<std::string> places = freePlaces(setup, table, {}); !places.empty()) {
        offers.push_back(withNumber("enemy", wordOperands(places), 0, "SV-T30"));
        offers.push_back(withNumber("bulwark", wordOperands(places), 0, "SV-T30"));
    }
    if (const std::vector<std::string> places = enemyBuildingPlaces(setup, table);
        !places.empty() && setup.option("buildings") != "no")
        offers.push_back(withNumber("building", wordOperands(places), 1, "SV-T30"));
    std::vector<const Piece*> present = enemies(table);
    addHaerian(setup, table, present, offers);
    std::vector<const Piece*> bare = present;
    std::erase_if(bare, [](const Piece* enemy) { return enemy->is("armed"); });
    if (!bare.empty()) offers.push_back(withNumber("arm", operandsOf(table, bare), 1, "SV-T21"));
    const std::vector<const Piece*> built = enemyBuildings(table);
    present.insert(present.end(), built.begin(), built.end());
    if (!present.empty()) offers.push_back(offered("dismiss", operandsOf(table, present), "SV-T30"));
}

}  // namespace

std::vector<Offer> dayOffers(const Setup& setup, const State& state)
{
    const Table& table = state.table();
    std::vector<Offer> offers;
    addPlays(setup, state, offers);
    addHaerian(setup, table, ownHaerian(setup, table), offers);
    addRealms(setup, table, offers);
    const std::vector<Operand> classes = goldfish::operandsOf(table.pile("classes"));
    if (!state.usedVocation && !classes.empty()) offers.push_back(offered("vocation", classes, "SV-T23"));
    offers.push_back(offered("end", "SV-T06"));
    addControls(setup, table, offers);
    return offers;
}

}  // namespace mazzo::goldfish::sovereign
