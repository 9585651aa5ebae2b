// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_cards.h"

#include "app/pictures/set_up_sheet.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

#include <algorithm>
#include <set>

namespace mazzo::desktop {

DeckCards::DeckCards(const std::optional<OpenDeck>& open, const DeckRules& rules, QObject* parent)
    : QObject(parent), m_open(open), m_rules(rules)
{}

void DeckCards::reset()
{
    m_sort = QStringLiteral("pack");
    m_built = false;
    m_owned.reset();
    m_effects = {};
}

void DeckCards::refresh()
{
    const std::string language = currentLanguage();
    QList<ZoneRow> zones = m_open ? zoneRows(m_open->game(), language, m_open->file().settings.edition)
                                  : QList<ZoneRow>();
    if (m_open) zones.append({QString::fromUtf8(kMaybeZone), tr("Maybe")});
    m_zones.setRows(std::move(zones));
    m_groupings.setRows(m_open ? groupingRows(m_open->game(), language) : QList<ChartFieldRow>());
    const bool known = m_open && std::ranges::find(m_groupings.rows(), m_grouping, &ChartFieldRow::fieldId) !=
                                     m_groupings.rows().end();
    if (m_open && !known) m_grouping = QStringLiteral("type");
    m_cards.setRows(m_open ? deckCardRows(*m_open, m_rules.result(),
                                          {m_sort, m_grouping, m_owned.get(), m_built, language, &m_effects})
                           : QList<DeckCardRow>());
    emit changed();
}

void DeckCards::setBuilt(bool built)
{
    if (built == m_built) return;
    m_built = built;
    refresh();
}

void DeckCards::setOwned(std::shared_ptr<const CollectionCounts> owned)
{
    m_owned = std::move(owned);
    refresh();
    emit ownedChanged();
}

void DeckCards::setEffects(CardEffects effects)
{
    if (effects.cells.empty() && m_effects.cells.empty()) return;
    m_effects = std::move(effects);
    refresh();
}

void DeckCards::setSort(const QString& sort)
{
    m_sort = sort;
    refresh();
}

void DeckCards::setGrouping(const QString& grouping)
{
    if (grouping == m_grouping) return;
    m_grouping = grouping;
    refresh();
}

QStringList DeckCards::tags() const
{
    QStringList tags;
    if (m_open)
        for (const std::string& tag : m_open->allTags()) tags.append(fromUtf8(tag));
    return tags;
}

std::optional<DeckLine> DeckCards::line(int row) const
{
    const DeckCardRow* card = m_cards.row(row);
    return m_open && card != nullptr ? lineOf(*m_open, *card) : std::nullopt;
}

int DeckCards::copies(CardIndex card) const
{
    int copies = 0;
    if (m_open)
        for (const Deck::Entry& entry : m_open->deck().entries()) copies += entry.card == card ? entry.copies : 0;
    return copies;
}

QString DeckCards::setUp() const
{
    if (!m_open) return {};
    const auto setUp = tableSetUp(m_open->game(), m_open->catalogue(), m_open->file().settings, m_open->deck());
    return setUp ? setUpTotal(*setUp) : QString();
}

int DeckCards::total() const
{
    int copies = 0;
    if (!m_open) return copies;
    for (const Deck::Entry& entry : m_open->deck().entries()) copies += entry.copies;
    for (const Deck::UnknownCard& unknownCard : m_open->deck().unknownCards()) copies += unknownCard.copies;
    return copies;
}

int DeckCards::unknownNames() const
{
    std::set<std::string_view> names;
    if (m_open)
        for (const Deck::UnknownCard& card : m_open->deck().unknownCards()) names.insert(card.name);
    return static_cast<int>(names.size());
}

QStringList DeckCards::unrecognisedLines() const
{
    QStringList lines;
    if (!m_open) return lines;
    const DeckFile& file = m_open->file();
    for (const Error& warning : file.warnings) {
        // Unknown cards are not among these lines: they are listed with the other cards. The items are in the order of
        // their lines.
        const auto item = std::ranges::lower_bound(file.items, warning.where.line, {}, &DeckFile::Item::line);
        if (item != file.items.end() && item->line == warning.where.line && item->kind == DeckFile::Kind::Key)
            lines.append(fromUtf8(file.text(item->text)) + ": " + fromUtf8(file.text(item->value)));
    }
    return lines;
}

}  // namespace mazzo::desktop
