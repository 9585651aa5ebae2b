// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/word_search.h"

#include <algorithm>

namespace mazzo::model::catalogue {

namespace {

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

/// A phrase as words of one vocabulary.
struct Phrase {
    std::vector<std::uint8_t> isFirst;  ///< by word: may the phrase begin with it?
    std::vector<WordRange> rest;        ///< the words after the first
    std::size_t anchor = 0;             ///< the rarest of `rest`, which is looked for before the others

    [[nodiscard]] std::size_t size() const { return rest.size() + 1; }
    [[nodiscard]] bool matchesAt(const std::uint32_t* words) const
    {
        if (isFirst[*words++] == 0) return false;
        return std::all_of(rest.begin(), rest.end(), [&](WordRange range) { return range.contains(*words++); });
    }
};

/// Which of the 64 words lie in the range.
std::uint64_t within(const std::uint32_t* words, WordRange range)
{
    const std::uint32_t count = range.end - range.begin;
    std::uint8_t fits[64];
    for (int i = 0; i < 64; ++i) fits[i] = words[i] - range.begin < count ? 1 : 0;
    return packed(fits);
}

/// Does the phrase stand in the words from `begin` up to `end`, which are one text and not fewer than the phrase has?
bool occursIn(const WordIndex& index, const Phrase& phrase, std::size_t begin, std::size_t end)
{
    const WordRange anchor = phrase.rest[phrase.anchor];
    const std::size_t before = phrase.anchor + 1;
    std::size_t place = begin + before;
    const std::size_t last = end - phrase.size() + before + 1;  // one past where the anchor can stand
    for (; place < last && place + 64 <= index.tokens.size(); place += 64) {
        for (std::uint64_t hits = within(index.tokens.data() + place, anchor); hits != 0; hits &= hits - 1) {
            const std::size_t hit = place + static_cast<std::size_t>(std::countr_zero(hits));
            if (hit >= last) break;
            if (phrase.matchesAt(index.tokens.data() + hit - before)) return true;
        }
    }
    for (; place < last; ++place) {
        if (phrase.matchesAt(index.tokens.data() + place - before)) return true;
    }
    return false;
}

bool occursIn(const WordIndex& index, const Phrase& phrase, CardIndex card)
{
    for (std::size_t text = index.firstText[at(card)]; text < index.firstText[at(card) + 1]; ++text) {
        const std::size_t begin = index.textStart[text];
        const std::size_t end = index.textStart[text + 1];
        if (end - begin >= phrase.size() && occursIn(index, phrase, begin, end)) return true;
    }
    return false;
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

CardBits containingPhrase(const WordIndex& index, std::span<const std::string_view> parts)
{
    Phrase phrase;
    CardBits bits(index.cards(), true);
    std::size_t fewest = index.cards() + 1;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const WordRange range = i + 1 == parts.size() ? startingWith(index, parts[i]) : exactly(index, parts[i]);
        if (range.isEmpty()) return CardBits(index.cards());
        if (std::find(phrase.rest.begin(), phrase.rest.end(), range) == phrase.rest.end()) {
            const CardBits cards = cardsOf(index, range);
            if (const std::size_t count = cards.count(); count < fewest) {
                fewest = count;
                phrase.anchor = phrase.rest.size();
            }
            bits &= cards;
        }
        phrase.rest.push_back(range);
    }
    CardBits withFirst(index.cards());
    phrase.isFirst.resize(index.words());
    eachWordWith(index, std::string(parts.front()) + ' ', [&](std::size_t word) {
        phrase.isFirst[word] = 1;
        addCards(index, word, withFirst);
    });
    bits &= withFirst;
    for (const CardIndex card : bits.cards()) {
        if (!occursIn(index, phrase, card)) bits.erase(card);
    }
    return bits;
}

}  // namespace mazzo::model::catalogue
