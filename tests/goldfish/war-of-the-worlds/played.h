// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/goldfish/war-of-the-worlds/scene.h"

/// Whole sessions, as players see them.
namespace mazzo::goldfish::waroftheworlds {

inline Session begun(Setup setup, std::uint64_t seed = 7)
{
    auto session =
        Play::of(std::move(setup)).and_then([seed](Play&& play) { return Session::begin(std::move(play), seed); });
    if (!session) qFatal("%s", session.error().code.c_str());
    return *session;
}

inline int size(const Session& session, const char* zone) { return session.table().pile(zone).cards(); }

inline bool logged(const Table& table, const char* clause, const char* key, bool warning)
{
    return std::ranges::any_of(table.log, [&](const Note& note) {
        return note.clause == clause && note.key == std::string("war-of-the-worlds.") + key && note.warning == warning;
    });
}

}  // namespace mazzo::goldfish::waroftheworlds
