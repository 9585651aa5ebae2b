// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/effect_note.h"

#include "goldfish/war-of-the-worlds/card_values.h"
#include "goldfish/war-of-the-worlds/combat.h"

namespace mazzo::goldfish::waroftheworlds {

namespace {

using Kind = CardAction::Kind;

struct Effect {
    std::string key;
    std::vector<NoteArgument> arguments;
};

Effect effectOf(const Board& board, const CardAction& action)
{
    switch (action.kind) {
    case Kind::Gain: return {"does-gain", {action.amount, word(resourceOf(board.setup()))}};
    case Kind::Move: return {"does-move", {word(action.piece), action.amount}};
    case Kind::Strike: return {"does-strike", {action.amount}};
    case Kind::Harm: return {"does-harm", {powerOf(board, action)}};
    case Kind::Spread:
        if (action.tile.empty()) return {"does-push", {powerOf(board, action)}};
        return {"does-spread", {powerOf(board, action), word(action.tile)}};
    case Kind::Kill: return {"does-kill", {}};
    case Kind::Enter: return {"does-enter", {word(action.piece)}};
    default: return {};
    }
}

}  // namespace

Note effectNote(const Board& board, const CardAction& action)
{
    Effect effect = effectOf(board, action);
    if (effect.key.empty()) return {action.clause, {}, {}};
    if (action.removesSelf) effect.key += "-and-leave";
    return note(action.clause, effect.key, std::move(effect.arguments));
}

}  // namespace mazzo::goldfish::waroftheworlds
