// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/word_search.h"

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

/// The first word for which `isPast` holds; it holds for all words after that one.
template <class IsPast>
std::uint32_t firstWord(const WordIndex& index, std::size_t begin, const IsPast& isPast)
{
    std::size_t end = index.words();
    while (begin < end) {
        const std::size_t middle = begin + (end - begin) / 2;
        if (isPast(index.word(middle))) end = middle;
        else begin = middle + 1;
    }
    return static_cast<std::uint32_t>(begin);
}

}  // namespace

WordRange startingWith(const WordIndex& index, std::string_view text)
{
    const std::uint32_t begin = firstWord(index, 0, [&](std::string_view word) { return word >= text; });
    return {begin, firstWord(index, begin, [&](std::string_view word) { return !word.starts_with(text); })};
}

WordRange exactly(const WordIndex& index, std::string_view text)
{
    const std::uint32_t begin = firstWord(index, 0, [&](std::string_view word) { return word >= text; });
    return {begin, begin + (begin < index.words() && index.word(begin) == text ? 1U : 0U)};
}

void addCards(const WordIndex& index, std::size_t word, CardBits& bits)
{
    const Posting posting = index.postings[word];
    if (isDense(posting.count, index.cards())) {
        const std::uint64_t* from = index.bitmaps.data() + std::size_t{posting.start} * bitmapWords(index.cards());
        for (std::uint64_t& to : bits.words()) to |= *from++;
    } else {
        for (const std::uint32_t card : index.lists.subspan(posting.start, posting.count)) bits.insert(CardIndex{card});
    }
}

CardBits cardsOf(const WordIndex& index, WordRange range)
{
    CardBits bits(index.cards());
    for (std::size_t word = range.begin; word < range.end; ++word) addCards(index, word, bits);
    return bits;
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
