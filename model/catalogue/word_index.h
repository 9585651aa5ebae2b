// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/format.h"
#include "model/match_set.h"

#include <span>
#include <string_view>

namespace mazzo::model::catalogue {

/// Folded texts of cards, taken apart at their blanks: a sorted vocabulary, the cards of every word, and each text as a
/// row of words. A substring is looked for in the vocabulary, which is far smaller than the texts; only a phrase has to
/// be verified in the rows.
struct WordIndex {
    std::span<const std::uint32_t> wordStart;  ///< where each word begins in `vocabulary`, and one more
    std::span<const char> vocabulary;          ///< " first second … last "
    std::span<const Posting> postings;         ///< one for each word
    std::span<const std::uint32_t> lists;      ///< ascending cards of rare words
    std::span<const std::uint64_t> bitmaps;    ///< cards of frequent words, `bitmapWords` each
    std::span<const std::uint32_t> tokens;     ///< the words of all texts
    std::span<const std::uint32_t> textStart;  ///< where each text begins in `tokens`, and one more
    std::span<const std::uint32_t> firstText;  ///< the first text of each card, and one more

    [[nodiscard]] std::size_t words() const { return postings.size(); }
    [[nodiscard]] std::size_t cards() const { return firstText.size() - 1; }
    [[nodiscard]] std::string_view word(std::size_t index) const
    {
        return {vocabulary.data() + wordStart[index], wordStart[index + 1] - wordStart[index] - 1};
    }

    /// False if any bound is broken; then the index must not be used.
    [[nodiscard]] bool isSound(std::size_t cardCount) const;

    // The cards that have a text which contains, or is, the folded text; an empty one is contained in any.
    [[nodiscard]] CardBits containing(std::string_view text) const;
    [[nodiscard]] CardBits equalTo(std::string_view text) const;
    [[nodiscard]] CardBits withText() const;
};

}  // namespace mazzo::model::catalogue
