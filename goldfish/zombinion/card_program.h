// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/kind.h"

#include <span>

namespace mazzo::goldfish::zombinion {

/// One instruction of a card text; the plain bonuses have an amount.
enum class Op : std::uint8_t {
    Cards,
    Actions,
    Buys,
    Colpi,
    DiscardAndDraw,
    TrashItself,
    GainMunizioni,
    GainDeposito,
    ProiettiliOnDeck,
    OthersTopVictory,
    OthersLoseMirare,
    StealTrashed,
    OthersDraw,
    DrawToSeven,
    OthersDiscardDown,
    ExplodePallottola,
    RevealAndLeave,
    MayFlip,
    ReloadMirare,
    InspectTops,
    TrashAndGain,
    TrashSome,
    OthersInfezione,
    PlayTwice,
    DigMirare,
};

struct Instruction {
    Op op = Op::Cards;
    std::int8_t amount = 0;
};

/// What a card says, top to bottom (ZB-F06, T04); empty for cards that cannot be played, and for cards that the rules
/// don't know.
[[nodiscard]] std::span<const Instruction> programOf(Kind kind);

}  // namespace mazzo::goldfish::zombinion
