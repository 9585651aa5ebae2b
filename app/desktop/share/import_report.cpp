// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/share/deck_import.h"
#include "app/share/import_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "import/placement.h"
#include "import/slots.h"
#include "model/deck_file/limits.h"
#include "model/text.h"

#include <algorithm>
#include <array>

namespace mazzo::desktop {

namespace {

using State = ImportedLine::State;

constexpr std::size_t kMaxRows = 2000;  // nobody reads more; they are stored all the same
constexpr std::size_t kMaxSuggestions = 8;
constexpr std::array kStates{State::Matched, State::Guessed, State::Ambiguous, State::Unknown, State::Ignored};

QString wordsOf(State state)
{
    switch (state) {
    case State::Matched: return DeckImport::tr("found");
    case State::Guessed: return DeckImport::tr("guessed");
    case State::Ambiguous: return DeckImport::tr("ambiguous");
    case State::Unknown: return DeckImport::tr("unknown");
    case State::Ignored: break;
    }
    return DeckImport::tr("ignored");
}

/// "3 found".
QString tallyOf(State state, int amount)
{
    switch (state) {
    case State::Matched: return DeckImport::tr("%n found", nullptr, amount);
    case State::Guessed: return DeckImport::tr("%n guessed", nullptr, amount);
    case State::Ambiguous: return DeckImport::tr("%n ambiguous", nullptr, amount);
    case State::Unknown: return DeckImport::tr("%n unknown", nullptr, amount);
    case State::Ignored: break;
    }
    return DeckImport::tr("%n ignored", nullptr, amount);
}

void addCard(std::vector<CardIndex>& cards, CardIndex card)
{
    if (cards.size() < kMaxSuggestions && std::ranges::find(cards, card) == cards.end()) cards.push_back(card);
}

/// What somebody may mean who typed this: names that it is, that begin with it, that contain it, and near ones.
std::vector<CardIndex> cardsLike(const QString& typed, const Catalogue& catalogue)
{
    std::vector<CardIndex> cards;
    const std::string wanted = folded(typed.trimmed().toStdString());
    if (wanted.empty()) return cards;
    if (const auto exact = catalogue.find(wanted)) addCard(cards, *exact);
    const std::vector<CardIndex> parts = catalogue.nameMatches(Comparison::Contains, wanted).yes.cards();
    const auto starts = [&](CardIndex card) {
        return folded(catalogue.name(card, currentLanguage())).starts_with(wanted);
    };
    for (const CardIndex card : parts) {
        if (starts(card)) addCard(cards, card);
    }
    for (const CardIndex card : parts) addCard(cards, card);
    for (const CardIndex card : catalogue.nearestNames(wanted, kMaxSuggestions)) addCard(cards, card);
    return cards;
}

/// Not where the list or the preset has it?
bool isMoved(const ImportedLine& line)
{
    return line.placed == ImportedLine::Placed::NoSuchSection || line.placed == ImportedLine::Placed::ByCard;
}

}  // namespace

RowsModel::Row DeckImport::rowOf(std::size_t index) const
{
    const OpenedSource& opened = *m_answer.opened;
    const Game& game = opened.loaded->game;
    const ImportedLine& line = opened.imported.lines[index];
    const bool isCard = line.state != State::Ignored;
    const QString state = m_chosen.contains(index) ? tr("your choice") : wordsOf(line.state);
    const QString about = m_chosen.contains(index) ? QString()
                                                   : sentence(line, game, opened.loaded->catalogue, currentLanguage());
    const QString card = line.card ? fromUtf8(opened.loaded->catalogue.name(*line.card, currentLanguage()))
                         : isCard  ? fromUtf8(line.name)
                                   : QString();
    const QString zone = isCard ? fromUtf8(game[line.zone].id) : QString();
    const QString place = line.number > 0 ? tr("line %1").arg(line.number) : QString();
    QStringList spoken{place, fromUtf8(line.text), state, about};
    spoken.removeAll(QString());
    return {line.number,
            fromUtf8(line.text),
            fromUtf8(idOf(line.state)),
            state,
            about,
            line.copies,
            card,
            zone,
            isCard,
            spoken.join(QStringLiteral(". "))};
}

void DeckImport::report()
{
    std::array<int, kStates.size()> amounts{};
    QList<RowsModel::Row> rows, zones;
    m_shownLines.clear();
    m_notShown = 0;
    if (m_answer.opened) {
        const auto& lines = m_answer.opened->imported.lines;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            ++amounts[static_cast<std::size_t>(lines[i].state)];
            const bool plain = lines[i].state == State::Matched && !isMoved(lines[i]) && !m_chosen.contains(i);
            if (m_onlyDoubtful && plain) continue;
            if (m_shownLines.size() < kMaxRows) m_shownLines.push_back(i);
            else ++m_notShown;
        }
        for (const std::size_t index : m_shownLines) rows.append(rowOf(index));
        for (const Zone& zone : m_answer.opened->loaded->game.zones)
            zones.append({fromUtf8(zone.id), fromUtf8(zone.name.in(currentLanguage()))});
    }
    QList<RowsModel::Row> tallies;
    for (const State state : kStates) {
        const int amount = amounts[static_cast<std::size_t>(state)];
        if (amount > 0) tallies.append({fromUtf8(idOf(state)), tallyOf(state, amount)});
    }
    m_tallies.setRows(std::move(tallies));
    m_zones.setRows(std::move(zones));
    m_lines.setRows(std::move(rows));
    emit answered();
}

