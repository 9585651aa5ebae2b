// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/share/imported_lines.h"

#include "app/share/import_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "model/deck_file/limits.h"

#include <algorithm>
#include <array>
#include <limits>

namespace mazzo::desktop {

namespace {

using LineState = ImportedLine::State;

constexpr std::size_t kMaxRows = 2000;  // only these are shown; all are imported
constexpr std::array kLineStates{LineState::Matched, LineState::Guessed, LineState::Ambiguous, LineState::Unknown,
                                 LineState::Ignored};

QString textOf(LineState state)
{
    switch (state) {
    case LineState::Matched: return ImportedLines::tr("found");
    case LineState::Guessed: return ImportedLines::tr("guessed");
    case LineState::Ambiguous: return ImportedLines::tr("ambiguous");
    case LineState::Unknown: return ImportedLines::tr("unknown");
    case LineState::Ignored: break;
    }
    return ImportedLines::tr("ignored");
}

/// "3 found".
QString tallyOf(LineState state, int amount)
{
    switch (state) {
    case LineState::Matched: return ImportedLines::tr("%n found", nullptr, amount);
    case LineState::Guessed: return ImportedLines::tr("%n guessed", nullptr, amount);
    case LineState::Ambiguous: return ImportedLines::tr("%n ambiguous", nullptr, amount);
    case LineState::Unknown: return ImportedLines::tr("%n unknown", nullptr, amount);
    case LineState::Ignored: break;
    }
    return ImportedLines::tr("%n ignored", nullptr, amount);
}

/// Is the card in another zone than the list or the preset says?
bool isMoved(const ImportedLine& line)
{
    return line.placed == ImportedLine::Placed::NoSuchSection || line.placed == ImportedLine::Placed::ByCard;
}

}  // namespace

ImportedLines::ImportedLines(QObject* parent) : QObject(parent) {}

int ImportedLines::cards() const
{
    std::int64_t copies = 0;
    if (m_source)
        for (const ImportedLine& line : m_source->imported.lines)
            copies += line.state == LineState::Ignored ? 0 : line.copies;
    return static_cast<int>(std::min<std::int64_t>(copies, std::numeric_limits<int>::max()));
}

void ImportedLines::setOnlyDoubtful(bool only)
{
    if (only == m_onlyDoubtful) return;
    m_onlyDoubtful = only;
    refresh();
}

void ImportedLines::show(std::optional<OpenedSource> source)
{
    m_source = std::move(source);
    m_corrected.clear();
    refresh();
}

ImportedLines::LineRow ImportedLines::rowOf(std::size_t index) const
{
    const Game& game = m_source->loaded->game;
    const Catalogue& catalogue = m_source->loaded->catalogue;
    const ImportedLine& line = m_source->imported.lines[index];
    const bool isCard = line.state != LineState::Ignored;
    const bool corrected = m_corrected.contains(index);
    const QString state = corrected ? tr("your choice") : textOf(line.state);
    const QString about = corrected ? QString() : sentence(line, game, catalogue, currentLanguage());
    const QString place = line.number > 0 ? tr("line %1").arg(line.number) : QString();
    QStringList spoken{place, fromUtf8(line.text), state, about};
    spoken.removeAll(QString());
    return {.number = line.number,
            .line = fromUtf8(line.text),
            .lineState = fromUtf8(idOf(line.state)),
            .stateText = state,
            .about = about,
            .copies = line.copies,
            .card = line.card ? fromUtf8(catalogue.name(*line.card, currentLanguage()))
                    : isCard  ? fromUtf8(line.name)
                              : QString(),
            .zone = isCard ? fromUtf8(game[line.zone].id) : QString(),
            .isCard = isCard,
            .spoken = spoken.join(QStringLiteral(". "))};
}

void ImportedLines::refresh()
{
    std::array<int, kLineStates.size()> amounts{};
    QList<LineRow> rows;
    m_shown.clear();
    m_notShown = 0;
    if (m_source) {
        const auto& lines = m_source->imported.lines;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            ++amounts[static_cast<std::size_t>(lines[i].state)];
            const bool plain = lines[i].state == LineState::Matched && !isMoved(lines[i]) && !m_corrected.contains(i);
            if (m_onlyDoubtful && plain) continue;
            if (m_shown.size() < kMaxRows) m_shown.push_back(i);
            else ++m_notShown;
        }
        for (const std::size_t index : m_shown) rows.append(rowOf(index));
    }
    QList<TallyRow> tallies;
    for (const LineState state : kLineStates) {
        const int amount = amounts[static_cast<std::size_t>(state)];
        if (amount > 0) tallies.append({.lineState = fromUtf8(idOf(state)), .label = tallyOf(state, amount)});
    }
    m_tallies.setRows(std::move(tallies));
    m_zones.setRows(m_source ? zoneRows(m_source->loaded->game, currentLanguage()) : QList<ZoneRow>());
    m_lines.setRows(std::move(rows));
    emit changed();
}

std::optional<std::size_t> ImportedLines::lineIn(int row) const
{
    if (!m_source || row < 0 || static_cast<std::size_t>(row) >= m_shown.size()) return std::nullopt;
    return m_shown[static_cast<std::size_t>(row)];
}

ImportedLine* ImportedLines::lineAt(int row)
{
    const auto index = lineIn(row);
    return index ? &m_source->imported.lines[*index] : nullptr;
}

void ImportedLines::correct(std::size_t index, const ImportedLine& line)
{
    m_source->imported.lines[index] = line;
    m_corrected.insert(index);
    refresh();
}

void ImportedLines::setCopies(int row, int copies)
{
    ImportedLine* line = lineAt(row);
    if (line == nullptr || line->state == LineState::Ignored || copies < 1 || copies > kMaxCopiesPerLine ||
        copies == line->copies)
        return;
    line->copies = copies;
    refresh();
}

void ImportedLines::setZone(int row, const QString& zoneId)
{
    ImportedLine* line = lineAt(row);
    const auto zone = line != nullptr ? zoneById(m_source->loaded->game, zoneId.toStdString()) : std::nullopt;
    if (!zone || line->state == LineState::Ignored || (*zone == line->zone && !isMoved(*line))) return;
    line->zone = *zone;
    line->placed = ImportedLine::Placed::AsListed;
    refresh();
}

}  // namespace mazzo::desktop
