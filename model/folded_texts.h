// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text.h"

namespace mazzo::model {

/// Texts folded one after the other, to be looked up together; their memory is used again.
class FoldedTexts {
public:
    /// Asks for memory for that many texts of usual length.
    explicit FoldedTexts(std::size_t texts) : m_memory(texts * 32, '\0') { m_ends.reserve(texts); }

    void add(std::string_view text)
    {
        text = trimmed(text);
        if (m_memory.size() < m_size + text.size()) m_memory.resize(2 * m_memory.size() + text.size());
        if (foldPlain(text, m_memory.data() + m_size)) {
            m_size += text.size();
        } else {
            foldInto(text, m_scratch);
            m_memory.replace(m_size, std::string::npos, m_scratch);
            m_size = m_memory.size();
        }
        m_ends.push_back(m_size);
    }

    void clear()
    {
        m_size = 0;
        m_ends.clear();
    }

    [[nodiscard]] std::size_t size() const { return m_ends.size(); }
    [[nodiscard]] std::string_view operator[](std::size_t number) const
    {
        const std::size_t begin = number == 0 ? 0 : m_ends[number - 1];
        return std::string_view(m_memory).substr(begin, m_ends[number] - begin);
    }

private:
    std::string m_memory;
    std::size_t m_size = 0;
    std::vector<std::size_t> m_ends;
    std::string m_scratch;
};

}  // namespace mazzo::model
