// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/session.h"

#include <nlohmann/json_fwd.hpp>

namespace mazzo::cli {

/// One step of a game as the contract shows it: zones, counters, states, actions, log. `done` is null for the set-up.
[[nodiscard]] nlohmann::ordered_json jsonOfStep(const goldfish::Table& table, const goldfish::Action* done,
                                                const goldfish::Setup& setup, std::string_view language);

}  // namespace mazzo::cli
