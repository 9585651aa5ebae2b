// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/refusals.h"

#include "goldfish/everzone/card_values.h"
#include "goldfish/everzone/offers.h"
#include "goldfish/everzone/three_players.h"

#include <algorithm>

namespace mazzo::goldfish::everzone {

namespace {

using Refusal = std::optional<Note>;

Note refuse(const char* clause, const char* key) { return {clause, key, {}}; }

bool fights(const State& state)
{
    return state.step == Step::Reveal || state.step == Step::Activate || state.step == Step::Support;
}

/// The piece on the battlefield or in hand that the action names first.
const Piece* named(const Setup& setup, const State& state, const Action& action)
{
    if (action.parts.empty() || action.parts.front().operands.empty()) return nullptr;
    const CardIndex card = action.operand().card;
    for (const std::string_view zone : {std::string_view("field"), std::string_view(setup.procedure.hand)})
        for (const Piece& piece : state.table.pile(zone).pieces)
            if (piece.card == card) return &piece;
    return nullptr;
}

Refusal activeRefusal(const Setup& setup, const State& state, const Piece& piece)
{
    const Operand card = cardOperand(piece.card, piece.id);
    if (suitsLocation(setup, state, card) == Truth::No) return refuse("EZ-T12", "everzone.no.terrain");
    if (fitsResources(setup, state, card) == Truth::No) return refuse("EZ-T13", "everzone.no.resources");
    return std::nullopt;
}

Refusal activateRefusal(const Setup& setup, const State& state, const Piece* piece)
{
    if (!piece || !isUnit(*piece) || piece->is(kActive)) return std::nullopt;
    const bool revealsFirst = Rules::of(setup).revealsFirst;
    if (piece->is(kFaceDown))
        return revealsFirst ? refuse("EZ-T10", "everzone.no.face-down")
                            : refuse("EZ-T18", "everzone.no.later-activation");
    if (Refusal refusal = activeRefusal(setup, state, *piece)) return refusal;
    return refuse("EZ-T23", "everzone.no.later-activation");
}

Refusal playRefusal(const Setup& setup, const State& state, const Piece* piece)
{
    if (!fights(state)) return refuse("EZ-T23", "everzone.no.support-now");
    if (!piece || isOfType(setup, piece->card, "support") == Truth::No) return std::nullopt;
    if (state.supportsForbidden) return refuse("EZ-T28", "everzone.no.supports-forbidden");
    if (supportsLeft(setup, state) == 0) return refuse("EZ-T26", "everzone.no.more-supports");
    const Operand card = cardOperand(piece->card, piece->id);
    if (suitsLocation(setup, state, card) == Truth::No) return refuse("EZ-T24", "everzone.no.terrain");
    if (fitsResources(setup, state, card) == Truth::No) return refuse("EZ-T24", "everzone.no.resources");
    return std::nullopt;
}

Refusal marshalRefusal(const Setup& setup, const State& state, const Action& action)
{
    if (state.step != Step::Marshal) return refuse("EZ-T09", "everzone.no.marshal-now");
    if (action.parts.empty()) return std::nullopt;
    const auto& cards = action.operands();
    const bool odd = std::any_of(cards.begin(), cards.end(), [&](const Operand& card) {
        return card.card != noCard && isOfType(setup, card.card, "unit") == Truth::No;
    });
    return odd ? Refusal(refuse("EZ-T08", "everzone.no.units-only")) : std::nullopt;
}

Refusal discardRefusal(const State& state, const Piece* piece)
{
    if (piece && isLeader(state, piece->id)) return refuse("EZ-T49", "everzone.no.leader-discard");
    if (state.step != Step::Retreat) return refuse("EZ-T49", "everzone.no.discard-now");
    return std::nullopt;
}

Refusal enemyRefusal(const State& state, const Action& action)
{
    if (state.clashed) return refuse("EZ-T39", "everzone.no.clashed");
    const bool namesCard = !action.parts.empty() && std::ranges::any_of(action.operands(), [](const Operand& unit) {
        return unit.card != noCard;
    });
    return refuse("EZ-T39", state.rival && namesCard ? "everzone.no.not-marshalled" : "everzone.no.enemy-form");
}

/// The action names a card that is not on the battlefield.
Refusal onFieldRefusal(const State& state, const Action& action)
{
    if (action.parts.empty() || action.operands().empty() || action.operand().card == noCard) return std::nullopt;
    const bool isThere = std::ranges::any_of(state.table.pile("field").pieces, [&action](const Piece& piece) {
        return piece.card == action.operand().card;
    });
    return isThere ? std::nullopt : Refusal(refuse("EZ-T08", "everzone.no.not-on-field"));
}

/// Before the fighting begins, and after it.
Refusal phaseRefusal(const Action& action)
{
    static constexpr std::string_view kFighting[]{
        "reveal", "activate", "deactivate",       "use",      "resolve", "surrender", "enemy", "clash",
        "strike", "seize",    "enemy-surrenders", "attacked", "destroy", "lose",      "raise", "lower",
        "effect", "fetch",    "forbid",           "allow",    "ally"};
    return std::ranges::find(kFighting, action.verb) == std::end(kFighting)
               ? std::nullopt
               : Refusal(refuse("EZ-T01", "everzone.no.combat-only"));
}

Refusal fightingRefusal(const Setup& setup, const State& state, const Action& action, const Piece* piece)
{
    if (action.is("reveal")) {
        if (!Rules::of(setup).revealsFirst) return refuse("EZ-T18", "everzone.no.reveal");
        return state.step != Step::Reveal ? Refusal(refuse("EZ-T10", "everzone.no.later-reveal")) : std::nullopt;
    }
    if (action.is("activate")) return activateRefusal(setup, state, piece);
    if (action.is("deactivate") && !Rules::of(setup).voluntaryDeactivation)
        return refuse("EZ-T21", "everzone.no.deactivation");
    if (action.is("deactivate") && state.step == Step::Support) return refuse("EZ-T23", "everzone.no.later-activation");
    if (action.is("seize")) return refuse("EZ-T36", "everzone.no.holder");
    if (action.is("use") && piece && piece->is(kUsed)) return refuse("EZ-T32", "everzone.no.used");
    if (action.is("enemy")) return enemyRefusal(state, action);
    if (action.is("clash")) return refuse("EZ-T39", state.clashed ? "everzone.no.clashed" : "everzone.no.enemy");
    if (action.is("strike")) return refuse("EZ-K14", "everzone.no.strike-alone");
    if (action.is("attacked") && state.enemyEntered) return refuse("EZ-T39", "everzone.no.attacked");
    if (action.is("attacked") && state.wasStruck) return refuse("EZ-T39", "everzone.no.second-strike");
    if (action.is("surrender") && state.battleTurn >= turnsOf(setup, state))
        return refuse("EZ-X27", "everzone.no.surrender");
    if (action.is("surrender") && state.enemyEntered) return refuse("EZ-T71", "everzone.no.surrender-total");
    if (action.is("enemy-surrenders")) return refuse("EZ-T46", "everzone.no.enemy-surrender");
    if (action.is("resolve")) return refuse("EZ-T29", "everzone.no.declared");
    if (action.is("allow")) return refuse("EZ-T28", "everzone.no.allowed");
    if (action.is("forbid")) return refuse("EZ-T28", "everzone.no.supports-forbidden");
    if (action.is("fetch")) return refuse("EZ-K33", "everzone.no.fetch");
    if (action.is("ally")) return refuse("EZ-T60", "everzone.no.ally");
    return onFieldRefusal(state, action);
}

}  // namespace

std::optional<Note> refusalOf(const Setup& setup, const State& state, const Action& action)
{
    if (state.table.outcome) return refuse(state.table.outcome->clause.c_str(), "everzone.no.over");
    if (const auto question = questionOf(setup, state)) return question;
    const Piece* piece = named(setup, state, action);
    if (action.is("mulligan") && state.step == Step::Mulligan)
        return refuse("EZ-S11", action.parts.empty() ? "everzone.no.mulligan" : "everzone.no.part-of-the-hand");
    if (action.is("mulligan")) return refuse("EZ-S11", "everzone.no.mulligan-now");
    if (action.is("marshal")) return marshalRefusal(setup, state, action);
    if (action.is("play")) return playRefusal(setup, state, piece);
    if (action.is("discard")) return discardRefusal(state, piece);
    if (action.is("pick") || action.is("aim")) return tokenRefusal(state, action);
    if (action.is("keep")) return refuse("EZ-S14", "everzone.no.mulligan-now");
    return fights(state) ? fightingRefusal(setup, state, action, piece) : phaseRefusal(action);
}

}  // namespace mazzo::goldfish::everzone
