// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/card_facts.h"
#include "goldfish/everzone/offers.h"
#include "goldfish/everzone/three_players.h"

#include <algorithm>

namespace mazzo::goldfish::everzone {

namespace {

using Why = std::optional<Note>;

Note because(const char* clause, const char* key) { return {clause, key, {}}; }

bool fights(const State& state)
{
    return state.step == Step::Reveal || state.step == Step::Activate || state.step == Step::Support;
}

/// The first card that the action names as it lies on the battlefield or in hand.
const Piece* named(const Setup& setup, const State& state, const Action& action)
{
    if (action.parts.empty() || action.parts.front().operands.empty()) return nullptr;
    const CardIndex card = action.operand().card;
    for (const std::string_view zone : {std::string_view("field"), std::string_view(setup.procedure.hand)})
        for (const Piece& piece : state.table.pile(zone).pieces)
            if (piece.card == card) return &piece;
    return nullptr;
}

Why whyNotActive(const Setup& setup, const State& state, const Piece& piece)
{
    const Operand card = cardOperand(piece.card, piece.id);
    if (suitsLocation(setup, state, card) == Truth::No) return because("EZ-T12", "everzone.no.terrain");
    if (fitsResources(setup, state, card) == Truth::No) return because("EZ-T13", "everzone.no.resources");
    return std::nullopt;
}

Why whyNotActivate(const Setup& setup, const State& state, const Piece* piece)
{
    if (!piece || !isUnit(*piece) || piece->is(kActive)) return std::nullopt;
    const bool revealsFirst = Rules::of(setup).revealsFirst;
    if (piece->is(kFaceDown))
        return revealsFirst ? because("EZ-T10", "everzone.no.face-down")
                            : because("EZ-T18", "everzone.no.later-activation");
    if (Why why = whyNotActive(setup, state, *piece)) return why;
    return because("EZ-T23", "everzone.no.later-activation");
}

Why whyNotPlay(const Setup& setup, const State& state, const Piece* piece)
{
    if (!fights(state)) return because("EZ-T23", "everzone.no.support-now");
    if (!piece || isOfType(setup, piece->card, "support") == Truth::No) return std::nullopt;
    if (state.supportsForbidden) return because("EZ-T28", "everzone.no.supports-forbidden");
    if (supportsLeft(setup, state) == 0) return because("EZ-T26", "everzone.no.more-supports");
    const Operand card = cardOperand(piece->card, piece->id);
    if (suitsLocation(setup, state, card) == Truth::No) return because("EZ-T24", "everzone.no.terrain");
    if (fitsResources(setup, state, card) == Truth::No) return because("EZ-T24", "everzone.no.resources");
    return std::nullopt;
}

Why whyNotMarshal(const Setup& setup, const State& state, const Action& action)
{
    if (state.step != Step::Marshal) return because("EZ-T09", "everzone.no.marshal-now");
    if (action.parts.empty()) return std::nullopt;
    const auto& cards = action.operands();
    const bool odd = std::any_of(cards.begin(), cards.end(), [&](const Operand& card) {
        return card.card != noCard && isOfType(setup, card.card, "unit") == Truth::No;
    });
    return odd ? Why(because("EZ-T08", "everzone.no.units-only")) : std::nullopt;
}

Why whyNotDiscard(const State& state, const Piece* piece)
{
    if (piece && isLeader(state, piece->id)) return because("EZ-T49", "everzone.no.leader-discard");
    if (state.step != Step::Retreat) return because("EZ-T49", "everzone.no.discard-now");
    return std::nullopt;
}

Why whyNotFighting(const Setup& setup, const State& state, const Action& action, const Piece* piece)
{
    if (action.is("reveal")) {
        if (!Rules::of(setup).revealsFirst) return because("EZ-T18", "everzone.no.reveal");
        return state.step != Step::Reveal ? Why(because("EZ-T10", "everzone.no.later-reveal")) : std::nullopt;
    }
    if (action.is("activate")) return whyNotActivate(setup, state, piece);
    if (action.is("deactivate") && !Rules::of(setup).voluntaryDeactivation)
        return because("EZ-T21", "everzone.no.deactivation");
    if (action.is("deactivate") && state.step == Step::Support)
        return because("EZ-T23", "everzone.no.later-activation");
    if (action.is("seize")) return because("EZ-T36", "everzone.no.holder");
    if (action.is("use") && piece && piece->is(kUsed)) return because("EZ-T32", "everzone.no.used");
    if (action.is("attacked") && state.wasStruck) return because("EZ-T39", "everzone.no.second-strike");
    if (action.is("surrender") && state.battleTurn >= turnsOf(setup, state))
        return because("EZ-X27", "everzone.no.surrender");
    return std::nullopt;
}

}  // namespace

std::optional<Note> refusalOf(const Setup& setup, const State& state, const Action& action)
{
    if (state.table.outcome) return because(state.table.outcome->clause.c_str(), "everzone.no.over");
    if (const auto question = questionOf(setup, state)) return question;
    const Piece* piece = named(setup, state, action);
    if (action.is("mulligan") && state.step == Step::Mulligan)
        return because("EZ-S11", action.parts.empty() ? "everzone.no.mulligan" : "everzone.no.part-of-the-hand");
    if (action.is("mulligan")) return because("EZ-S11", "everzone.no.mulligan-now");
    if (action.is("marshal")) return whyNotMarshal(setup, state, action);
    if (action.is("play")) return whyNotPlay(setup, state, piece);
    if (action.is("discard")) return whyNotDiscard(state, piece);
    if (action.is("pick") || action.is("aim")) return whyNoToken(state, action);
    return fights(state) ? whyNotFighting(setup, state, action, piece) : std::nullopt;
}

}  // namespace mazzo::goldfish::everzone