ImportedLine* DeckImport::lineAt(int row)
{
    if (!m_answer.opened || row < 0 || static_cast<std::size_t>(row) >= m_shownLines.size()) return nullptr;
    return &m_answer.opened->imported.lines[m_shownLines[static_cast<std::size_t>(row)]];
}

void DeckImport::setCopies(int row, int copies)
{
    ImportedLine* line = lineAt(row);
    if (line == nullptr || line->state == State::Ignored || copies < 1 || copies > kMaxCopiesPerLine ||
        copies == line->copies)
        return;
    line->copies = copies;
    report();
}

void DeckImport::setZone(int row, const QString& zoneId)
{
    ImportedLine* line = lineAt(row);
    const auto zone = line != nullptr ? zoneById(m_answer.opened->loaded->game, zoneId.toStdString()) : std::nullopt;
    if (!zone || line->state == State::Ignored || (*zone == line->zone && !isMoved(*line))) return;
    line->zone = *zone;
    line->placed = ImportedLine::Placed::AsListed;
    report();
}

QString DeckImport::corrected() const
{
    return m_correcting ? fromUtf8(m_answer.opened->imported.lines[*m_correcting].text) : QString();
}

void DeckImport::beginCorrection(int row)
{
    const ImportedLine* line = lineAt(row);
    if (line == nullptr) return;
    m_correcting = m_shownLines[static_cast<std::size_t>(row)];
    m_wanted = fromUtf8(line->name);
    suggest();
}

void DeckImport::endCorrection()
{
    m_correcting.reset();
    emit correctionChanged();
}

void DeckImport::setWanted(const QString& text)
{
    if (text == m_wanted) return;
    m_wanted = text;
    suggest();
}

void DeckImport::suggest()
{
    QList<RowsModel::Row> rows;
    m_suggested.clear();
    if (m_correcting) {
        const OpenedSource& opened = *m_answer.opened;
        const ImportedLine& line = opened.imported.lines[*m_correcting];
        // What the reader thought of comes first, until something else is typed.
        if (m_wanted == fromUtf8(line.name)) {
            for (const CardIndex card : line.choices) addCard(m_suggested, card);
        }
        for (const CardIndex card : cardsLike(m_wanted, opened.loaded->catalogue)) addCard(m_suggested, card);
        for (const CardIndex card : m_suggested) {
            const Catalogue& catalogue = opened.loaded->catalogue;
            rows.append({fromUtf8(catalogue.name(card, currentLanguage())),
                         fromUtf8(opened.loaded->game[catalogue.type(card)].name.in(currentLanguage()))});
        }
    }
    m_suggestions.setRows(std::move(rows));
    emit correctionChanged();
}

bool DeckImport::correct(int suggestion)
{
    if (!m_correcting || suggestion < 0 || static_cast<std::size_t>(suggestion) >= m_suggested.size()) return false;
    ImportedLine& line = m_answer.opened->imported.lines[*m_correcting];
    const GameSnapshot& loaded = m_answer.opened->loaded;
    line.card = m_suggested[static_cast<std::size_t>(suggestion)];
    // Where the list does not say, another card may belong elsewhere.
    if (line.state == State::Ignored || line.placed == ImportedLine::Placed::Preset ||
        line.placed == ImportedLine::Placed::ByCard)
        line.zone = Placement(loaded->game, loaded->catalogue)
                        .fitting(*line.card, zoneOf(loaded->game, Slot::Main).value_or(ZoneIndex{}));
    line.state = State::Matched;
    line.reason = Match::Reason::None;
    m_chosen.insert(*m_correcting);
    endCorrection();
    report();
    return true;
}

void DeckImport::keepName()
{
    if (!m_correcting) return;
    ImportedLine& line = m_answer.opened->imported.lines[*m_correcting];
    if (line.state != State::Ignored) {
        line.card.reset();
        line.state = State::Unknown;
        line.reason = Match::Reason::None;
        m_chosen.insert(*m_correcting);
    }
    endCorrection();
    report();
}

void DeckImport::leaveOut()
{
    if (!m_correcting) return;
    ImportedLine& line = m_answer.opened->imported.lines[*m_correcting];
    line.card.reset();
    line.state = State::Ignored;
    m_chosen.insert(*m_correcting);
    endCorrection();
    report();
}

}  // namespace mazzo::desktop
