// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/block_writer.h"

namespace mazzo::model::catalogue {

/// Collects the folded texts of the cards, card by card, and writes the sections of a `WordIndex`.
class WordIndexBuilder {
public:
    void add(std::string_view foldedText);  ///< a text of the current card; an empty one is none
    void endCard() { m_firstText.push_back(static_cast<std::uint32_t>(m_textStart.size() - 1)); }
    void write(BlockWriter& writer);

private:
    [[nodiscard]] std::uint32_t wordId(std::string_view word);
    void sortVocabulary(BlockWriter& writer);
    void writePostings(BlockWriter& writer) const;

    std::vector<std::string_view> m_words;  // keys of m_ids, which never move
    std::unordered_map<std::string, std::uint32_t> m_ids;
    std::vector<std::uint32_t> m_tokens;
    std::vector<std::uint32_t> m_textStart{0};
    std::vector<std::uint32_t> m_firstText{0};
};

}  // namespace mazzo::model::catalogue
