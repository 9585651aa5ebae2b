// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "goldfish/session.h"

namespace mazzo::cli {

/// One step of a game as lines for people: what happened, the zones, what can be done.
void printStep(const Console& console, const goldfish::Table& table, const goldfish::Action* done,
               const goldfish::Setup& setup);

}  // namespace mazzo::cli
