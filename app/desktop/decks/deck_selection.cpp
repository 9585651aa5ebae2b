// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_selection.h"

#include <algorithm>

namespace mazzo::desktop {

DeckSelection::DeckSelection(const DeckCards& deck, QObject* parent) : QObject(parent), m_deck(deck) {}

std::optional<DeckSelection::Key> DeckSelection::keyOf(int row) const
{
    if (row < 0 || row >= m_deck.rows().size() || m_deck.rows()[row].kind != "card") return std::nullopt;
    const DeckCardRow& card = m_deck.rows()[row];
    return Key{card.zoneId, card.cardId.isEmpty() ? card.name : card.cardId};
}

void DeckSelection::report()
{
    ++m_revision;
    emit changed();
}

int DeckSelection::copies() const
{
    int copies = 0;
    for (const DeckLine& line : lines()) copies += line.copies;
    return copies;
}

std::vector<DeckLine> DeckSelection::lines() const
{
    std::vector<DeckLine> lines;
    if (m_chosen.empty()) return lines;
    for (int row = 0; row < m_deck.rows().size(); ++row)
        if (has(row))
            if (const auto line = m_deck.line(row)) lines.push_back(*line);
    return lines;
}

QString DeckSelection::zoneId() const
{
    if (m_chosen.empty()) return {};
    const QString zone = m_chosen.begin()->zone;
    return std::ranges::all_of(m_chosen, [&zone](const Key& key) { return key.zone == zone; }) ? zone : QString();
}

bool DeckSelection::has(int row) const
{
    const auto key = m_chosen.empty() ? std::nullopt : keyOf(row);
    return key && m_chosen.contains(*key);
}

bool DeckSelection::allHaveTag(const QString& tag) const
{
    for (int row = 0; row < m_deck.rows().size(); ++row)
        if (has(row) && !m_deck.rows()[row].tags.contains(tag)) return false;
    return !m_chosen.empty();
}

void DeckSelection::toggleCards(const std::vector<CardIndex>& cards)
{
    std::set<Key> wanted;
    for (int row = 0; row < m_deck.rows().size(); ++row) {
        const auto line = m_deck.line(row);
        if (line && !line->maybe && line->card && std::ranges::find(cards, *line->card) != cards.end())
            wanted.insert(*keyOf(row));
    }
    if (wanted == m_chosen) wanted.clear();
    m_chosen = std::move(wanted);
    report();
}

void DeckSelection::follow()
{
    if (m_chosen.empty()) return;
    std::set<Key> there;
    for (int row = 0; row < m_deck.rows().size(); ++row)
        if (has(row)) there.insert(*keyOf(row));
    m_chosen = std::move(there);
    report();
}

void DeckSelection::reset()
{
    m_anchor.reset();
    clear();
}

void DeckSelection::toggle(int row)
{
    const auto key = keyOf(row);
    if (!key) return;
    if (m_chosen.erase(*key) == 0) m_chosen.insert(*key);
    m_anchor = key;
    report();
}

void DeckSelection::selectOnly(int row)
{
    const auto key = keyOf(row);
    if (!key) return;
    m_chosen = {*key};
    m_anchor = key;
    report();
}

void DeckSelection::selectTo(int row)
{
    int from = row;
    for (int other = 0; m_anchor && other < m_deck.rows().size(); ++other)
        if (keyOf(other) == m_anchor) from = other;
    for (int other = std::min(from, row); other <= std::max(from, row); ++other)
        if (const auto key = keyOf(other)) m_chosen.insert(*key);
    if (!m_anchor) m_anchor = keyOf(row);
    report();
}

void DeckSelection::selectAll()
{
    for (int row = 0; row < m_deck.rows().size(); ++row)
        if (const auto key = keyOf(row); key && key->zone != kMaybeZone) m_chosen.insert(*key);
    report();
}

void DeckSelection::clear()
{
    if (m_chosen.empty()) return;
    m_chosen.clear();
    report();
}

}  // namespace mazzo::desktop
