// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/collection/collection_file_rows.h"

#include "app/desktop/cards/card_summary.h"
#include "app/text/collection_text.h"
#include "app/text/value_text.h"

#include <array>

namespace mazzo::desktop {

namespace {

using RowState = ImportedRow::State;

/// In the order of the columns.
const QList<QByteArray> kRoles{"line",  "written", "amount", "rowState",  "stateText",
                               "meant", "choices", "choice", "corrected", "spoken"};

constexpr std::array<const char*, 5> kStates{"matched", "guessed", "ambiguous", "unknown", "ignored"};

QString idOf(RowState state) { return QString::fromLatin1(kStates.at(static_cast<std::size_t>(state))); }

}  // namespace

CollectionFileRows::CollectionFileRows(GameStore& store, QObject* parent) : TableModel(kRoles, parent), m_store(store)
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
        if (m_filter == "all" || (m_filter == "open" && open) || m_filter == idOf(state)) m_shown.push_back(i);
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
        return take(row, all[choice]);
    }
    return true;
}

bool CollectionFileRows::take(int row, const QString& cardName)
{
    if (row < 0 || row >= count()) return false;
    const ImportedRow before = original(row);
    const GameSnapshot loaded = m_store.game(before.lot.game);
    const auto card = loaded != nullptr ? loaded->catalogue.find(cardName.trimmed().toStdString()) : std::nullopt;
    if (!card) return false;
    change(row, [&](ImportedRow& now) {
        now = before;
        setCard(now, std::string(loaded->catalogue.id(*card)));
    });
    return true;
}

QVariant CollectionFileRows::value(int row, qsizetype column) const
{
    const ImportedRow& now = rowAt(row);
    const bool corrected = m_originals.contains(m_shown[static_cast<std::size_t>(row)]);
    switch (column) {
    case Line: return now.line;
    case Written: return written(row);
    case Amount: return now.lot.count;
    case State: return idOf(original(row).state);
    case StateText: return corrected ? tr("corrected") : rowStateName(now.state);
    case Meant: return meant(row);
    case Choices: {
        QVariantList all;
        for (const QString& each : choices(row)) all.append(QVariantMap{{QStringLiteral("text"), each}});
        return all;
    }
    case Choice: return choice(row);
    case Corrected: return corrected;
    case Spoken:
        return tr("line %1: %2 × %3, %4, %5")
            .arg(now.line)
            .arg(now.lot.count)
            .arg(written(row), corrected ? tr("corrected") : rowStateName(now.state), choices(row).value(choice(row)));
    default: return {};
    }
}

}  // namespace mazzo::desktop
