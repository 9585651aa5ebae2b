// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text.h"

namespace mazzo::model {

/// Texts folded one after the other, to be looked up together; their memory is reused.
class FoldedTexts {
public:
    void add(std::string_view text)
    {
        foldInto(text, m_scratch);
        m_memory += m_scratch;
        m_ends.push_back(m_memory.size());
    }

    void clear()
    {
        m_memory.clear();
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
    std::vector<std::size_t> m_ends;
    std::string m_scratch;
};

}  // namespace mazzo::model
