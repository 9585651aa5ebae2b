// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/word_index.h"

#include "model/catalogue/checks.h"
#include "model/catalogue/word_search.h"

#include <algorithm>

namespace mazzo::model::catalogue {

namespace {

std::vector<std::string_view> split(std::string_view text)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t blank = std::min(text.find(' '), text.size());
        if (blank > 0) parts.push_back(text.substr(0, blank));
        text.remove_prefix(std::min(blank + 1, text.size()));
    }
    return parts;
}

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

CardBits WordIndex::containing(std::string_view text) const
{
    const std::vector<std::string_view> parts = split(text);
    if (parts.empty()) return withText();
    if (parts.size() > 1) return containingPhrase(*this, parts);
    CardBits bits(cards());
    eachWordWith(*this, parts.front(), [&](std::size_t word) { addCards(*this, word, bits); });
    return bits;
}

CardBits WordIndex::equalTo(std::string_view text) const
{
    std::vector<std::uint32_t> row;
    CardBits bits(cards(), true);
    for (const std::string_view part : split(text)) {
        const WordRange word = exactly(*this, part);
        if (word.isEmpty()) return CardBits(cards());
        if (std::find(row.begin(), row.end(), word.begin) == row.end()) bits &= cardsOf(*this, word);
        row.push_back(word.begin);
    }
    if (row.empty()) return CardBits(cards());
    for (const CardIndex card : bits.cards()) {
        bool any = false;
        for (std::size_t i = firstText[at(card)]; i < firstText[at(card) + 1] && !any; ++i) {
            const auto words = tokens.subspan(textStart[i], textStart[i + 1] - textStart[i]);
            any = std::equal(words.begin(), words.end(), row.begin(), row.end());
        }
        if (!any) bits.erase(card);
    }
    return bits;
}

CardBits WordIndex::withText() const
{
    CardBits bits(cards());
    for (std::size_t card = 0; card < cards(); ++card) {
        if (firstText[card + 1] > firstText[card]) bits.insert(static_cast<CardIndex>(card));
    }
    return bits;
}

}  // namespace mazzo::model::catalogue
