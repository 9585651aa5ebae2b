// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/manual_offers.h"
#include "goldfish/setup.h"
#include "goldfish/simulation.h"
#include "goldfish/strategy_study.h"
#include "goldfish/strategy_words.h"
#include "goldfish/table.h"
#include "goldfish/vocabulary.h"

#include <any>
#include <memory>

namespace mazzo::goldfish {

/// A position of some engine: an immutable value, cheap to copy. Only the engine that created it can read it.
class Position {
public:
    Position() = default;

    template <class State>
    [[nodiscard]] static Position of(State state)
    {
        Position position;
        position.m_state = std::make_shared<const std::any>(std::in_place_type<State>, std::move(state));
        return position;
    }

    template <class State>
    [[nodiscard]] const State& as() const
    {
        return *std::any_cast<State>(m_state.get());
    }

private:
    std::shared_ptr<const std::any> m_state;
};

/// How one game is played. Has no state of its own; every function is pure.
class Engine {
public:
    virtual ~Engine() = default;

    /// The position after the set-up. An error for a deck that cannot be dealt.
    [[nodiscard]] virtual Result<Position> start(const Setup& setup, std::uint64_t seed) const = 0;

    /// The position as a table with all legal actions as offers; other actions are refused before the engine sees them.
    [[nodiscard]] virtual Table view(const Setup& setup, const Position& position) const = 0;

    /// The position after an action that the view offers, pieces filled in. Refuses only what offers cannot
    /// express, such as a limit on a sum.
    [[nodiscard]] virtual Result<Position> after(const Setup& setup, const Position& position,
                                                 const Action& action) const = 0;

    /// What the player can change by hand in this position.
    [[nodiscard]] virtual ManualControls manualControls(const Setup& setup, const Position& position) const = 0;

    /// The position after a manual action, one of `manualOffers` with its pieces filled in.
    [[nodiscard]] virtual Result<Position> afterManual(const Setup& setup, const Position& position,
                                                       const Action& action) const = 0;

    /// Why an action is not offered, if a clause forbids it.
    [[nodiscard]] virtual std::optional<Note> refusal(const Setup& setup, const Position& position,
                                                      const Action& action) const;

    /// Whether strategies can play this game without a person (`mazzo sim`).
    [[nodiscard]] virtual bool playsStrategies() const { return false; }
    /// The strategy by which other seats play at the table unless the set-up names others; empty if none can be named.
    [[nodiscard]] virtual std::string botStrategy(const Setup&) const { return {}; }
    /// How many games a tournament plays for each pair unless the player says so: a few seconds' worth.
    [[nodiscard]] virtual std::uint64_t usualGames() const { return 20'000; }
    /// The words of its strategy files.
    [[nodiscard]] virtual StrategyWords strategyWords(const Setup& setup) const;
    /// The games that these strategies play; every mistake in their texts, or why they cannot play.
    [[nodiscard]] virtual Checked<std::shared_ptr<const Simulation>> simulation(
        const Setup& setup, const std::vector<StrategyText>& strategies) const;

    /// Ranks kinds of cards and finds strategies for this set-up, against these strategies; every mistake in their
    /// texts, or why this game cannot do it.
    [[nodiscard]] virtual Checked<std::shared_ptr<const StrategyStudy>> strategyStudy(
        const Setup& setup, const std::vector<StrategyText>& strategies) const;

    /// The verbs and notes of this engine, in addition to the common ones.
    [[nodiscard]] virtual const Vocabulary& vocabulary() const = 0;
};

/// An engine with a state type of its own: any copyable value, as compact as the engine needs.
template <class State>
class EngineOf : public Engine {
public:
    [[nodiscard]] Result<Position> start(const Setup& setup, std::uint64_t seed) const final
    {
        return begin(setup, seed).map([](State&& state) { return Position::of<State>(std::move(state)); });
    }
    [[nodiscard]] Table view(const Setup& setup, const Position& position) const final
    {
        return show(setup, position.as<State>());
    }
    [[nodiscard]] Result<Position> after(const Setup& setup, const Position& position, const Action& action) const final
    {
        State state = position.as<State>();
        return play(setup, state, action).map([&state] { return Position::of<State>(std::move(state)); });
    }
    [[nodiscard]] ManualControls manualControls(const Setup& setup, const Position& position) const final
    {
        return controls(setup, position.as<State>());
    }
    [[nodiscard]] Result<Position> afterManual(const Setup& setup, const Position& position,
                                               const Action& action) const final
    {
        State state = position.as<State>();
        return playByHand(setup, state, action).map([&state] { return Position::of<State>(std::move(state)); });
    }
    [[nodiscard]] std::optional<Note> refusal(const Setup& setup, const Position& position,
                                              const Action& action) const final
    {
        return explain(setup, position.as<State>(), action);
    }

protected:
    [[nodiscard]] virtual Result<State> begin(const Setup& setup, std::uint64_t seed) const = 0;
    [[nodiscard]] virtual Table show(const Setup& setup, const State& state) const = 0;
    /// Changes `state`, which is a copy; on an error it is discarded.
    [[nodiscard]] virtual Result<void> play(const Setup& setup, State& state, const Action& action) const = 0;
    /// What can be changed by hand; `procedureControls` is the start.
    [[nodiscard]] virtual ManualControls controls(const Setup& setup, const State& state) const = 0;
    /// Plays a manual action and restores what the engine relies on. `playManual` does it for a table.
    [[nodiscard]] virtual Result<void> playByHand(const Setup& setup, State& state, const Action& action) const = 0;
    [[nodiscard]] virtual std::optional<Note> explain(const Setup&, const State&, const Action&) const
    {
        return std::nullopt;
    }
};

/// The error that `play` returns when an offered action breaks a clause that offers cannot express.
[[nodiscard]] Error refused(const Note& note);

}  // namespace mazzo::goldfish
