// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/collection/card_lots.h"

#include "app/desktop/cards/card_summary.h"
#include "app/text/value_text.h"

#include <QDate>

#include <algorithm>

namespace mazzo::desktop {

LotNotes noteCalled(const QString& field, const QString& value)
{
    LotNotes notes;
    const std::string text = value.trimmed().toStdString();
    if (field == "place") notes.place = text;
    else if (field == "condition") notes.condition = text;
    else if (field == "language") notes.language = text;
    else if (field == "finish") notes.finish = text;
    else if (field == "note") notes.note = text;
    else if (field == "price") notes.price = text;
    else if (field == "date") notes.date = text;
    else if (field == "printing") notes.printing = text;
    else if (field == "priority") notes.priority = std::clamp(value.toInt(), 0, 9);
    return notes;
}

CardLots::CardLots(CollectionController& controller, QObject* parent) : QObject(parent), m_controller(controller) {}

void CardLots::setState(CollectionState state)
{
    const bool another = m_state != nullptr && (state == nullptr || state->game->game.id != m_state->game->game.id);
    m_state = std::move(state);
    if (another) m_cardId.clear();
    fill();
}

void CardLots::show(const QString& cardId)
{
    if (cardId == m_cardId) return;
    m_cardId = cardId;
    fill();
}

std::optional<CardIndex> CardLots::card() const
{
    return m_state == nullptr || m_cardId.isEmpty()
               ? std::nullopt
               : m_state->game->catalogue.find(m_state->game->game.id + ":" + m_cardId.toStdString());
}

Copies CardLots::copies() const
{
    const auto shown = card();
    return shown ? m_state->counts.of(*shown) : Copies();
}

QString CardLots::name() const
{
    const auto shown = card();
    return shown ? cardName(*m_state->game, *shown) : QString();
}

void CardLots::fill()
{
    QList<LotRow> lots;
    QList<DeckRow> decks;
    if (const auto shown = card()) {
        for (const std::uint32_t position : m_state->lotIndex->of(*shown)) {
            const Lot& lot = m_state->lotIndex->lots()[position];
            const bool wish = lot.kind == Lot::Kind::Wanted;
            QStringList spoken{wish ? tr("%n wanted", nullptr, lot.count) : tr("%n copies", nullptr, lot.count)};
            for (const std::string* part :
                 {&lot.printing, &lot.condition, &lot.language, &lot.finish, &lot.place, &lot.note})
                if (!part->empty()) spoken.append(fromUtf8(*part));
            if (!lot.lentTo.empty())
                spoken.append(tr("lent to %1 since %2").arg(fromUtf8(lot.lentTo), fromUtf8(lot.lentSince)));
            lots.append({.lotId = static_cast<qlonglong>(lot.id),
                         .wish = wish,
                         .amount = lot.count,
                         .printing = fromUtf8(lot.printing),
                         .condition = fromUtf8(lot.condition),
                         .language = fromUtf8(lot.language),
                         .finish = fromUtf8(lot.finish),
                         .place = fromUtf8(lot.place),
                         .note = fromUtf8(lot.note),
                         .date = fromUtf8(lot.date),
                         .price = fromUtf8(lot.price),
                         .lentTo = fromUtf8(lot.lentTo),
                         .lentSince = fromUtf8(lot.lentSince),
                         .priority = lot.priority,
                         .spoken = spoken.join(QStringLiteral(", "))});
        }
        for (const ReadDeck& deck : m_state->decks) {
            int held = 0;
            for (const Deck::Entry& entry : deck.cards.all.entries())
                if (entry.card == *shown) held += entry.copies;
            if (held > 0)
                decks.append({.name = fromUtf8(deck.stored.name), .amount = held, .built = deck.stored.built});
        }
    }
    m_lots.setRows(std::move(lots));
    m_decks.setRows(std::move(decks));
    emit changed();
}

std::optional<LotId> CardLots::lotAt(int row) const
{
    const LotRow* lot = m_lots.row(row);
    return lot != nullptr ? std::optional(LotId{lot->lotId}) : std::nullopt;
}

void CardLots::setCount(int row, int count)
{
    const auto lot = lotAt(row);
    if (!lot || count < 0) return;
    m_controller.apply(m_state->game->game.id, m_cardId.toStdString(),
                       [id = *lot, count](std::span<const Lot> lots) { return recounting(lots, id, count); });
}

void CardLots::put(int row, const LotNotes& notes, std::optional<int> copies)
{
    const auto lot = lotAt(row);
    if (!lot) return;
    m_controller.apply(m_state->game->game.id, m_cardId.toStdString(),
                       [id = *lot, notes, copies](std::span<const Lot> lots) {
                           return noting(lots, std::span(&id, 1), notes, copies);
                       });
}

void CardLots::note(int row, const QString& field, const QString& value) { put(row, noteCalled(field, value), {}); }

void CardLots::split(int row, int copies, const QString& field, const QString& value)
{
    put(row, noteCalled(field, value), copies);
}

void CardLots::lend(int row, int copies, const QString& to)
{
    if (to.trimmed().isEmpty()) return;
    LotNotes notes;
    notes.lentTo = to.trimmed().toStdString();
    notes.lentSince = QDate::currentDate().toString(Qt::ISODate).toStdString();
    put(row, notes, copies);
}

void CardLots::giveBack(int row, int copies)
{
    LotNotes notes;
    notes.lentTo = std::string();
    put(row, notes, copies);
}

void CardLots::remove(int row) { setCount(row, 0); }

void CardLots::addAs(Lot::Kind kind, int copies)
{
    if (!card() || copies < 1) return;
    Lot lot;
    lot.kind = kind;
    lot.game = m_state->game->game.id;
    lot.card = m_cardId.toStdString();
    lot.count = copies;
    m_controller.apply(lot.game, lot.card,
                       [lot](std::span<const Lot> lots) -> Result<CollectionEdit> { return adding(lots, lot); });
}

void CardLots::add(int copies) { addAs(Lot::Kind::Owned, copies); }

void CardLots::want(int copies) { addAs(Lot::Kind::Wanted, copies); }

}  // namespace mazzo::desktop
