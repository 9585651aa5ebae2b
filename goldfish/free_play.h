// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/chance.h"
#include "goldfish/engine.h"

namespace mazzo::goldfish {

/// Where free play stands in its procedure.
struct FreeState {
    enum class Waits : std::uint8_t { ForNothing, ForMulligan, ForLimit };

    Table table;
    Chance chance;
    int phase = -1;        ///< -1: the set-up
    bool leaving = false;  ///< in the phase's `leave` steps, else in `enter` or the free part
    std::size_t step = 0;
    Waits waits = Waits::ForNothing;
    int mulligans = 0;                  ///< made for the hand being judged
    std::vector<std::string> shuffled;  ///< zones that had their first shuffle
};

/// The engine of packs that name none: runs the procedure, then the player moves cards freely.
class FreePlay : public EngineOf<FreeState> {
public:
    [[nodiscard]] const Vocabulary& vocabulary() const override { return commonVocabulary(); }

protected:
    [[nodiscard]] Result<FreeState> begin(const Setup& setup, std::uint64_t seed) const override;
    [[nodiscard]] Table show(const Setup& setup, const FreeState& state) const override;
    [[nodiscard]] Result<void> play(const Setup& setup, FreeState& state, const Action& action) const override;
};

[[nodiscard]] const Engine& freePlay();

/// Runs the steps from where the state stands until one waits for the player or the free part of a phase begins.
[[nodiscard]] Result<void> runProcedure(const Setup& setup, FreeState& state);
/// Runs only the steps of the set-up or phase where the state stands, until one waits for the player or all are done.
/// `anyTurn`: also those that begin in a later turn.
[[nodiscard]] Result<void> runSteps(const Setup& setup, FreeState& state, bool anyTurn = false);
/// How many cards the hand is over the limit of the step that waits.
[[nodiscard]] int excess(const Setup& setup, const FreeState& state);
[[nodiscard]] const Procedure::Step& waitingStep(const Setup& setup, const FreeState& state);

/// What may be done in the free part of a phase.
[[nodiscard]] std::vector<Offer> freeOffers(const Setup& setup, const Table& table);
void doFreely(const Setup& setup, FreeState& state, const Action& action);

}  // namespace mazzo::goldfish
