// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/engine.h"

namespace mazzo::goldfish {

/// A position with its table; immutable, cheap to copy.
class Moment {
public:
    Moment(Position position, Table table)
        : m_position(std::move(position)), m_table(std::make_shared<const Table>(std::move(table)))
    {}

    [[nodiscard]] const Position& position() const { return m_position; }
    [[nodiscard]] const Table& table() const { return *m_table; }

private:
    Position m_position;
    std::shared_ptr<const Table> m_table;
};

/// A game that can be played: its set-up and its engine. All functions are pure.
class Play {
public:
    /// An error if the pack names an engine that does not exist.
    [[nodiscard]] static Result<Play> of(Setup setup);

    [[nodiscard]] const Setup& setup() const { return *m_setup; }

    [[nodiscard]] Result<Moment> start(std::uint64_t seed) const;

    /// An action that is not offered is refused: `args` are its text, the clause and key that forbid it (may be empty),
    /// then the offered ones.
    [[nodiscard]] Result<Moment> after(const Moment& moment, const Action& action) const;

    /// The action as its offer has it, with its pieces, if it is offered or a possible manual action.
    [[nodiscard]] std::optional<Action> admitted(const Moment& moment, const Action& action) const;

    /// The offered or manual action that a text means; names in any language.
    [[nodiscard]] Result<Action> read(const Moment& moment, std::string_view text) const;

    /// Why an action is not offered; nothing if no clause forbids it.
    [[nodiscard]] std::optional<Note> refusal(const Moment& moment, std::string_view text) const;

private:
    Play(Setup setup, const Engine& engine)
        : m_setup(std::make_shared<const Setup>(std::move(setup))), m_engine(&engine)
    {}
    [[nodiscard]] Moment shown(Position position) const;
    [[nodiscard]] Error refusalError(const Moment& moment, std::string text, const std::optional<Note>& why) const;

    std::shared_ptr<const Setup> m_setup;
    const Engine* m_engine;
};

}  // namespace mazzo::goldfish
