// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/collection/collection_file_rows.h"

#include "app/desktop/cards/card_summary.h"
#include "app/text/collection_text.h"
#include "app/text/value_text.h"

#include <array>

namespace mazzo::desktop {

namespace {

using RowState = ImportedRow::State;

constexpr std::array<const char*, 5> kStates{"matched", "guessed", "ambiguous", "unknown", "ignored"};

QString stateId(RowState state) { return QString::fromLatin1(kStates.at(static_cast<std::size_t>(state))); }

}  // namespace

CollectionFileRows::CollectionFileRows(GameStore& store, QObject* parent) : TableModel(roles(), parent), m_store(store)
{}

void CollectionFileRows::setFile(ImportedCollection file, bool takeGuesses)
{
    m_file = std::move(file);
    m_originals.clear();
    m_takeGuesses = takeGuesses;
    const bool open =
        m_file.count(RowState::Guessed) + m_file.count(RowState::Ambiguous) + m_file.count(RowState::Unknown) > 0;
    m_filter = open ? QStringLiteral("open") : QStringLiteral("all");
    list();
}

void CollectionFileRows::clear() { setFile({}, m_takeGuesses); }

void CollectionFileRows::setFilter(const QString& filter)
{
    if (filter == m_filter) return;
    m_filter = filter;
    list();
}

void CollectionFileRows::setTakeGuesses(bool take)
{
    m_takeGuesses = take;
    retranslate();
}

void CollectionFileRows::retranslate()
{
    if (count() > 0) emit dataChanged(index(0), index(count() - 1));
}

/// Rows that were corrected stay where they were, so that the list does not run away under the player's hands.
void CollectionFileRows::list()
{
    beginResetModel();
    m_shown.clear();
    for (std::uint32_t i = 0; i < m_file.rows.size(); ++i) {
        const auto before = m_originals.find(i);
        const RowState state = before != m_originals.end() ? before->second.state : m_file.rows[i].state;
        const bool open = state != RowState::Matched && state != RowState::Ignored;
        if (m_filter == "all" || (m_filter == "open" && open) || m_filter == stateId(state)) m_shown.push_back(i);
    }
    endResetModel();
    emit countChanged();
}

const ImportedRow& CollectionFileRows::original(int row) const
{
    const auto before = m_originals.find(m_shown[static_cast<std::size_t>(row)]);
    return before != m_originals.end() ? before->second : rowAt(row);
}

QString CollectionFileRows::cardOf(const std::string& game, const std::string& card) const
{
    const GameSnapshot loaded = m_store.game(game);
    const auto found = loaded != nullptr ? loaded->catalogue.find(game + ":" + card) : std::nullopt;
    return found ? cardName(*loaded, *found) : fromUtf8(card);
}

QString CollectionFileRows::written(int row) const
{
    const ImportedRow& before = original(row);
    return before.lot.name.empty() ? cardOf(before.lot.game, before.lot.card) : fromUtf8(before.lot.name);
}

QString CollectionFileRows::meant(int row) const
{
    const ImportedRow& now = rowAt(row);
    if (now.state == RowState::Ignored) return {};
    if (now.state == RowState::Matched) return cardOf(now.lot.game, now.lot.card);
    if (now.state == RowState::Guessed && m_takeGuesses) return cardOf(now.lot.game, now.choices.front());
    return {};
}

QStringList CollectionFileRows::choices(int row) const
{
    const ImportedRow& before = original(row);
    QStringList all;
    if (before.state == RowState::Matched) all.append(cardOf(before.lot.game, before.lot.card));
    for (const std::string& card : before.choices) all.append(cardOf(before.lot.game, card));
    // A card that was typed in is not among the offers.
    if (rowAt(row).state == RowState::Matched && !all.contains(meant(row))) all.append(meant(row));
    all.append(tr("Keep the name, no card"));
    all.append(tr("Ignore this line"));
    return all;
}

int CollectionFileRows::choice(int row) const
{
    const QStringList all = choices(row);
    if (rowAt(row).state == RowState::Ignored) return static_cast<int>(all.size()) - 1;
    const QString card = meant(row);
    return card.isEmpty() ? static_cast<int>(all.size()) - 2 : static_cast<int>(all.indexOf(card));
}

void CollectionFileRows::change(int row, const std::function<void(ImportedRow&)>& change)
{
    m_originals.try_emplace(m_shown[static_cast<std::size_t>(row)], rowAt(row));
    change(rowAt(row));
    emit dataChanged(index(row), index(row));
    emit corrected();
}

bool CollectionFileRows::choose(int row, int choice)
{
    if (row < 0 || row >= count()) return false;
    const QStringList all = choices(row);
    if (choice < 0 || choice >= all.size()) return false;
    const ImportedRow before = original(row);
    if (choice == all.size() - 1) {
        change(row, leaveOut);
    } else if (choice == all.size() - 2) {
        change(row, [&](ImportedRow& now) {
            now = before;
            keepByName(now, written(row).toStdString());
        });
    } else {
        return setCard(row, all[choice]);
    }
    return true;
}

bool CollectionFileRows::setCard(int row, const QString& cardName)
{
    if (row < 0 || row >= count()) return false;
    const ImportedRow before = original(row);
    const GameSnapshot loaded = m_store.game(before.lot.game);
    const auto card = loaded != nullptr ? loaded->catalogue.find(cardName.trimmed().toStdString()) : std::nullopt;
    if (!card) return false;
    change(row, [&](ImportedRow& now) {
        now = before;
        importer::setCard(now, std::string(loaded->catalogue.id(*card)));
    });
    return true;
}

bool CollectionFileRows::isCorrected(int row) const
{
    return m_originals.contains(m_shown[static_cast<std::size_t>(row)]);
}

QString CollectionFileRows::stateText(int row) const
{
    return isCorrected(row) ? tr("corrected") : rowStateName(rowAt(row).state);
}

QVariantList CollectionFileRows::choiceList(int row) const
{
    QVariantList all;
    for (const QString& each : choices(row)) all.append(QVariantMap{{QStringLiteral("text"), each}});
    return all;
}

QString CollectionFileRows::spoken(int row) const
{
    const ImportedRow& now = rowAt(row);
    return tr("line %1: %2 × %3, %4, %5")
        .arg(now.line)
        .arg(now.lot.count)
        .arg(written(row), stateText(row), choices(row).value(choice(row)));
}

const std::vector<CollectionFileRows::Column>& CollectionFileRows::columns()
{
    using Self = CollectionFileRows;
    static const std::vector<Column> all{
        {"line", [](const Self& self, int row) { return QVariant(self.rowAt(row).line); }},
        {"written", [](const Self& self, int row) { return QVariant(self.written(row)); }},
        {"amount", [](const Self& self, int row) { return QVariant(self.rowAt(row).lot.count); }},
        {"rowState", [](const Self& self, int row) { return QVariant(stateId(self.original(row).state)); }},
        {"stateText", [](const Self& self, int row) { return QVariant(self.stateText(row)); }},
        {"meant", [](const Self& self, int row) { return QVariant(self.meant(row)); }},
        {"choices", [](const Self& self, int row) { return QVariant(self.choiceList(row)); }},
        {"choice", [](const Self& self, int row) { return QVariant(self.choice(row)); }},
        {"corrected", [](const Self& self, int row) { return QVariant(self.isCorrected(row)); }},
        {"spoken", [](const Self& self, int row) { return QVariant(self.spoken(row)); }},
    };
    return all;
}

QList<QByteArray> CollectionFileRows::roles()
{
    QList<QByteArray> names;
    for (const Column& column : columns()) names.append(column.role);
    return names;
}

QVariant CollectionFileRows::value(int row, qsizetype column) const
{
    return columns()[static_cast<std::size_t>(column)].value(*this, row);
}

}  // namespace mazzo::desktop
