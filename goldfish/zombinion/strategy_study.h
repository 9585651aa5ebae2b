// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"
#include "goldfish/strategy_study.h"

namespace mazzo::goldfish::zombinion {

/// Rankings and searches for a kingdom, against these strategies.
[[nodiscard]] Checked<std::shared_ptr<const StrategyStudy>> studyOf(const Setup& setup,
                                                                    const std::vector<StrategyText>& texts);

}  // namespace mazzo::goldfish::zombinion
