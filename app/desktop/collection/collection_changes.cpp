// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/collection/collection_page.h"
#include "app/text/value_text.h"
#include "model/collection/edits.h"

#include <QDate>

#include <cstdlib>

namespace mazzo::desktop {

namespace {

/// The change of one card's copies or wishes by a number, up or down.
CollectionStore::Change changedBy(Lot lot, int by)
{
    lot.count = std::abs(by);
    if (by > 0) return [lot](std::span<const Lot> lots) -> Result<CollectionEdit> { return adding(lots, lot); };
    return [lot](std::span<const Lot> lots) { return removing(lots, lot); };
}

Lot cardLot(const std::string& game, const QString& cardId, Lot::Kind kind)
{
    Lot lot;
    lot.kind = kind;
    lot.game = game;
    lot.card = cardId.toStdString();
    return lot;
}

}  // namespace

void CollectionPage::apply(CollectionStore::Change change)
{
    if (m_game != nullptr) m_desk.apply(m_game->game.id, std::move(change));
}

void CollectionPage::changeBy(const QString& cardId, Lot::Kind kind, int by)
{
    if (m_game == nullptr || by == 0 || cardId.isEmpty()) return;
    const Lot lot = cardLot(m_game->game.id, cardId, kind);
    m_desk.apply(lot.game, lot.card, changedBy(lot, by));
}

void CollectionPage::changeCopies(const QString& cardId, int by) { changeBy(cardId, Lot::Kind::Owned, by); }

void CollectionPage::changeWishes(const QString& cardId, int by) { changeBy(cardId, Lot::Kind::Wanted, by); }

void CollectionPage::addBoxes(const QString& productId, int boxes, const QString& place)
{
    for (const Product& box : m_boxes) {
        if (fromUtf8(box.id) != productId || boxes < 1) continue;
        apply([game = m_game->game.id, box, boxes,
               place = place.trimmed().toStdString()](std::span<const Lot> lots) -> Result<CollectionEdit> {
            return addingProduct(lots, game, box, boxes, place);
        });
    }
}

void CollectionPage::takeBackBoxes(const QString& productId, int boxes)
{
    for (const Product& box : m_boxes) {
        if (fromUtf8(box.id) != productId || boxes < 1) continue;
        apply([game = m_game->game.id, box, boxes](std::span<const Lot> lots) {
            return removingProduct(lots, game, box, boxes);
        });
    }
}

template <class Fits>
std::vector<LotId> CollectionPage::chosenLots(Fits fits) const
{
    std::vector<LotId> ids;
    if (m_state == nullptr) return ids;
    for (const CardIndex card : m_search.cards()->chosen()) {
        for (const std::uint32_t position : m_state->shelf->of(card)) {
            const Lot& lot = m_state->shelf->lots()[position];
            if (fits(lot)) ids.push_back(lot.id);
        }
    }
    return ids;
}

void CollectionPage::noteChosen(const QString& field, const QString& value)
{
    apply([ids = chosenLots([](const Lot& lot) { return lot.kind == Lot::Kind::Owned; }),
           notes = noteCalled(field, value)](std::span<const Lot> lots) { return noting(lots, ids, notes); });
}

void CollectionPage::lendChosen(const QString& to)
{
    if (to.trimmed().isEmpty()) return;
    LotNotes notes;
    notes.lentTo = to.trimmed().toStdString();
    notes.lentSince = QDate::currentDate().toString(Qt::ISODate).toStdString();
    apply([ids = chosenLots([](const Lot& lot) { return lot.kind == Lot::Kind::Owned && lot.lentTo.empty(); }),
           notes](std::span<const Lot> lots) { return noting(lots, ids, notes); });
}

void CollectionPage::returnChosen()
{
    LotNotes notes;
    notes.lentTo = std::string();
    apply([ids = chosenLots([](const Lot& lot) { return !lot.lentTo.empty(); }), notes](std::span<const Lot> lots) {
        return noting(lots, ids, notes);
    });
}

void CollectionPage::wantChosen(int copies)
{
    if (m_game == nullptr || copies < 1) return;
    std::vector<Lot> wishes;
    for (const CardIndex card : m_search.cards()->chosen()) {
        wishes.push_back(cardLot(m_game->game.id, fromUtf8(m_game->catalogue.id(card)), Lot::Kind::Wanted));
        wishes.back().count = copies;
    }
    apply([wishes](std::span<const Lot> lots) -> Result<CollectionEdit> { return wanting(lots, wishes); });
}

void CollectionPage::removeChosen()
{
    apply([ids = chosenLots([](const Lot& lot) { return lot.lentTo.empty(); })](std::span<const Lot> lots) {
        return discarding(lots, ids);
    });
}

void CollectionPage::identify(const QString& name, const QString& cardName)
{
    const auto card = m_game != nullptr ? m_game->catalogue.find(cardName.trimmed().toStdString()) : std::nullopt;
    if (!card) return say(tr("There is no card “%1”.").arg(cardName.trimmed()));
    LotNotes notes;
    notes.card = std::string(m_game->catalogue.id(*card));
    std::vector<LotId> ids;
    for (const std::uint32_t position : m_state->shelf->unknownCards()) {
        const Lot& lot = m_state->shelf->lots()[position];
        if (fromUtf8(lot.name.empty() ? lot.card : lot.name) == name) ids.push_back(lot.id);
    }
    apply([ids, notes](std::span<const Lot> lots) { return noting(lots, ids, notes); });
}

}  // namespace mazzo::desktop
