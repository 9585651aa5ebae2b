// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/share/line_correction.h"

#include "app/text/language.h"
#include "app/text/value_text.h"
#include "import/placement.h"
#include "import/slots.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::desktop {

namespace {

constexpr std::size_t kMaxSuggestions = 8;

void addCard(std::vector<CardIndex>& cards, CardIndex card)
{
    if (cards.size() < kMaxSuggestions && std::ranges::find(cards, card) == cards.end()) cards.push_back(card);
}

/// The cards that a typed text may mean: an exact name, names that begin with it, names that contain it, similar names.
std::vector<CardIndex> cardsLike(const QString& typed, const Catalogue& catalogue)
{
    std::vector<CardIndex> cards;
    const std::string text = folded(typed.trimmed().toStdString());
    if (text.empty()) return cards;
    if (const auto exact = catalogue.find(text)) addCard(cards, *exact);
    const std::vector<CardIndex> parts = catalogue.nameMatches(Comparison::Contains, text).yes.cards();
    for (const CardIndex card : parts)
        if (folded(catalogue.name(card, currentLanguage())).starts_with(text)) addCard(cards, card);
    for (const CardIndex card : parts) addCard(cards, card);
    for (const CardIndex card : catalogue.nearestNames(text, kMaxSuggestions)) addCard(cards, card);
    return cards;
}

}  // namespace

LineCorrection::LineCorrection(ImportedLines& lines, QObject* parent) : QObject(parent), m_lines(lines) {}

QString LineCorrection::line() const { return m_index ? fromUtf8(m_lines.line(*m_index).text) : QString(); }

void LineCorrection::begin(int row)
{
    const auto index = m_lines.lineIn(row);
    if (!index) return;
    m_index = index;
    m_text = fromUtf8(m_lines.line(*index).name);
    suggest();
}

void LineCorrection::end()
{
    m_index.reset();
    emit changed();
}

void LineCorrection::setText(const QString& text)
{
    if (text == m_text) return;
    m_text = text;
    suggest();
}

void LineCorrection::suggest()
{
    QList<SuggestionRow> rows;
    m_cards.clear();
    if (m_index) {
        const LoadedGame& loaded = *m_lines.source()->loaded;
        const ImportedLine& line = m_lines.line(*m_index);
        // The reader's own candidates come first, until something else is typed.
        if (m_text == fromUtf8(line.name))
            for (const CardIndex card : line.choices) addCard(m_cards, card);
        for (const CardIndex card : cardsLike(m_text, loaded.catalogue)) addCard(m_cards, card);
        for (const CardIndex card : m_cards)
            rows.append({.name = fromUtf8(loaded.catalogue.name(card, currentLanguage())),
                         .detail = fromUtf8(loaded.game[loaded.catalogue.type(card)].name.in(currentLanguage()))});
    }
    m_suggestions.setRows(std::move(rows));
    emit changed();
}

bool LineCorrection::choose(int suggestion)
{
    if (!m_index || suggestion < 0 || static_cast<std::size_t>(suggestion) >= m_cards.size()) return false;
    const std::size_t index = *m_index;
    ImportedLine line = m_lines.line(index);
    const LoadedGame& loaded = *m_lines.source()->loaded;
    line.card = m_cards[static_cast<std::size_t>(suggestion)];
    // Where the list does not say, another card may belong to another zone.
    if (line.state == ImportedLine::State::Ignored || line.placed == ImportedLine::Placed::Preset ||
        line.placed == ImportedLine::Placed::ByCard)
        line.zone = Placement(loaded.game, loaded.catalogue)
                        .fitting(*line.card, zoneOf(loaded.game, Slot::Main).value_or(ZoneIndex{}));
    line.state = ImportedLine::State::Matched;
    line.reason = Match::Reason::None;
    end();
    m_lines.correct(index, line);
    return true;
}

void LineCorrection::keepName()
{
    if (!m_index) return;
    const std::size_t index = *m_index;
    ImportedLine line = m_lines.line(index);
    end();
    if (line.state == ImportedLine::State::Ignored) return;
    line.card.reset();
    line.state = ImportedLine::State::Unknown;
    line.reason = Match::Reason::None;
    m_lines.correct(index, line);
}

void LineCorrection::ignoreLine()
{
    if (!m_index) return;
    const std::size_t index = *m_index;
    ImportedLine line = m_lines.line(index);
    line.card.reset();
    line.state = ImportedLine::State::Ignored;
    end();
    m_lines.correct(index, line);
}

}  // namespace mazzo::desktop
