// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/refusals.h"

#include "goldfish/sovereign/access.h"
#include "goldfish/sovereign/board.h"
#include "goldfish/sovereign/card_values.h"
#include "goldfish/sovereign/offers.h"
#include "goldfish/sovereign/play_card.h"
#include "goldfish/sovereign/targets.h"

#include <algorithm>

namespace mazzo::goldfish::sovereign {

namespace {

const Operand* operandIn(const Action& action, std::size_t part)
{
    return part < action.parts.size() && !action.parts[part].operands.empty() ? &action.parts[part].operands.front()
                                                                              : nullptr;
}

const Piece* cardIn(const Table& table, std::string_view zone, CardIndex card)
{
    const std::vector<Piece>& pieces = table.pile(zone).pieces;
    const auto found = std::find_if(pieces.begin(), pieces.end(),
                                    [card](const Piece& piece) { return piece.card == card; });
    return found == pieces.end() ? nullptr : &*found;
}

std::optional<Note> playRefusalFor(const Setup& setup, const State& state, const Operand& operand, const Action& action)
{
    std::optional<Note> why = Note{"SV-T07", "sovereign.not-in-hand", {operand.card}};
    if (cardIn(state.table(), "afterlife", operand.card) && CardValues(setup).flag(operand.card, "fantoccio"))
        why = Note{"SV-T27", "sovereign.not-from-afterlife", {operand.card}};
    for (const Piece* piece : playable(setup, state.table())) {
        if (piece->card != operand.card) continue;
        why = playRefusal(setup, state, *piece);
        if (!why) break;
    }
    if (why || action.parts.size() < 2) return why;
    if (action.parts[1].link == "with") return Note{"SV-T08", "sovereign.wrong-payment", {operand.card}};
    return Note{CardValues(setup).type(operand.card) == Type::Building ? "SV-T22" : "SV-T10",
                "sovereign.wrong-zone",
                {operand.card}};
}

/// The Haerian that the action means: the one of the mark, else the first of that name.
const Piece* meant(const Setup& setup, const Table& table, const Operand& operand)
{
    const Piece* found = nullptr;
    for (const Piece* piece : ownHaerian(setup, table))
        if (piece->card == operand.card && (operand.mark.empty() ? !found : operand.mark == "@" + piece->place))
            found = piece;
    return found;
}

std::optional<Note> fightRefusal(const Setup& setup, const State& state, const Piece& piece, const Operand* target)
{
    if (piece.is("entered")) return Note{"SV-T14", "sovereign.just-entered", {piece.card}};
    if (piece.is("fought")) return Note{"SV-T14", "sovereign.has-fought", {piece.card}};
    if (target && CardValues(setup).type(target->card) == Type::Equipment)
        return Note{"SV-T21", "sovereign.equipment-needs-combat", {target->card}};
    if (isBarred(setup, state.table(), piece)) return Note{"SV-T28", "sovereign.bulwark-bars", {piece.card}};
    if (target && target->word == "opponent") return Note{"SV-T19", "sovereign.not-on-their-line", {piece.card}};
    return Note{"SV-T17", "sovereign.no-adjacent-enemy", {piece.card}};
}

/// Why an enemy cannot move or fight so; the first one that the name fits is meant.
std::optional<Note> enemyRefusal(const Setup& setup, const State& state, const Action& action)
{
    const Operand& named = action.operand();
    const Piece* enemy = nullptr;
    for (const Piece* piece : enemies(state.table()))
        if (named.mark.empty() ? !enemy : named.mark == "@" + piece->place) enemy = piece;
    if (!enemy) return std::nullopt;
    if (action.is("move"))
        return enemy->is("moved") ? Note{"SV-T14", "sovereign.enemy-has-moved", {}}
                                  : Note{"SV-T15", "sovereign.enemy-wrong-zone", {}};
    if (enemy->is("fought")) return Note{"SV-T14", "sovereign.enemy-has-fought", {}};
    if (isBarred(setup, state.table(), *enemy)) return Note{"SV-T28", "sovereign.enemy-barred", {}};
    const Operand* target = operandIn(action, 1);
    if (target && target->word == "you") return Note{"SV-T19", "sovereign.enemy-not-on-your-line", {}};
    if (target && CardValues(setup).type(target->card) == Type::Building)
        return Note{"SV-T22", "sovereign.building-not-attacked", {target->card}};
    return Note{"SV-T17", "sovereign.enemy-no-target", {}};
}

std::optional<Note> realmRefusal(const Setup& setup, const State& state, const Action& action)
{
    const Table& table = state.table();
    if (table.pile("hand").pieces.empty()) return Note{"SV-T25", "sovereign.realm-needs-card", {}};
    if (accessesLeft(setup, table) == 0)
        return Note{"SV-T26", "sovereign.no-access", {table.pile("facedown").cards(), faceUpInRealms(setup, table)}};
    const Operand* wanted = operandIn(action, 1);
    if (wanted && !cardIn(table, "realms", wanted->card))
        return Note{"SV-T25", "sovereign.not-face-down", {wanted->card}};
    return Note{"SV-T25", "sovereign.realm-needs-card", {}};
}

/// What the action is about is not on the battlefield, or the place is taken.
std::optional<Note> absentRefusal(const State& state, const Action& action)
{
    const bool noEnemy = enemies(state.table()).empty();
    if (noEnemy && (action.is("arm") || action.is("dismiss"))) return Note{"SV-T30", "sovereign.no-enemy", {}};
    if (action.is("gain")) return Note{"SV-T16", "sovereign.nothing-to-gain", {}};
    const Operand* first = operandIn(action, 0);
    const bool isAboutCard = action.is("move") || action.is("fight") || action.is("damage");
    if (isAboutCard && first && first->word == "enemy") return Note{"SV-T30", "sovereign.no-enemy", {}};
    if (isAboutCard && first && first->card != noCard && !cardIn(state.table(), "field", first->card))
        return Note{"SV-T14", "sovereign.not-on-field", {first->card}};
    return std::nullopt;
}

std::optional<Note> dayRefusal(const Setup& setup, const State& state, const Action& action)
{
    const Operand* first = operandIn(action, 0);
    if (action.is("realm")) return realmRefusal(setup, state, action);
    if (action.is("vocation"))
        return Note{"SV-T23", state.usedVocation ? "sovereign.vocation-used" : "sovereign.not-your-class", {}};
    if (action.is("crystallise")) return Note{"SV-T24", "sovereign.needs-vocation", {}};
    if (action.is("pick") && first && CardValues(setup).type(first->card) == Type::Equipment)
        return Note{"SV-T21", "sovereign.equipment-needs-combat", {first->card}};
    if (action.is("play") && first && first->card != noCard) return playRefusalFor(setup, state, *first, action);
    if (first && first->word == "enemy" && (action.is("move") || action.is("fight")))
        return enemyRefusal(setup, state, action);
    const Piece* piece = first && first->card != noCard ? meant(setup, state.table(), *first) : nullptr;
    if (action.is("move") && piece)
        return Note{piece->is("moved") ? "SV-T14" : "SV-T15",
                    piece->is("moved") ? "sovereign.has-moved" : "sovereign.wrong-zone",
                    {piece->card}};
    if (action.is("step")) return Note{"SV-T16", "sovereign.nobody-steps-there", {}};
    if (action.is("fight") && piece) return fightRefusal(setup, state, *piece, operandIn(action, 1));
    return absentRefusal(state, action);
}

}  // namespace

std::optional<Note> refusal(const Setup& setup, const State& state, const Action& action)
{
    const bool setUp = state.base.phase < 0;
    if (action.is("bottom") || action.is("keep")) return Note{"SV-S06", "sovereign.one-exchange", {}};
    if (action.is("first") || action.is("second")) return Note{"SV-S09", "sovereign.order-later", {}};
    if (setUp || !state.tasks.empty()) return std::nullopt;
    return dayRefusal(setup, state, action);
}

}  // namespace mazzo::goldfish::sovereign
