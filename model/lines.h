// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

/// Is a trimmed line a comment?
[[nodiscard]] inline bool isComment(std::string_view line) { return line.starts_with('#') || line.starts_with("//"); }

/// A line of a text and its place in it.
struct TextLine {
    std::string_view whole;    ///< without the line end
    std::string_view content;  ///< trimmed
    int number = 0;

    [[nodiscard]] bool isComment() const { return model::isComment(content); }
    [[nodiscard]] bool isSection() const { return content.starts_with('['); }
    /// The column of a byte of `content`, or of a view into it.
    [[nodiscard]] int column(std::size_t offset) const
    {
        return characters(whole.substr(0, static_cast<std::size_t>(content.data() - whole.data()) + offset)) + 1;
    }
    [[nodiscard]] int column(std::string_view part) const
    {
        return column(static_cast<std::size_t>(part.data() - content.data()));
    }
};

/// Iterates over the lines of a text, which may end in LF, CR LF or CR.
class TextLines {
public:
    explicit TextLines(std::string_view text) : m_rest(text), m_returns(hasLoneReturn(text)) {}

    [[nodiscard]] static bool hasLoneReturn(std::string_view text)
    {
        for (std::size_t at = text.find('\r'); at != std::string_view::npos; at = text.find('\r', at + 1)) {
            if (!text.substr(at + 1).starts_with('\n')) return true;
        }
        return false;
    }

    bool next(TextLine& line)
    {
        if (m_rest.empty()) return false;
        const std::size_t end = std::min(m_returns ? m_rest.find_first_of("\r\n") : m_rest.find('\n'), m_rest.size());
        line.whole = m_rest.substr(0, end);
        const std::size_t taken = m_rest.substr(end).starts_with("\r\n") ? 2 : 1;
        m_rest.remove_prefix(std::min(end + taken, m_rest.size()));
        if (line.whole.ends_with('\r')) line.whole.remove_suffix(1);
        line.content = trimmed(line.whole);
        line.number = ++m_number;
        return true;
    }

    [[nodiscard]] std::string_view rest() const { return m_rest; }

private:
    std::string_view m_rest;
    bool m_returns;
    int m_number = 0;
};

}  // namespace mazzo::model
