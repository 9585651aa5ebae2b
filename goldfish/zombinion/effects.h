// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/moves.h"
#include "goldfish/zombinion/program.h"

namespace mazzo::goldfish::zombinion {

/// How an instruction left things.
enum class Progress : std::uint8_t {
    Done,   ///< the next instruction may begin
    Waits,  ///< a question is pending; the answer comes back to the same instruction
    Again,  ///< another card is to be resolved first, then the same instruction again
};

/// Begins to resolve a card that lies in the play area.
void push(const Match& match, Card card);

/// Resolves until a question is pending or nothing is left to resolve.
void resolve(const Match& match);

/// Leaves a question behind; the frame's next stage takes the answer.
Progress ask(const Match& match, Frame& frame, Question question);

// Instructions that touch other players, in attacks.cpp. They go by turn order from the left neighbour (ZB-T28).

/// The window for reactions before an Attack does anything (ZB-T29); false while a player is asked.
bool windowClosed(const Match& match, Frame& frame);
Progress othersTopVictory(const Match& match, Frame& frame);
Progress othersLoseMirare(const Match& match, Frame& frame);
Progress stealTrashed(const Match& match, Frame& frame);
Progress othersDraw(const Match& match, Frame& frame);
Progress othersDiscardDown(const Match& match, Frame& frame);
Progress othersInfezione(const Match& match, Frame& frame);
Progress inspectTops(const Match& match, Frame& frame);

// Instructions with choices of the player's own, in choices.cpp.

Progress discardAndDraw(const Match& match, Frame& frame);
Progress gainUpTo(const Match& match, Frame& frame, int most);
Progress drawToSeven(const Match& match, Frame& frame);
Progress explodePallottola(const Match& match, Frame& frame);
Progress revealAndLeave(const Match& match, Frame& frame);
Progress mayFlip(const Match& match, Frame& frame);
Progress reloadMirare(const Match& match, Frame& frame);
Progress trashAndGain(const Match& match, Frame& frame);
Progress trashSome(const Match& match, Frame& frame);
Progress playTwice(const Match& match, Frame& frame);

}  // namespace mazzo::goldfish::zombinion
