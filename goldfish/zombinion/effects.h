// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/match.h"

namespace mazzo::goldfish::zombinion {

/// The state that an instruction leaves behind.
enum class Progress : std::uint8_t {
    Done,   ///< the next instruction may begin
    Waits,  ///< a question is pending; the answer comes back to the same instruction
    Again,  ///< another card is to be resolved first, then the same instruction again
};

/// Begins to resolve a card in the play area.
void push(const Match& match, Card card);

/// Resolves until a question is pending or nothing is left to resolve.
void resolve(const Match& match);

/// The instruction that a frame has come to.
[[nodiscard]] const Instruction& instructionOf(const Match& match, const Frame& frame);
/// Its clause, for the log.
[[nodiscard]] const char* clauseOf(const Match& match, const Frame& frame);

/// Leaves a question behind; the frame's next stage takes the answer.
Progress waitFor(const Match& match, Frame& frame, Question question);

}  // namespace mazzo::goldfish::zombinion
