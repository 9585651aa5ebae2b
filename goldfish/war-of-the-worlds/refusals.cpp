// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/refusals.h"

#include "goldfish/war-of-the-worlds/abilities.h"
#include "goldfish/war-of-the-worlds/card_values.h"
#include "goldfish/war-of-the-worlds/legality.h"
#include "goldfish/war-of-the-worlds/market.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/other_side.h"
#include "goldfish/war-of-the-worlds/pick_refusals.h"
#include "goldfish/war-of-the-worlds/turn.h"
#include "model/text.h"

#include <algorithm>
#include <charconv>

namespace mazzo::goldfish::waroftheworlds {

namespace {

/// The number of the requested alternative; 0 if there is none.
int numberIn(const Action& action)
{
    if (action.parts.size() < 2 || action.operands(1).empty()) return 0;
    const std::string& text = action.operand(1).word;
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? number : 0;
}

bool holds(const State& state, std::string_view zone, CardIndex card)
{
    return std::ranges::any_of(state.table.pile(zone).pieces,
                               [card](const Piece& piece) { return piece.card == card; });
}

bool isOnBoard(const Board& board, const CardAction& action)
{
    return std::ranges::any_of(board.pieces(), [&action](const Piece& piece) { return piece.thing == action.piece; });
}

/// WW-T20, WW-T21: a Unit card and the miniatures that it can still be played on.
std::optional<Note> unitRefusal(const Board& board, CardIndex card, const CardAction& action,
                                const CardAction& reinforcement)
{
    const bool free = hasFreeMiniature(board, reinforcement);
    const bool enters = action.kind == CardAction::Kind::Enter;
    if (free)
        return enters ? std::optional(note("WW-T21", "miniature-free", {word(reinforcement.piece)})) : std::nullopt;
    if (!isPossible(board, reinforcement)) return note("WW-T21", "no-miniature", {word(reinforcement.piece)});
    return enters
               ? std::nullopt
               : std::optional(note("WW-T21", "fallback-first",
                                    {word(reinforcement.piece), static_cast<int>(actionsOf(board, card).size()) + 1}));
}

/// Why no piece can make a move.
Note moveRefusal(const Board& board, const CardAction& action)
{
    if (!isOnBoard(board, action)) return note("WW-T06", "no-such-piece", {word(action.piece)});
    const std::string_view enemy = action.piece == kArmy     ? kTripod
                                   : action.piece == kTripod ? kArmy
                                                             : std::string_view{};
    const bool blocked = std::ranges::any_of(board.pieces(), [&](const Piece& piece) {
        return piece.thing == action.piece && board.count(enemy, piece.place) > 0;
    });
    return note(!enemy.empty() && blocked ? "WW-T23" : "WW-T25", "held", {word(action.piece)});
}

/// Why there is nothing that an attack could hit.
Note attackRefusal(const Board& board, const CardAction& action)
{
    const auto together = [&](auto test) {
        return std::ranges::any_of(board.regions(), [&](const std::string& region) {
            return board.count(action.piece, region) > 0 && test(region);
        });
    };
    if (!isOnBoard(board, action)) return note("WW-T06", "no-such-piece", {word(action.piece)});
    if (action.kind == CardAction::Kind::Strike && action.piece == kCivilian &&
        together([&](const std::string& region) { return board.isAlienTarget(region); }))
        return note("WW-T28", "civilians-used");
    if (action.kind == CardAction::Kind::Harm &&
        together([&](const std::string& region) { return board.isHumanTarget(region); }))
        return note("WW-T31", "shield-too-strong");
    if (action.kind == CardAction::Kind::Kill &&
        together([&](const std::string& region) { return board.count(kCivilian, region) > 0; }))
        return note("WW-X07", "protected");
    return note("WW-T26", "no-target");
}

std::optional<Note> actionRefusal(const Board& board, CardIndex card, const CardAction& action)
{
    if (const CardAction* reinforcement = reinforcementOf(board, card))
        if (const auto reason = unitRefusal(board, card, action, *reinforcement)) return reason;
    if (isPossible(board, action)) return std::nullopt;
    return action.kind == CardAction::Kind::Move ? moveRefusal(board, action) : attackRefusal(board, action);
}

std::optional<Note> playRefusal(const Setup& setup, const State& state, CardIndex card, const Action& action)
{
    if (!holds(state, setup.procedure.hand, card)) return note("WW-T04", "not-in-hand", {card});
    if (setup.isUnknownCard(card)) return note("WW-V04", "card-unknown", {card}, true);
    if (!isOf(setup, card, factionOf(setup))) return note("WW-C01", "other-side", {card});
    if (isType(setup, card, "building")) return note("WW-C10", "never-in-hand", {card});
    const Board board(setup, state.table);
    const auto actions = actionsOf(board, card);
    const CardAction* reinforcement = reinforcementOf(board, card);
    const int last = static_cast<int>(actions.size()) + (reinforcement ? 1 : 0);
    const int number = numberIn(action);
    if (number < 1 || number > last) return note("WW-T08", "no-such-action", {card, last});
    const auto index = static_cast<std::size_t>(number) - 1;
    return actionRefusal(board.without(card), card, index < actions.size() ? actions[index] : *reinforcement);
}

std::optional<Note> discardRefusal(const Setup& setup, const State& state, CardIndex card)
{
    if (!holds(state, setup.procedure.hand, card)) return note("WW-T04", "not-in-hand", {card});
    return note("WW-T06", "still-playable", {card});
}

std::optional<Note> namedBuyRefusal(const Setup& setup, const State& state, CardIndex card)
{
    return holds(state, kReserve, card) ? buyRefusal(setup, state, card)
                                        : std::optional(note("WW-T11", "not-in-reserve", {card}));
}

/// The region that an id or a name in any language means; the text itself if there is none.
std::string regionNamed(const Setup& setup, const std::string& text)
{
    const std::string wanted = folded(text);
    for (const Procedure::Region& region : setup.procedure.regions) {
        const auto& names = region.name.entries();
        if (folded(region.id) == wanted ||
            std::ranges::any_of(names, [&wanted](const Texts::Entry& name) { return folded(name.words) == wanted; }))
            return region.id;
    }
    return text;
}

std::optional<Note> namedUseRefusal(const Setup& setup, const State& state, CardIndex card)
{
    for (const Piece& piece : state.table.pile(kBoard).pieces)
        if (piece.card == card) return useRefusal(setup, state, piece);
    return note("WW-T36", "not-built", {card});
}

}  // namespace

std::optional<Note> refusal(const Setup& setup, const State& state, const Action& action)
{
    if (state.table.outcome) return note("WW-E03", "game-over");
    if (state.opening) return std::nullopt;
    if (action.is("mulligan")) return note(setup.procedure.mulligan.clause, "no-mulligan");
    if (state.pending) {
        if (!action.is("pick") || action.parts.empty() || action.operands().empty()) return std::nullopt;
        return pickRefusal(setup, state, regionNamed(setup, action.operand().word));
    }
    if (state.joint) return note("WW-T31", "joining", {word(state.joint->region)});
    if (action.is("end")) {
        const auto card = stillToPlay(setup, state);
        return card ? std::optional(note("WW-T05", "must-play", {*card})) : std::nullopt;
    }
    if (action.is("replace") && replaceRefusal(state)) return replaceRefusal(state);
    if (const auto reason = opposingRefusal(setup, state, action)) return reason;
    if (action.parts.empty() || action.operands().empty() || action.operand().card == noCard) return std::nullopt;
    const CardIndex card = action.operand().card;
    if (action.is("discard")) return discardRefusal(setup, state, card);
    if (action.is("play")) return playRefusal(setup, state, card, action);
    if (action.is("buy")) return namedBuyRefusal(setup, state, card);
    if (action.is("use")) return namedUseRefusal(setup, state, card);
    if (action.is("replace")) return note("WW-T16", "not-in-reserve", {card});
    return std::nullopt;
}

}  // namespace mazzo::goldfish::waroftheworlds
