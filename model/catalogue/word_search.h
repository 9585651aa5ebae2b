// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/substring.h"
#include "model/catalogue/word_index.h"

#include <vector>

namespace mazzo::model::catalogue {

/// Words of the vocabulary from `begin` up to, but without, `end`.
struct WordRange {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    [[nodiscard]] bool isEmpty() const { return begin == end; }
    [[nodiscard]] bool contains(std::uint32_t word) const { return word - begin < end - begin; }
    bool operator==(const WordRange&) const = default;
};

[[nodiscard]] WordRange startingWith(const WordIndex& index, std::string_view text);
[[nodiscard]] WordRange exactly(const WordIndex& index, std::string_view text);

void addCards(const WordIndex& index, std::size_t word, CardBits& bits);
[[nodiscard]] CardBits cardsOf(const WordIndex& index, WordRange range);

/// The cards in which the parts follow each other: the end of a word, whole words, the beginning of one. There are at
/// least two.
[[nodiscard]] CardBits containingPhrase(const WordIndex& index, std::span<const std::string_view> parts);

/// Calls `found` for every word of the vocabulary in which the text occurs, in order. A blank after the text
/// matches the end of a word.
template <class Found>
void eachWordWith(const WordIndex& index, std::string_view text, const Found& found)
{
    const auto starts = index.wordStart;
    std::size_t word = 0;
    eachSubstring({index.vocabulary.data(), index.vocabulary.size()}, text, [&](std::size_t place) -> std::size_t {
        std::size_t step = 1;  // Hits are close together: gallop from the last one.
        while (word + step < index.words() && starts[word + step] <= place) step *= 2;
        const auto from = starts.begin() + static_cast<std::ptrdiff_t>(word);
        const auto to = starts.begin() + static_cast<std::ptrdiff_t>(std::min(word + step + 1, starts.size()));
        word = static_cast<std::size_t>(std::upper_bound(from, to, place) - starts.begin()) - 1;
        found(word);
        return starts[word + 1];
    });
}

}  // namespace mazzo::model::catalogue
