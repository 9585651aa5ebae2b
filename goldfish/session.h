// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/play.h"

namespace mazzo::goldfish {

/// A seed and a list of actions with the moments they lead to. Undone actions are kept for redo until a new one.
class Session {
public:
    [[nodiscard]] static Result<Session> begin(Play play, std::uint64_t seed);

    [[nodiscard]] const Play& play() const { return m_play; }
    [[nodiscard]] std::uint64_t seed() const { return m_seed; }
    [[nodiscard]] const Moment& now() const { return m_moments[m_done]; }
    [[nodiscard]] const Table& table() const { return now().table(); }
    [[nodiscard]] std::size_t done() const { return m_done; }            ///< actions done and not undone
    [[nodiscard]] std::size_t size() const { return m_actions.size(); }  ///< undone ones included
    [[nodiscard]] const Action& action(std::size_t index) const { return m_actions[index]; }
    [[nodiscard]] const Table& table(std::size_t step) const
    {
        return m_moments[step].table();
    }  ///< 0 is after the set-up

    /// On an error nothing changes.
    [[nodiscard]] Result<void> act(const Action& action);
    [[nodiscard]] Result<void> act(std::string_view text);
    bool undo();  ///< false if there is nothing to undo
    bool redo();
    void goTo(std::size_t step);           ///< undo or redo to there; at most `size()`
    [[nodiscard]] Session branch() const;  ///< the same game up to now, without what was undone

private:
    Session(Play play, std::uint64_t seed, Moment first)
        : m_play(std::move(play)), m_seed(seed), m_moments{std::move(first)}
    {}

    Play m_play;
    std::uint64_t m_seed;
    std::vector<Action> m_actions;
    std::vector<Moment> m_moments;  // one more than actions
    std::size_t m_done = 0;
};

}  // namespace mazzo::goldfish
