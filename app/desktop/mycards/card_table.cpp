// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mycards/card_table.h"

#include "app/desktop/cards/card_summary.h"
#include "app/desktop/mycards/problem_text.h"
#include "app/text/language.h"
#include "app/text/reference_text.h"
#include "app/text/value_text.h"

#include <algorithm>

namespace mazzo::desktop {

CardTable::CardTable(std::shared_ptr<PrintedTexts> texts, QObject* parent)
    : QAbstractListModel(parent),
      m_texts(std::move(texts)),
      m_textReader(
          [](const TextQuestion& question, const TaskControl&) {
              return question.texts->of(*question.game, question.cards, question.language);
          },
          [this](CardTexts texts) {
              m_printed.merge(texts);
              refreshAll();
              readTexts();
          })
{}

void CardTable::setGame(GameSnapshot game)
{
    const bool another = game == nullptr || m_game == nullptr || game->game.id != m_game->game.id;
    m_game = std::move(game);
    m_textReader.cancel();
    m_printed.clear();
    m_requested.clear();
    m_unread.clear();
    m_pending.clear();
    if (another) {
        m_problems.clear();
        m_selected.clear();
        setCards({});
        emit selectionChanged();
        emit problemsChanged();
    } else {
        // Cards that were removed leave; the others stay where they are.
        bool isGone = false;
        for (std::size_t i = 0; i < m_rows.size() && !isGone; ++i) isGone = !placeOf(i);
        std::vector<std::string> left;
        for (std::size_t i = 0; i < m_rows.size() && isGone; ++i)
            if (placeOf(i)) left.push_back(m_rows[i]);
        if (isGone) setCards(std::move(left));
    }
    retranslate();
}

/// Most cards are where they were in the catalogue before, which is quicker to see than to look each up.
std::optional<CardIndex> CardTable::placeOf(std::size_t row)
{
    m_places.resize(m_rows.size(), CardIndex{});
    const Catalogue& catalogue = m_game->catalogue;
    CardIndex& place = m_places[row];
    if (at(place) < catalogue.size() && catalogue.id(place) == m_rows[row]) return place;
    const auto found = catalogue.find(m_game->game.id + ":" + m_rows[row]);
    if (found) place = *found;
    return found;
}

void CardTable::retranslate()
{
    m_columns = m_game != nullptr ? cardColumns(m_game->game) : std::vector<CardColumn>();
    m_keys.clear();
    for (const CardColumn& column : m_columns) m_keys.push_back(keyText(m_game->game, column.key));
    m_columnList.setRows(m_game != nullptr ? columnRows(m_game->game, m_columns) : QList<ColumnRow>());
    refreshAll();
}

void CardTable::setCards(std::vector<std::string> cards)
{
    if (cards == m_rows) return;
    beginResetModel();
    m_rows = std::move(cards);
    m_rowOf.clear();
    m_places.clear();
    m_rowOf.reserve(m_rows.size());
    for (std::size_t i = 0; i < m_rows.size(); ++i) m_rowOf.emplace(m_rows[i], static_cast<int>(i));
    const auto gone = std::erase_if(m_selected, [this](const std::string& card) { return !m_rowOf.contains(card); });
    endResetModel();
    emit countChanged();
    if (gone > 0) emit selectionChanged();
}

void CardTable::addCards(const std::vector<std::string>& cards)
{
    std::vector<std::string> fresh;
    for (const std::string& card : cards)
        if (!m_rowOf.contains(card) && std::ranges::find(fresh, card) == fresh.end()) fresh.push_back(card);
    if (fresh.empty()) return;
    const int first = count();
    beginInsertRows({}, first, first + static_cast<int>(fresh.size()) - 1);
    for (std::string& card : fresh) {
        m_rowOf.emplace(card, count());
        m_rows.push_back(std::move(card));
    }
    endInsertRows();
    emit countChanged();
}

void CardTable::setPending(const std::vector<TypedCard>& typed)
{
    int first = count();
    int last = -1;
    for (const TypedCard& card : typed) {
        for (const CardText& text : card.texts) {
            const CellId cell{card.card, keyText(m_game->game, text.key)};
            m_pending.insert_or_assign(cell, fromUtf8(text.text));
            m_problems.erase(cell);
        }
        if (const auto row = m_rowOf.find(card.card); row != m_rowOf.end()) {
            first = std::min(first, row->second);
            last = std::max(last, row->second);
        }
    }
    refreshRows(first, last);
    emit problemsChanged();
}

void CardTable::setProblems(const std::vector<TypedCard>& typed, const std::vector<TypedProblem>& problems)
{
    for (const TypedCard& card : typed)
        for (const CardText& text : card.texts) m_pending.erase({card.card, keyText(m_game->game, text.key)});
    for (const TypedProblem& problem : problems) {
        const TypedCard& card = typed[problem.card];
        QString text;
        for (const CardText& candidate : card.texts)
            if (keyText(m_game->game, candidate.key) == problem.key) text = fromUtf8(candidate.text);
        m_problems.insert_or_assign({card.card, problem.key}, Problem{text, problemText(m_game->game, problem.error)});
    }
    refreshAll();
    emit problemsChanged();
}

void CardTable::clearPending()
{
    m_pending.clear();
    refreshAll();
}

std::vector<std::string> CardTable::selectedCards() const
{
    std::vector<std::string> cards;
    for (const std::string& card : m_rows)
        if (m_selected.contains(card)) cards.push_back(card);
    return cards;
}

TableCell CardTable::cell(int row, std::size_t column) const
{
    const std::string& card = cardAt(row);
    const CellId id{card, m_keys[column]};
    if (const auto pending = m_pending.find(id); pending != m_pending.end())
        return {pending->second, QStringLiteral("pending"), {}};
    if (const auto problem = m_problems.find(id); problem != m_problems.end())
        return {problem->second.text, QStringLiteral("known"), problem->second.sentence};
    const auto index = m_game->catalogue.find(m_game->game.id + ":" + card);
    return index ? storedCell(*index, m_columns[column]) : TableCell{{}, QStringLiteral("none"), {}};
}

QString CardTable::typedCell(int row, std::size_t column) const
{
    const TableCell shown = cell(row, column);
    const CardColumn& chosen = m_columns[column];
    if (shown.state == "pending" || !shown.problem.isEmpty()) return shown.text;
    const auto card = m_game->catalogue.find(m_game->game.id + ":" + cardAt(row));
    if (chosen.key.part == CardKey::Part::Field)
        return card ? typedValue(*m_game, m_game->game[chosen.key.field],
                                 m_game->catalogue.value(*card, chosen.key.field))
                    : QString();
    if (shown.state == "absent" || shown.state == "none") return {};
    // With its line breaks; the cell shows it in one line.
    const auto text = chosen.kind == CardColumn::Kind::Printed && card ? m_printed.find(*card) : m_printed.end();
    return text != m_printed.end() ? fromUtf8(text->second) : shown.text;
}

TableCell CardTable::storedCell(CardIndex card, const CardColumn& column) const
{
    const QString known = QStringLiteral("known");
    const Catalogue& catalogue = m_game->catalogue;
    const Game& game = m_game->game;
    switch (column.key.part) {
    case CardKey::Part::Name: return {cardName(*m_game, card), known, {}};
    case CardKey::Part::Type: return {fromUtf8(game[catalogue.type(card)].name.in(currentLanguage())), known, {}};
    case CardKey::Part::Field: break;
    default: return printedText(card);
    }
    const Field& field = game[column.key.field];
    if (!field.appliesTo(catalogue.type(card))) return {{}, QStringLiteral("none"), {}};
    const Value value = catalogue.value(card, column.key.field);
    if (isAbsent(value)) return {QStringLiteral("–"), QStringLiteral("absent"), {}};
    if (isKnown(value)) return {referenceText(value, field, *m_game, currentLanguage()), known, {}};
    const auto* number = std::get_if<Interval>(&value);
    if (number != nullptr && *number != field.domain)
        return {displayText(value, field, currentLanguage()), QStringLiteral("unknown"), {}};
    return {QStringLiteral("?"), QStringLiteral("unknown"), {}};
}

TableCell CardTable::printedText(CardIndex card) const
{
    switch (m_game->catalogue.textState(card)) {
    case Card::TextState::None: return {QStringLiteral("–"), QStringLiteral("absent"), {}};
    case Card::TextState::Unknown: return {QStringLiteral("?"), QStringLiteral("unknown"), {}};
    case Card::TextState::Known: break;
    }
    const auto text = m_printed.find(card);
    if (text == m_printed.end()) requestText(card);
    return {text == m_printed.end() ? QString() : fromUtf8(text->second).simplified(), QStringLiteral("known"), {}};
}

void CardTable::requestText(CardIndex card) const
{
    if (!m_requested.insert(card).second) return;
    m_unread.push_back(card);
    // Views request many cells one after the other: they are read together afterwards.
    if (m_unread.size() == 1)
        QMetaObject::invokeMethod(const_cast<CardTable*>(this), &CardTable::readTexts, Qt::QueuedConnection);
}

void CardTable::readTexts()
{
    if (m_unread.empty() || m_textReader.busy() || m_game == nullptr) return;
    m_textReader.ask({m_texts, m_game, std::exchange(m_unread, {}), currentLanguage()});
}

void CardTable::refreshRows(int first, int last)
{
    if (first <= last) emit dataChanged(index(first), index(last));
}

void CardTable::refreshAll() { refreshRows(0, count() - 1); }

QString CardTable::cardIdAt(int row) const { return row >= 0 && row < count() ? fromUtf8(cardAt(row)) : QString(); }

int CardTable::rowOf(const QString& cardId) const
{
    const auto found = m_rowOf.find(cardId.toStdString());
    return found == m_rowOf.end() ? -1 : found->second;
}

bool CardTable::isSelected(int row) const { return row >= 0 && row < count() && m_selected.contains(cardAt(row)); }

QStringList CardTable::selectedIds() const
{
    QStringList ids;
    for (const std::string& card : selectedCards()) ids.append(fromUtf8(card));
    return ids;
}

void CardTable::select(int row, bool selected)
{
    if (row < 0 || row >= count()) return;
    if (selected) m_selected.insert(cardAt(row));
    else m_selected.erase(cardAt(row));
    refreshRows(row, row);
    emit selectionChanged();
}

void CardTable::selectBetween(int from, int to)
{
    const int first = std::clamp(std::min(from, to), 0, std::max(0, count() - 1));
    const int last = std::min(std::max(from, to), count() - 1);
    for (int row = first; row <= last; ++row) m_selected.insert(cardAt(row));
    refreshRows(first, last);
    emit selectionChanged();
}

void CardTable::selectAll() { selectBetween(0, count() - 1); }

void CardTable::selectNone()
{
    m_selected.clear();
    refreshAll();
    emit selectionChanged();
}

int CardTable::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant CardTable::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || m_game == nullptr) return {};
    const std::string& card = cardAt(index.row());
    switch (role) {
    case CardId: return fromUtf8(card);
    case Selected: return m_selected.contains(card);
    case Mine: return card.starts_with(kOwnPrefix);
    case Cells: {
        QVariantList cells;
        for (std::size_t i = 0; i < m_columns.size(); ++i) cells.append(QVariant::fromValue(cell(index.row(), i)));
        return cells;
    }
    default: return {};
    }
}

QHash<int, QByteArray> CardTable::roleNames() const
{
    return {{CardId, "cardId"}, {Selected, "selected"}, {Mine, "mine"}, {Cells, "cells"}};
}

}  // namespace mazzo::desktop
