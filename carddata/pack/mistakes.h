// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <cstddef>
#include <map>

namespace mazzo::carddata {

/// Collects what is wrong with a pack. Keeps the first 200 mistakes; the last one says how many more there were.
class Mistakes {
public:
    static constexpr std::size_t kMax = 200;

    void add(Error error);
    [[nodiscard]] std::size_t count() const { return m_count; }
    [[nodiscard]] bool full() const { return m_count >= kMax; }  ///< further mistakes are only counted
    [[nodiscard]] Errors take();                                 ///< file by file, each from top to bottom

    /// A text that lacks a language. It is no mistake: another language is shown instead.
    void untranslated(std::string language, Place place);
    void addUntranslated(const Mistakes& other);
    /// `pack.untranslated` for each language that texts lack, with the number of texts and the place of the first.
    [[nodiscard]] Errors notes() const;

private:
    Errors m_errors;
    std::size_t m_count = 0;
    struct Untranslated {
        std::size_t texts = 0;
        Place first;
    };
    std::map<std::string, Untranslated> m_untranslated;  // by language
};

}  // namespace mazzo::carddata
