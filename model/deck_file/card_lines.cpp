// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/card_lines.h"

#include "model/text.h"

namespace mazzo::model {

namespace {

/// The name in `4 Name`, `4x Name` or a bare name, which is how most lines look. Of any other it is empty.
std::string_view usualName(std::string_view line, int& copies)
{
    std::size_t i = 0;
    copies = 0;
    while (i < line.size() && i < 5 && isDigit(line[i])) copies = copies * 10 + (line[i++] - '0');
    if (i == 0) {
        // Letters but x, which may stand before a count, and nothing that is quoted or begins with a sign.
        const auto letter = static_cast<char>(line.empty() ? '\0' : line.front() | 0x20);
        copies = 1;
        return letter >= 'a' && letter <= 'z' && letter != 'x' ? line : std::string_view();
    }
    if (copies < 1 || copies > kMaxCopiesPerLine) return {};
    if (i < line.size() && (line[i] == 'x' || line[i] == 'X')) ++i;
    if (i >= line.size() || line[i] != ' ') return {};
    const std::string_view name = trimmed(line.substr(i));
    return name.starts_with('"') ? std::string_view() : name;
}

}  // namespace

void CardLines::add(std::string_view line)
{
    Queued& queued = m_lines[m_count++];
    queued.line = line;
    const std::string_view name = queued.name = usualName(line, queued.copies);
    m_names.add(name);
    const bool counted = !name.empty() && name.size() < line.size();
    if (m_mayLookLikeCount) m_wholes.add(counted ? line : std::string_view());
}

void CardLines::lookUp(const FoldedTexts& folded, std::array<std::optional<CardIndex>, kBatchSize>& cards) const
{
    std::array<std::string_view, kBatchSize> names;
    for (std::size_t i = 0; i < m_count; ++i) names[i] = folded[i];
    m_catalogue.findFolded(std::span(names).first(m_count), std::span(cards).first(m_count));
}

void CardLines::clear()
{
    m_count = 0;
    m_names.clear();
    m_wholes.clear();
}

}  // namespace mazzo::model
