#include "model/catalogue/word_index.h"

#include "model/catalogue/substring.h"

#include <algorithm>

namespace mazzo::catalogue {

namespace {

/// Words of the vocabulary from `begin` up to, but without, `end`.
struct WordRange {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    [[nodiscard]] bool contains(std::uint32_t word) const { return word - begin < end - begin; }
};

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

void add(const WordIndex& index, std::size_t word, CardBits& bits)
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
    for (std::size_t word = range.begin; word < range.end; ++word) add(index, word, bits);
    return bits;
}

/// Calls `found` for every word of the blank-separated vocabulary in which the text occurs, in order.
template <class Found>
void eachWordWith(const WordIndex& index, std::string_view text, const Found& found)
{
    const std::string_view vocabulary(index.vocabulary.data(), index.vocabulary.size());
    const auto starts = index.wordStart;
    std::size_t word = 0;
    for (std::size_t at = findSubstring(vocabulary, text, 0); at < vocabulary.size(); at = findSubstring(vocabulary, text, starts[word])) {
        std::size_t step = 1;   // Hits lie close together: gallop from the last one.
        while (word + step < index.words() && starts[word + step] <= at) step *= 2;
        const auto from = starts.begin() + static_cast<std::ptrdiff_t>(word);
        const auto to = starts.begin() + static_cast<std::ptrdiff_t>(std::min(word + step + 1, starts.size()));
        word = static_cast<std::size_t>(std::upper_bound(from, to, at) - starts.begin()) - 1;
        found(word);
        if (++word >= index.words()) return;
    }
}

/// Keeps the candidates for which `holds` of one of their texts, each given as its row of words.
template <class Holds>
void verify(const WordIndex& index, CardBits& candidates, const Holds& holds)
{
    for (const CardIndex card : candidates.cards()) {
        bool any = false;
        for (std::size_t text = index.firstText[at(card)]; text < index.firstText[at(card) + 1] && !any; ++text)
            any = holds(index.tokens.subspan(index.textStart[text], index.textStart[text + 1] - index.textStart[text]));
        if (!any) candidates.erase(card);
    }
}

/// The cards that have every one of these words; none if there is no such word.
CardBits cardsWithAll(const WordIndex& index, std::span<const std::string_view> parts, std::vector<std::uint32_t>& words)
{
    CardBits bits(index.cards(), true);
    for (const std::string_view part : parts) {
        const WordRange range = exactly(index, part);
        if (range.begin == range.end) return CardBits(index.cards());
        if (std::find(words.begin(), words.end(), range.begin) == words.end()) bits &= cardsOf(index, range);
        words.push_back(range.begin);
    }
    return bits;
}

/// A phrase begins with the end of a word, goes on with whole words, and ends with the beginning of one.
CardBits containingPhrase(const WordIndex& index, std::span<const std::string_view> parts)
{
    std::vector<std::uint32_t> inner;
    CardBits bits = cardsWithAll(index, parts.subspan(1, parts.size() - 2), inner);
    const WordRange last = startingWith(index, parts.back());
    if (last.begin == last.end || bits.count() == 0) return CardBits(index.cards());
    bits &= cardsOf(index, last);

    std::vector<std::uint8_t> isFirst(index.words());
    CardBits withFirst(index.cards());
    eachWordWith(index, std::string(parts.front()) + ' ', [&](std::size_t word) {
        isFirst[word] = 1;
        add(index, word, withFirst);
    });
    bits &= withFirst;
    verify(index, bits, [&](std::span<const std::uint32_t> row) {
        for (std::size_t i = 0; i + parts.size() <= row.size(); ++i) {
            if (last.contains(row[i + parts.size() - 1]) && isFirst[row[i]] != 0
                && std::equal(inner.begin(), inner.end(), row.begin() + static_cast<std::ptrdiff_t>(i) + 1))
                return true;
        }
        return false;
    });
    return bits;
}

} // namespace

CardBits WordIndex::containing(std::string_view text) const
{
    const std::vector<std::string_view> parts = split(text);
    if (parts.empty()) return withText();
    if (parts.size() > 1) return containingPhrase(*this, parts);
    CardBits bits(cards());
    eachWordWith(*this, parts.front(), [&](std::size_t word) { add(*this, word, bits); });
    return bits;
}

CardBits WordIndex::equalTo(std::string_view text) const
{
    const std::vector<std::string_view> parts = split(text);
    if (parts.empty()) return CardBits(cards());
    std::vector<std::uint32_t> words;
    CardBits bits = cardsWithAll(*this, parts, words);
    verify(*this, bits, [&](std::span<const std::uint32_t> row) { return std::equal(row.begin(), row.end(), words.begin(), words.end()); });
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

} // namespace mazzo::catalogue
