// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <cstddef>

namespace mazzo::carddata {

/// Collects what is wrong with a pack. Keeps the first 200 mistakes; the last one says how many more there were.
class Mistakes {
public:
    static constexpr std::size_t kMax = 200;

    void add(Error error);
    [[nodiscard]] std::size_t count() const { return m_count; }
    [[nodiscard]] bool full() const { return m_count >= kMax; }  ///< further mistakes are only counted
    [[nodiscard]] Errors take();                                 ///< file by file, each from top to bottom

private:
    Errors m_errors;
    std::size_t m_count = 0;
};

}  // namespace mazzo::carddata
