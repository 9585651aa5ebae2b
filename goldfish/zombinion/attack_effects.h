// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/effects.h"

// Instructions that affect other players, in turn order from the left neighbour (ZB-T28).
namespace mazzo::goldfish::zombinion {

/// The window for reactions before an Attack does anything (ZB-T29); false while a player has to answer.
bool windowClosed(const Match& match, Frame& frame);

Progress othersTopVictory(const Match& match, Frame& frame);
Progress othersLoseMirare(const Match& match, Frame& frame);
Progress takeTrashed(const Match& match, Frame& frame);
Progress othersDraw(const Match& match, Frame& frame);
Progress othersDiscardDownTo(const Match& match, Frame& frame);
Progress othersGain(const Match& match, Frame& frame);
Progress inspectDecks(const Match& match, Frame& frame);

}  // namespace mazzo::goldfish::zombinion
