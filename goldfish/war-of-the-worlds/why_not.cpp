// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/why_not.h"

#include "goldfish/war-of-the-worlds/abilities.h"
#include "goldfish/war-of-the-worlds/facts.h"
#include "goldfish/war-of-the-worlds/legality.h"
#include "goldfish/war-of-the-worlds/market.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/turn.h"

#include <algorithm>
#include <charconv>

namespace mazzo::goldfish::waroftheworlds {

namespace {

/// The number of the alternative that is asked for; 0 if there is none.
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

bool stands(const Board& board, const Deed& deed)
{
    return std::ranges::any_of(board.pieces(), [&deed](const Piece& piece) { return piece.thing == deed.piece; });
}

/// WW-T20, WW-T21: a Unit card and the miniatures that it can still be played on.
std::optional<Note> whyNotUnit(const Board& board, CardIndex card, const Deed& deed, const Deed& fallback)
{
    const bool free = std::ranges::any_of(
        board.pieces(), [&](const Piece& piece) { return mayServe(piece, deedsOf(board.setup(), card).front()); });
    const bool enters = deed.kind == Deed::Kind::Enter;
    if (free) return enters ? std::optional(note("WW-T21", "miniature-free", {word(fallback.piece)})) : std::nullopt;
    if (!isPossible(board, fallback)) return note("WW-T21", "no-miniature", {word(fallback.piece)});
    return enters
               ? std::nullopt
               : std::optional(note("WW-T21", "fallback-first",
                                    {word(fallback.piece), static_cast<int>(deedsOf(board.setup(), card).size()) + 1}));
}

/// Why no piece can make a move.
Note whyNotMove(const Board& board, const Deed& deed)
{
    if (!stands(board, deed)) return note("WW-T06", "no-such-piece", {word(deed.piece)});
    const std::string_view enemy = deed.piece == kArmy ? kTripod : deed.piece == kTripod ? kArmy : std::string_view{};
    const bool blocked = std::ranges::any_of(board.pieces(), [&](const Piece& piece) {
        return piece.thing == deed.piece && board.count(enemy, piece.place) > 0;
    });
    return note(!enemy.empty() && blocked ? "WW-T23" : "WW-T25", "held", {word(deed.piece)});
}

/// Why there is nothing that an attack could hit.
Note whyNotAttack(const Board& board, const Deed& deed)
{
    const auto together = [&](auto test) {
        return std::ranges::any_of(board.regions(), [&](const std::string& region) {
            return board.count(deed.piece, region) > 0 && test(region);
        });
    };
    if (!stands(board, deed)) return note("WW-T06", "no-such-piece", {word(deed.piece)});
    if (deed.kind == Deed::Kind::Strike && deed.piece == kCivilian &&
        together([&](const std::string& region) { return board.isAlienTarget(region); }))
        return note("WW-T28", "civilians-used");
    if (deed.kind == Deed::Kind::Harm &&
        together([&](const std::string& region) { return board.isHumanTarget(region); }))
        return note("WW-T31", "shield-too-strong");
    if (deed.kind == Deed::Kind::Kill &&
        together([&](const std::string& region) { return board.count(kCivilian, region) > 0; }))
        return note("WW-X07", "protected");
    return note("WW-T26", "no-target");
}

std::optional<Note> whyNotDeed(const Board& board, CardIndex card, const Deed& deed)
{
    if (const auto fallback = fallbackOf(board.setup(), card))
        if (const auto why = whyNotUnit(board, card, deed, *fallback)) return why;
    if (isPossible(board, deed)) return std::nullopt;
    return deed.kind == Deed::Kind::Move ? whyNotMove(board, deed) : whyNotAttack(board, deed);
}

std::optional<Note> whyNotPlay(const Setup& setup, const State& state, CardIndex card, const Action& action)
{
    if (!holds(state, setup.procedure.hand, card)) return note("WW-T04", "not-in-hand", {card});
    if (setup.isUnknownCard(card)) return note("WW-V04", "card-unknown", {card}, true);
    if (!isOf(setup, card, factionOf(setup))) return note("WW-C01", "other-side", {card});
    if (isType(setup, card, "building")) return note("WW-C10", "never-in-hand", {card});
    const auto deeds = deedsOf(setup, card);
    const auto fallback = fallbackOf(setup, card);
    const int most = static_cast<int>(deeds.size()) + (fallback ? 1 : 0);
    const int number = numberIn(action);
    if (number < 1 || number > most) return note("WW-T08", "no-such-action", {card, most});
    const auto index = static_cast<std::size_t>(number) - 1;
    return whyNotDeed(Board(setup, state.table).without(card), card, index < deeds.size() ? deeds[index] : *fallback);
}

std::optional<Note> whyNotDiscard(const Setup& setup, const State& state, CardIndex card)
{
    if (!holds(state, setup.procedure.hand, card)) return note("WW-T04", "not-in-hand", {card});
    return note("WW-T06", "still-playable", {card});
}

std::optional<Note> whyNotBuyNamed(const Setup& setup, const State& state, CardIndex card)
{
    return holds(state, kReserve, card) ? whyNotBuy(setup, state, card)
                                        : std::optional(note("WW-T11", "not-in-reserve", {card}));
}

std::optional<Note> whyNotUseNamed(const Setup& setup, const State& state, CardIndex card)
{
    for (const Piece& piece : state.table.pile(kBoard).pieces)
        if (piece.card == card) return whyNotUse(setup, state, piece);
    return std::nullopt;
}

}  // namespace

std::optional<Note> whyNot(const Setup& setup, const State& state, const Action& action)
{
    if (state.table.outcome) return note("WW-E03", "game-over");
    if (state.opening) return std::nullopt;
    if (action.is("mulligan")) return note(setup.procedure.mulligan.clause, "no-mulligan");
    if (state.work) return std::nullopt;
    if (state.joint) return note("WW-T31", "joining", {word(state.joint->region)});
    if (action.is("end")) {
        const auto card = stillToPlay(setup, state);
        return card ? std::optional(note("WW-T05", "must-play", {*card})) : std::nullopt;
    }
    if (action.is("replace") && whyNotReplace(state)) return whyNotReplace(state);
    if (action.parts.empty() || action.operands().empty() || action.operand().card == noCard) return std::nullopt;
    const CardIndex card = action.operand().card;
    if (action.is("discard")) return whyNotDiscard(setup, state, card);
    if (action.is("play")) return whyNotPlay(setup, state, card, action);
    if (action.is("buy")) return whyNotBuyNamed(setup, state, card);
    if (action.is("use")) return whyNotUseNamed(setup, state, card);
    if (action.is("replace")) return note("WW-T16", "not-in-reserve", {card});
    return std::nullopt;
}

}  // namespace mazzo::goldfish::waroftheworlds
