// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/word_search.h"

namespace mazzo::model::catalogue {

namespace {

/// A phrase as words of one vocabulary.
struct Phrase {
    std::vector<std::uint8_t> isFirst;  ///< by word: may the phrase begin with it?
    std::vector<WordRange> rest;        ///< the words after the first
    std::size_t anchor = 0;             ///< the rarest of `rest`, which is looked for before the others

    [[nodiscard]] std::size_t size() const { return rest.size() + 1; }
    [[nodiscard]] bool standsAt(const std::uint32_t* words) const
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
bool standsIn(const WordIndex& index, const Phrase& phrase, std::size_t begin, std::size_t end)
{
    const WordRange anchor = phrase.rest[phrase.anchor];
    const std::size_t before = phrase.anchor + 1;
    std::size_t place = begin + before;
    const std::size_t last = end - phrase.size() + before + 1;  // one past where the anchor can stand
    for (; place < last && place + 64 <= index.tokens.size(); place += 64) {
        for (std::uint64_t hits = within(index.tokens.data() + place, anchor); hits != 0; hits &= hits - 1) {
            const std::size_t hit = place + static_cast<std::size_t>(std::countr_zero(hits));
            if (hit >= last) break;
            if (phrase.standsAt(index.tokens.data() + hit - before)) return true;
        }
    }
    for (; place < last; ++place) {
        if (phrase.standsAt(index.tokens.data() + place - before)) return true;
    }
    return false;
}

bool standsIn(const WordIndex& index, const Phrase& phrase, CardIndex card)
{
    for (std::size_t text = index.firstText[at(card)]; text < index.firstText[at(card) + 1]; ++text) {
        const std::size_t begin = index.textStart[text];
        const std::size_t end = index.textStart[text + 1];
        if (end - begin >= phrase.size() && standsIn(index, phrase, begin, end)) return true;
    }
    return false;
}

}  // namespace

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
        if (!standsIn(index, phrase, card)) bits.erase(card);
    }
    return bits;
}

}  // namespace mazzo::model::catalogue
