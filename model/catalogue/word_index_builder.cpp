// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/word_index_builder.h"

#include <algorithm>
#include <numeric>

namespace mazzo::model::catalogue {

std::uint32_t WordIndexBuilder::wordId(std::string_view word)
{
    const auto [entry, isNew] = m_ids.try_emplace(std::string(word), static_cast<std::uint32_t>(m_words.size()));
    if (isNew) m_words.push_back(entry->first);
    return entry->second;
}

void WordIndexBuilder::add(std::string_view foldedText)
{
    const std::size_t before = m_tokens.size();
    while (!foldedText.empty()) {
        const std::size_t blank = std::min(foldedText.find(' '), foldedText.size());
        if (blank > 0) m_tokens.push_back(wordId(foldedText.substr(0, blank)));
        foldedText.remove_prefix(std::min(blank + 1, foldedText.size()));
    }
    if (m_tokens.size() > before) m_textStart.push_back(static_cast<std::uint32_t>(m_tokens.size()));
}

void WordIndexBuilder::sortVocabulary(BlockWriter& writer)
{
    std::vector<std::uint32_t> order(m_words.size());
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) { return m_words[a] < m_words[b]; });

    std::string vocabulary = " ";
    std::vector<std::uint32_t> starts{1};
    std::vector<std::uint32_t> rank(order.size());
    for (std::uint32_t i = 0; i < order.size(); ++i) {
        rank[order[i]] = i;
        vocabulary += m_words[order[i]];
        vocabulary += ' ';
        starts.push_back(static_cast<std::uint32_t>(vocabulary.size()));
    }
    for (std::uint32_t& token : m_tokens) token = rank[token];
    writer.add(starts);
    writer.add(std::string_view(vocabulary));
}

void WordIndexBuilder::writePostings(BlockWriter& writer) const
{
    const std::size_t cards = m_firstText.size() - 1;
    std::vector<std::vector<std::uint32_t>> cardsOf(m_words.size());
    for (std::uint32_t card = 0; card < cards; ++card) {
        for (std::uint32_t i = m_textStart[m_firstText[card]]; i < m_textStart[m_firstText[card + 1]]; ++i) {
            std::vector<std::uint32_t>& list = cardsOf[m_tokens[i]];
            if (list.empty() || list.back() != card) list.push_back(card);
        }
    }
    std::vector<Posting> postings;
    std::vector<std::uint32_t> lists;
    std::vector<std::uint64_t> bitmaps;
    for (const std::vector<std::uint32_t>& list : cardsOf) {
        const auto count = static_cast<std::uint32_t>(list.size());
        if (isDense(list.size(), cards)) {
            const std::size_t begin = bitmaps.size();
            postings.push_back({static_cast<std::uint32_t>(begin / bitmapWords(cards)), count});
            bitmaps.resize(begin + bitmapWords(cards));
            for (const std::uint32_t card : list) bitmaps[begin + card / 64] |= std::uint64_t{1} << (card % 64);
        } else {
            postings.push_back({static_cast<std::uint32_t>(lists.size()), count});
            lists.insert(lists.end(), list.begin(), list.end());
        }
    }
    writer.add(postings);
    writer.add(lists);
    writer.add(bitmaps);
}

void WordIndexBuilder::write(BlockWriter& writer)
{
    sortVocabulary(writer);
    writePostings(writer);
    writer.add(m_tokens);
    writer.add(m_textStart);
    writer.add(m_firstText);
}

}  // namespace mazzo::model::catalogue
