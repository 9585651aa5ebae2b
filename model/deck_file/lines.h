#pragma once

#include "model/text.h"

namespace mazzo {

/// A line of a text and its place in it.
struct TextLine {
    std::string_view whole;     ///< without the line end
    std::string_view content;   ///< trimmed
    int number = 0;

    [[nodiscard]] bool isComment() const { return content.starts_with('#') || content.starts_with("//"); }
    [[nodiscard]] bool isSection() const { return content.starts_with('['); }
    /// The column of a byte of `content`, or of a view into it.
    [[nodiscard]] int column(std::size_t offset) const
    {
        return characters(whole.substr(0, static_cast<std::size_t>(content.data() - whole.data()) + offset)) + 1;
    }
    [[nodiscard]] int column(std::string_view part) const { return column(static_cast<std::size_t>(part.data() - content.data())); }
};

/// Walks over the lines of a text, whatever ends them.
class TextLines {
public:
    explicit TextLines(std::string_view text) : m_rest(text) {}

    bool next(TextLine& line)
    {
        if (m_rest.empty()) return false;
        const std::size_t end = m_rest.find('\n');
        line.whole = m_rest.substr(0, end);
        m_rest.remove_prefix(end == std::string_view::npos ? m_rest.size() : end + 1);
        if (line.whole.ends_with('\r')) line.whole.remove_suffix(1);
        line.content = trimmed(line.whole);
        line.number = ++m_number;
        return true;
    }

private:
    std::string_view m_rest;
    int m_number = 0;
};

} // namespace mazzo
