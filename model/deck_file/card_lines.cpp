#include "model/deck_file/card_line.h"

#include "model/text.h"

namespace mazzo {

namespace {

constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// `4 Name` or `4x Name`: how most lines look. Of any other no copies.
struct Counted { int copies = 0; std::string_view name; };

Counted counted(std::string_view line)
{
    std::size_t i = 0;
    int copies = 0;
    while (i < line.size() && i < 5 && isDigit(line[i])) copies = copies * 10 + (line[i++] - '0');
    if (i == 0 || copies < 1 || copies > kMostCopies) return {};
    if (i < line.size() && (line[i] == 'x' || line[i] == 'X')) ++i;
    if (i >= line.size() || line[i] != ' ') return {};
    const std::string_view name = trimmed(line.substr(i));
    return name.empty() || name.front() == '"' ? Counted{} : Counted{copies, name};
}

} // namespace

void CardLines::add(std::string_view line)
{
    Queued& queued = m_lines[m_count++];
    const auto [copies, name] = counted(line);
    queued = {line, name, copies, 0, 0, 0};
    if (copies == 0) return;
    foldInto(line, m_scratch);
    queued.begin = static_cast<std::uint32_t>(m_folded.size());
    m_folded += m_scratch;
    queued.nameBegin = queued.begin + static_cast<std::uint32_t>(m_scratch.find(' ') + 1);
    queued.end = static_cast<std::uint32_t>(m_folded.size());
}

void CardLines::lookUp()
{
    std::array<std::string_view, 2 * kMost> names;
    const std::string_view folded = m_folded;
    for (std::size_t i = 0; i < m_count; ++i) {
        const Queued& queued = m_lines[i];
        names[2 * i] = folded.substr(queued.begin, queued.end - queued.begin);
        names[2 * i + 1] = folded.substr(queued.nameBegin, queued.end - queued.nameBegin);
    }
    m_catalogue.findFolded(std::span(names).first(2 * m_count), std::span(m_cards).first(2 * m_count));
}

tl::expected<CardLine, CardLineMistake> CardLines::read(std::size_t number)
{
    const Queued& queued = m_lines[number];
    // A name may look like a count, so the whole line goes before it.
    if (const auto card = m_cards[2 * number]) return CardLine{1, std::string(queued.line), {}, card};
    if (const auto card = m_cards[2 * number + 1]) return CardLine{queued.copies, std::string(queued.name), {}, card};
    return readCardLine(queued.line, m_catalogue, m_scratch);
}

} // namespace mazzo
