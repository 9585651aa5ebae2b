// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/deeds.h"

#include "goldfish/war-of-the-worlds/facts.h"
#include "goldfish/war-of-the-worlds/names.h"

#include <algorithm>
#include <array>

namespace mazzo::goldfish::waroftheworlds {

namespace {

using Kind = Deed::Kind;

constexpr Deed gain(int amount) { return {.kind = Kind::Gain, .amount = amount}; }
constexpr Deed moveOf(std::string_view piece, int steps, int times = 1)
{
    return {.kind = Kind::Move, .amount = steps, .piece = piece, .times = times};
}
constexpr Deed strike(int amount, std::string_view piece)
{
    return {.kind = Kind::Strike, .amount = amount, .piece = piece};
}
constexpr Deed harm(int amount, std::string_view piece)
{
    return {.kind = Kind::Harm, .amount = amount, .piece = piece};
}
constexpr Deed kill(std::string_view piece) { return {.kind = Kind::Kill, .piece = piece}; }
constexpr Deed spread(std::string_view tile, bool beside)
{
    return {.kind = Kind::Spread, .piece = kTripod, .beside = beside, .tile = tile};
}

constexpr Deed removing(Deed deed)
{
    deed.removesSelf = true;
    return deed;
}

constexpr Deed designating(Deed deed)
{
    deed.designates = true;
    return deed;
}

struct Printed {
    std::string_view card;
    std::string_view clause;
    std::array<Deed, 3> deeds;
    std::size_t count;
    std::string_view unit;
};

constexpr Printed printed(std::string_view card, std::string_view clause, Deed one)
{
    return {card, clause, {one}, 1, {}};
}
constexpr Printed printed(std::string_view card, std::string_view clause, Deed one, Deed two)
{
    return {card, clause, {one, two}, 2, {}};
}
constexpr Printed printed(std::string_view card, std::string_view clause, Deed one, Deed two, Deed three)
{
    return {card, clause, {one, two, three}, 3, {}};
}
constexpr Printed unit(std::string_view card, std::string_view clause, std::string_view piece, Deed one, Deed two,
                       Deed three)
{
    return {card, clause, {designating(one), designating(two), removing(designating(three))}, 3, piece};
}

// The glossary of the rulebook: what each card does, as numbers.
constexpr std::array kPrinted{
    printed("trasferimento", "WW-K01", moveOf(kCivilian, 1), gain(1), removing(gain(2))),
    printed("guerriglia", "WW-K02", strike(1, kCivilian), removing(strike(2, kCivilian))),
    printed("attacco-aereo", "WW-K03", strike(1, {})),
    printed("evacuazione", "WW-K04", moveOf(kCivilian, 1, 2), gain(2)),
    printed("rischieramento", "WW-K05", moveOf(kArmy, 2), moveOf(kCivilian, 1)),
    unit("marina-britannica", "WW-K06", kNaval, moveOf(kNaval, 1), strike(2, kNaval), strike(3, kNaval)),
    unit("esercito", "WW-K07", kArmy, moveOf(kArmy, 1), strike(2, kArmy), strike(3, kArmy)),
    printed("sterminio", "WW-K12", kill(kTripod), moveOf(kTripod, 1), removing(gain(2))),
    printed("rifornimento-d-energia", "WW-K13", gain(1), removing(gain(2))),
    printed("nebbia-velenosa", "WW-K14", spread(kFog, true)),
    printed("suono-spaventoso", "WW-K15", spread(kSound, false)),
    printed("agente-nervino", "WW-K16", spread(kAgent, false)),
    printed("infrasuoni", "WW-K17", spread({}, true)),
    printed("sintesi-plasma", "WW-K18", gain(2), removing(gain(3))),
    printed("raggio-infuocato", "WW-K19", harm(2, kUfo)),
    printed("rapimento-alieno", "WW-K20", kill(kUfo), moveOf(kUfo, 1)),
    unit("ufo", "WW-K21", kUfo, moveOf(kUfo, 2), harm(1, kUfo), harm(3, kUfo)),
    unit("tripode", "WW-K22", kTripod, moveOf(kTripod, 1), harm(2, kTripod), harm(3, kTripod)),
};

const Printed* find(const Setup& setup, CardIndex card)
{
    if (!isOf(setup, card, factionOf(setup))) return nullptr;
    const auto found = std::ranges::find(kPrinted, idOf(setup, card), &Printed::card);
    return found == kPrinted.end() ? nullptr : &*found;
}

}  // namespace

std::span<const Deed> deedsOf(const Setup& setup, CardIndex card)
{
    const Printed* entry = find(setup, card);
    if (!entry) return {};
    return {entry->deeds.data(), entry->count};
}

std::optional<Deed> fallbackOf(const Setup& setup, CardIndex card)
{
    const Printed* entry = find(setup, card);
    if (!entry || entry->unit.empty()) return std::nullopt;
    return Deed{.kind = Kind::Enter, .piece = entry->unit};
}

std::string clauseOf(const Setup& setup, CardIndex card, int number)
{
    const Printed* entry = find(setup, card);
    return entry ? std::string(entry->clause) + '.' + std::to_string(number) : std::string{};
}

}  // namespace mazzo::goldfish::waroftheworlds
