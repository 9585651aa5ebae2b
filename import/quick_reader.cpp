// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/quick_reader.h"

#include "import/share/code.h"
#include "model/lines.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::importer {

namespace {

/// Anything may stand in the braces of a printing: what is no text, and a share code that makes a message of the line.
bool isPlain(std::string_view printing)
{
    return !nonText(printing) && printing.find(kCodePrefix) == std::string_view::npos;
}

}  // namespace

QuickReader::QuickReader(const Game& game, const Catalogue& catalogue)
    : m_main(zoneOf(game, Slot::Main)), m_cards(catalogue), m_placement(game, catalogue)
{
    for (std::size_t i = 0; i < game.zones.size(); ++i) {
        const auto add = [&](std::string_view words) {
            std::string name = folded(words);
            // Those that may be taken for a card or for a sideboard need a closer look.
            if (!name.empty() && !isDigit(name.front()) && !name.starts_with("sideboard"))
                m_headings.push_back({std::move(name), static_cast<ZoneIndex>(i)});
        };
        add(game.zones[i].id);
        for (const Texts::Entry& name : game.zones[i].name.entries()) add(name.words);
    }
}

bool QuickReader::read(std::string_view text)
{
    if (!m_main || TextLines::hasLoneReturn(text)) return false;
    m_cards.clear();
    m_lines.clear();
    m_read = 0;
    m_given.clear();
    m_zone = *m_main;
    m_section = {};
    m_afterBlank = false;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (!readLine(number, trimmed(text.substr(0, end)))) return false;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return readCards() && !m_lines.empty();
}

bool QuickReader::readLine(int number, std::string_view line)
{
    if (line.empty()) {
        m_afterBlank = !m_lines.empty();
        return true;
    }
    if (!isDigit(line.front())) return readHeading(line);  // or a bare name, a comment, a header line
    // Blocks without headings may mean something.
    if (m_afterBlank && m_section.empty()) return false;
    if (m_cards.isFull() && !readCards()) return false;
    m_cards.add(line);
    Line& added = m_lines.emplace_back();
    added.number = number;
    added.text = line;
    added.section = m_section;
    added.zone = m_zone;
    return true;
}

bool QuickReader::readHeading(std::string_view line)
{
    const std::string name = folded(line);
    const auto found = std::ranges::find(m_headings, name, &Heading::name);
    if (found == m_headings.end()) return false;
    m_zone = found->zone;
    m_given.push_back(m_zone);
    m_section = line;
    return true;
}

/// False if a line is not a count and the name of a card.
bool QuickReader::readCards()
{
    bool all = true;
    m_cards.readAll(
        [&](std::size_t number, const CardLine& line) {
            Line& waiting = m_lines[m_read + number];
            all = all && line.card && isPieceOf(line.name, waiting.text) &&
                  isPlain(line.printing);  // A quoted name is no piece.
            waiting.name = line.name;
            waiting.printing = line.printing;
            waiting.copies = line.copies;
            waiting.card = line.card.value_or(CardIndex{});
            all = all && belongs(waiting);
        },
        [&](std::size_t, const CardLineMistake&) { all = false; });
    m_read = m_lines.size();
    return all;
}

/// Without a heading a card that the main zone does not take needs a closer look.
bool QuickReader::belongs(const Line& line)
{
    if (!line.section.empty()) return true;
    if (m_inMain.size() <= at(line.card)) m_inMain.resize(at(line.card) + 1);
    InMain& known = m_inMain[at(line.card)];
    if (known == InMain::NotAsked)
        known = m_placement.fitting(line.card, *m_main) == *m_main ? InMain::Yes : InMain::No;
    return known == InMain::Yes;
}

Deck QuickReader::deck() const
{
    std::vector<Deck::Entry> entries;
    entries.reserve(m_lines.size());
    std::vector<ZoneIndex> given = m_given;
    for (const Line& line : m_lines) {
        entries.push_back({line.zone, line.card, line.copies});
        if (given.empty() || given.back() != line.zone) given.push_back(line.zone);
    }
    return Deck(std::move(entries), {}, std::move(given));
}

}  // namespace mazzo::importer
