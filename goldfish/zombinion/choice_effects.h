// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/effects.h"

// Instructions with choices of the player whose turn it is.
namespace mazzo::goldfish::zombinion {

Progress discardAndDraw(const Match& match, Frame& frame);
Progress gainUpTo(const Match& match, Frame& frame);
Progress drawUpTo(const Match& match, Frame& frame);
Progress trashForColpi(const Match& match, Frame& frame);
Progress revealAndLoseOne(const Match& match, Frame& frame);
Progress mayDiscardDeck(const Match& match, Frame& frame);
Progress exchangeMirare(const Match& match, Frame& frame);
Progress exchange(const Match& match, Frame& frame);
Progress trashUpTo(const Match& match, Frame& frame);
Progress playTwice(const Match& match, Frame& frame);

}  // namespace mazzo::goldfish::zombinion
