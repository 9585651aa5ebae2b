// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/session.h"

#include <algorithm>

namespace mazzo::goldfish {

Result<Session> Session::begin(Play play, std::uint64_t seed)
{
    auto first = play.start(seed);
    if (!first) return failure(first.error());
    return Session(std::move(play), seed, std::move(*first));
}

Result<void> Session::act(const Action& action)
{
    auto next = m_play.after(now(), action);
    if (!next) return failure(next.error());
    // Kept as the offer has it, so that the saved text and a replay mean the same pieces.
    Action canonical = *m_play.admitted(now(), action);
    m_actions.erase(m_actions.begin() + static_cast<std::ptrdiff_t>(m_done), m_actions.end());
    m_moments.erase(m_moments.begin() + static_cast<std::ptrdiff_t>(m_done) + 1, m_moments.end());
    m_actions.push_back(std::move(canonical));
    m_moments.push_back(std::move(*next));
    ++m_done;
    return {};
}

Result<void> Session::act(std::string_view text)
{
    const auto action = m_play.read(now(), text);
    return action ? act(*action) : failure(action.error());
}

bool Session::undo()
{
    if (m_done == 0) return false;
    --m_done;
    return true;
}

bool Session::redo()
{
    if (m_done == m_actions.size()) return false;
    ++m_done;
    return true;
}

void Session::goTo(std::size_t step) { m_done = std::min(step, m_actions.size()); }

Session Session::branch() const
{
    Session copy = *this;
    copy.m_actions.erase(copy.m_actions.begin() + static_cast<std::ptrdiff_t>(m_done), copy.m_actions.end());
    copy.m_moments.erase(copy.m_moments.begin() + static_cast<std::ptrdiff_t>(m_done) + 1, copy.m_moments.end());
    return copy;
}

}  // namespace mazzo::goldfish
