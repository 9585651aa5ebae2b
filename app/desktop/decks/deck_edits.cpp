// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_editor.h"
#include "app/desktop/decks/deck_rows.h"
#include "app/desktop/decks/deck_summary.h"
#include "app/text/error_text.h"
#include "app/text/finding_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "carddata/library/decks/deck_text.h"

#include <algorithm>

// The edits of DeckEditor: each is one step of undo, stored at once.

namespace mazzo::desktop {

namespace {

/// How much worse the deck would be: broken rules count most.
std::pair<int, int> badness(const Report& report)
{
    std::pair<int, int> count;
    for (const Finding& finding : report.findings) {
        if (finding.status == Status::Broken) ++count.first;
        else if (isFailure(finding.status)) ++count.second;
    }
    return count;
}

std::vector<OpenDeck::Step> stepsOf(const std::vector<Change>& add, const std::vector<Change>& remove)
{
    std::vector<OpenDeck::Step> steps;
    for (const Change& change : remove) steps.push_back({change.zone, change.card, -change.count});
    for (const Change& change : add) steps.push_back({change.zone, change.card, change.count});
    return steps;
}

}  // namespace

bool DeckEditor::edit(const std::vector<Change>& add, const std::vector<Change>& remove,
                      const std::vector<Deck::UnknownCard>& gone)
{
    return edit(stepsOf(add, remove), gone);
}

bool DeckEditor::edit(const std::vector<OpenDeck::Step>& steps, const std::vector<Deck::UnknownCard>& gone)
{
    if (!m_open || !m_open->change(steps, gone)) return false;
    follow(true);
    return true;
}

bool DeckEditor::replaceText(const std::string& text)
{
    if (!m_open || !m_open->replaceText(text)) return false;
    follow(true);
    return true;
}

/// Where the rules have least against the card; zones that the deck leaves out come last.
ZoneIndex DeckEditor::bestZone(CardIndex card) const
{
    ZoneIndex best{};
    if (!m_judgement) return best;
    std::optional<std::tuple<bool, std::pair<int, int>, bool>> least;
    for (std::size_t i = 0; i < m_open->game().zones.size(); ++i) {
        const auto zone = static_cast<ZoneIndex>(i);
        Deck deck = m_open->deck();
        deck.addCopies(zone, card, 1);
        const bool leftOut = m_open->game()[zone].optional && !m_open->deck().given(zone);
        const auto bad = badness(m_judgement->bench->book.judge(deck));
        // Of zones that are as good the one that has the card already; a zone that was left out is opened only when all
        // others are worse.
        const std::tuple rank{bad.first > 0 && leftOut, bad, m_open->deck().copies(zone, card) == 0};
        if (!least || rank < *least) {
            least = rank;
            best = zone;
        }
    }
    return best;
}

bool DeckEditor::add(const QString& cardId)
{
    if (!m_open) return false;
    const auto card = m_open->catalogue().find(m_open->game().id + ":" + cardId.toStdString());
    if (!card) return false;
    // Before the rules are read nobody knows where the card belongs.
    if (!m_judgement && m_judge.busy()) {
        m_waiting.push_back(*card);
        return true;
    }
    return edit({{bestZone(*card), *card, 1}});
}

void DeckEditor::addWaiting()
{
    for (const CardIndex card : std::exchange(m_waiting, {})) edit({{bestZone(card), card, 1}});
}

bool DeckEditor::takeOut(const QString& cardId)
{
    const auto card = m_open ? m_open->catalogue().find(m_open->game().id + ":" + cardId.toStdString()) : std::nullopt;
    if (!card) return false;
    // From the zone that it would be added to next, else from wherever it lies.
    std::optional<ZoneIndex> from;
    for (const Deck::Entry& entry : m_open->deck().entries())
        if (entry.card == *card) from = entry.zone;
    if (const ZoneIndex best = bestZone(*card); m_open->deck().copies(best, *card) > 0) from = best;
    return from && edit({{*from, *card, -1}});
}

bool DeckEditor::addTo(const QString& cardId, const QString& zoneId)
{
    if (!m_open) return false;
    const auto card = m_open->catalogue().find(m_open->game().id + ":" + cardId.toStdString());
    const auto zone = m_open->game().zone(zoneId.toStdString());
    return card && zone && edit({{*zone, *card, 1}});
}

bool DeckEditor::change(int row, int by)
{
    const auto line = m_open ? lineOf(*m_open, m_cards, row) : std::nullopt;
    if (!line) return false;
    if (line->card) return edit({{line->zone, *line->card, by}});
    if (!m_open->changeUnknownCard(line->zone, line->unknownCard, by)) return false;
    follow(true);
    return true;
}

bool DeckEditor::setCopies(int row, int copies)
{
    const auto line = m_open ? lineOf(*m_open, m_cards, row) : std::nullopt;
    return line && copies >= 0 && copies != line->copies && change(row, copies - line->copies);
}

bool DeckEditor::moveRow(int row, const QString& zoneId, int copies)
{
    const auto line = m_open ? lineOf(*m_open, m_cards, row) : std::nullopt;
    const auto zone = m_open ? m_open->game().zone(zoneId.toStdString()) : std::nullopt;
    if (!line || !line->card || !zone || *zone == line->zone) return false;
    const int moved = copies > 0 ? std::min(copies, line->copies) : line->copies;
    return edit({{line->zone, *line->card, -moved}, {*zone, *line->card, moved}});
}

bool DeckEditor::mend(const QString& text)
{
    if (!m_unread || !m_store.decks().isOpen()) return false;
    const DeckId id = *m_unread;
    if (const auto saved = m_store.decks().save(id, text.toStdString(), DeckRevision::Reason::Saved); !saved) {
        setProblem(sentence(saved.error()));
        return false;
    }
    return open(idOf(id));
}

bool DeckEditor::setOption(const QString& optionId, const QString& value)
{
    return m_open && replaceText(withHeader(m_open->text(), optionId.toStdString(), value.toStdString()));
}

void DeckEditor::setName(const QString& name)
{
    if (m_open && !name.trimmed().isEmpty()) replaceText(withName(m_open->text(), name.trimmed().toStdString()));
}

void DeckEditor::setNotes(const QString& notes)
{
    if (m_open) replaceText(withNotes(m_open->text(), notes.toStdString()));
}

void DeckEditor::setTags(const QString& tags)
{
    std::vector<std::string> list;
    for (const QString& tag : tags.split(',', Qt::SkipEmptyParts)) list.push_back(tag.trimmed().toStdString());
    if (m_open) replaceText(withTags(m_open->text(), list));
}

bool DeckEditor::applyFix(int row, int fix)
{
    const int finding = m_rules.at(row, QStringLiteral("finding")).toInt();
    if (!m_judgement || finding < 0 || static_cast<std::size_t>(finding) >= m_judgement->fixes.size()) return false;
    const std::vector<Fix>& fixes = m_judgement->fixes[static_cast<std::size_t>(finding)];
    if (fix < 0 || static_cast<std::size_t>(fix) >= fixes.size()) return false;
    const Fix& chosen = fixes[static_cast<std::size_t>(fix)];
    if (chosen.kind == Fix::Kind::EnterValue && chosen.fact) {
        emit factWanted(fromUtf8(m_open->catalogue().id(chosen.fact->card)),
                        fromUtf8(m_open->game()[chosen.fact->field].id));
        return true;
    }
    std::vector<Deck::UnknownCard> gone;
    std::ranges::copy_if(m_open->deck().unknownCards(), std::back_inserter(gone),
                         [&](const Deck::UnknownCard& other) { return other.name == chosen.unknownCard; });
    return edit(chosen.add, chosen.remove, gone);
}

void DeckEditor::undo()
{
    if (m_open && m_open->undo()) follow(true);
}

void DeckEditor::redo()
{
    if (m_open && m_open->redo()) follow(true);
}

}  // namespace mazzo::desktop
