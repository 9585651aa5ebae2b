// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "goldfish/odds/hand_plan.h"
#include "goldfish/odds/question.h"

namespace mazzo::cli {

/// A whole number within bounds, if the option was given.
[[nodiscard]] Result<std::optional<std::uint64_t>> numberBetween(const Arguments& arguments, std::string_view option,
                                                                 std::uint64_t min, std::uint64_t max);

/// The questions of `--ask`, and positional arguments from `firstPositional` on: `--ask A B` asks both. Errors name
/// their option and column.
[[nodiscard]] std::vector<goldfish::odds::Question> readAsks(const Arguments& arguments, std::size_t firstPositional,
                                                             const Game& game, Errors& errors);
/// The policies of `--mulligan`, in order.
[[nodiscard]] std::vector<goldfish::odds::Question> readPolicies(const Arguments& arguments, const Game& game,
                                                                 Errors& errors);
/// `--draw`, `--turn` and `--count`.
[[nodiscard]] Result<goldfish::odds::When> readWhen(const Arguments& arguments);

/// Puts the name of the option, or of the file, into an error of `Inquiry::of`.
[[nodiscard]] Error placed(Error error, const std::string& file);

}  // namespace mazzo::cli
