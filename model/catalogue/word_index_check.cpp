// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/checks.h"
#include "model/catalogue/word_index.h"

namespace mazzo::model::catalogue {

namespace {

bool vocabularyIsSound(const WordIndex& index)
{
    const auto& start = index.wordStart;
    if (start.size() != index.postings.size() + 1 || start.front() != 1 || start.back() != index.vocabulary.size())
        return false;
    bool sound = index.vocabulary.front() == ' ';
    for (std::size_t i = 1; i < start.size(); ++i)
        sound &= start[i] > start[i - 1] + 1 && start[i] <= index.vocabulary.size() &&
                 index.vocabulary[start[i] - 1] == ' ';
    return sound;
}

bool postingsAreSound(const WordIndex& index, std::size_t cards)
{
    const std::size_t width = bitmapWords(cards);
    if (width != 0 && index.bitmaps.size() % width != 0) return false;
    const std::uint64_t beyond = cards % 64 == 0 ? 0 : ~((std::uint64_t{1} << (cards % 64)) - 1);
    for (std::size_t i = width; width != 0 && i <= index.bitmaps.size(); i += width) {
        if ((index.bitmaps[i - 1] & beyond) != 0) return false;
    }
    for (const Posting posting : index.postings) {
        const bool fits = isDense(posting.count, cards)
                              ? (std::size_t{posting.start} + 1) * width <= index.bitmaps.size()
                              : std::size_t{posting.start} + posting.count <= index.lists.size();
        if (!fits) return false;
    }
    return allBelow(index.lists, cards);
}

}  // namespace

bool WordIndex::isSound(std::size_t cardCount) const
{
    return !wordStart.empty() && !vocabulary.empty() && vocabularyIsSound(*this) &&
           postingsAreSound(*this, cardCount) && allBelow(tokens, words()) && isPartition(textStart, tokens.size()) &&
           firstText.size() == cardCount + 1 && isPartition(firstText, textStart.size() - 1);
}

}  // namespace mazzo::model::catalogue
