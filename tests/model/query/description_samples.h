// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace mazzo::tests::sample {

/// A query or expression about the sample game, and its description in both languages.
struct Description {
    const char* name;  ///< of the test row
    const char* text;
    const char* english;
    const char* italian;
};

[[nodiscard]] std::span<const Description> queryDescriptions();
[[nodiscard]] std::span<const Description> expressionDescriptions();

}  // namespace mazzo::tests::sample
