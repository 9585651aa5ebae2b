#include "import/quick_reader.h"

#include "model/text.h"

#include <algorithm>
#include <cstring>

namespace mazzo {

namespace {

constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Lower case, as long as the text itself. True if that is all there is to folding it, apart from its ends: no accents, no quotes,
/// and no blanks but single ones.
bool lowered(std::string_view text, std::string& out)
{
    out.resize(text.size());
    unsigned odd = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        out[i] = static_cast<char>(c + (static_cast<unsigned char>(c - 'A') < 26 ? 32 : 0));
        odd |= static_cast<unsigned>(c >= 0x80) | static_cast<unsigned>(c == '`') | static_cast<unsigned>(c < ' ' && c != '\n' && c != '\r');
    }
    for (std::size_t i = 1; i < text.size(); ++i) odd |= static_cast<unsigned>(text[i] == ' ') & static_cast<unsigned>(text[i - 1] == ' ');
    return odd == 0;
}

bool needsFolding(std::string_view line)
{
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto c = static_cast<unsigned char>(line[i]);
        if (c >= 0x80 || c == '`' || c < ' ' || (c == ' ' && i + 1 < line.size() && line[i + 1] == ' ')) return true;
    }
    return false;
}

} // namespace

QuickReader::QuickReader(const Game& game, const Catalogue& catalogue) : m_catalogue(catalogue)
{
    const auto main = zoneOf(game, Slot::Main);
    m_usable = main && !catalogue.hasNameLikeCount();
    if (!m_usable) return;
    m_main = *main;
    for (std::size_t i = 0; i < game.zones.size(); ++i) {
        const auto zone = static_cast<ZoneIndex>(i);
        m_headings.push_back({folded(game.zones[i].id), zone});
        for (const Texts::Entry& name : game.zones[i].name.entries()) m_headings.push_back({folded(name.words), zone});
    }
}

std::optional<ZoneIndex> QuickReader::heading(std::string_view folded) const
{
    const auto found = std::ranges::find(m_headings, folded, &Heading::name);
    return found == m_headings.end() ? std::nullopt : std::optional(found->zone);
}

/// A line that begins with a digit.
bool QuickReader::addCard(std::string_view line, std::string_view lower, bool isPlain)
{
    std::size_t start = 0;
    int copies = 0;
    while (start < lower.size() && isDigit(lower[start])) copies = std::min(copies * 10 + (lower[start++] - '0'), 10'000);
    if (copies < 1 || copies > 9999) return false;
    if (start < lower.size() && lower[start] == 'x') ++start;
    if (start + 1 >= lower.size() || lower[start++] != ' ') return false;
    std::string_view name = lower.substr(start);
    if (!isPlain && needsFolding(line.substr(start))) {
        if (m_accentedUsed == m_accented.size()) m_accented.emplace_back();
        std::string& folded = m_accented[m_accentedUsed++];
        foldInto(line.substr(start), folded);
        name = folded;
    }
    if (name.empty() || name.front() == '"') return false;
    m_names.push_back(name);
    m_lines.push_back({m_zone, copies});
    return true;
}

bool QuickReader::split(std::string_view text)
{
    const bool isPlain = lowered(text, m_lower);
    bool blank = false;
    for (std::size_t begin = 0; begin < text.size();) {
        const void* found = std::memchr(text.data() + begin, '\n', text.size() - begin);
        const std::size_t end = found == nullptr ? text.size() : static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
        std::size_t length = end - begin;
        while (length > 0 && (text[begin + length - 1] == '\r' || text[begin + length - 1] == ' ')) --length;
        const std::string_view line = text.substr(begin, length);
        const std::string_view lower = std::string_view(m_lower).substr(begin, length);
        begin = end + 1;
        if (line.empty()) {
            blank = !m_names.empty();
            continue;
        }
        if (!isDigit(line.front())) {
            if (const auto zone = heading(lower)) {
                m_zone = *zone;
                m_given.push_back(*zone);
                blank = false;
                continue;
            }
            return false;   // A bare name, a comment or a header line.
        }
        // Blocks without headings may mean something.
        if (blank && m_given.empty()) return false;
        if (!addCard(line, lower, isPlain)) return false;
    }
    return !m_names.empty();
}

std::optional<Deck> QuickReader::read(std::string_view text)
{
    m_names.clear();
    m_lines.clear();
    m_given.clear();
    m_accentedUsed = 0;
    m_zone = m_main;
    if (!m_usable || !split(text)) return std::nullopt;
    m_cards.resize(m_names.size());
    m_catalogue.findFolded(m_names, m_cards);
    std::vector<Deck::Entry> entries;
    entries.reserve(m_lines.size());
    std::vector<ZoneIndex> given = m_given;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (!m_cards[i]) return std::nullopt;
        entries.push_back({m_lines[i].zone, *m_cards[i], m_lines[i].copies});
        if (given.empty() || given.back() != m_lines[i].zone) given.push_back(m_lines[i].zone);
    }
    return Deck(std::move(entries), {}, std::move(given));
}

} // namespace mazzo
