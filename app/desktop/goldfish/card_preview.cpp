// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/card_preview.h"

#include "app/desktop/cards/card_summary.h"
#include "app/text/value_text.h"

namespace mazzo::desktop {

using namespace goldfish;

CardPreview::CardPreview(CardTextSource cardText, QObject* parent) : QObject(parent), m_cardText(std::move(cardText)) {}

void CardPreview::show(const TableView* view, uint pieceId)
{
    m_pieceId = pieceId;
    const Piece* piece = view ? view->table.piece(static_cast<PieceId>(pieceId)) : nullptr;
    const Pile* pile = piece ? view->table.pileOf(piece->id) : nullptr;
    PreviewedCard card;
    // A card that the player may not see is not previewed either.
    if (piece && pile->sight != Procedure::Sight::Hidden) {
        const Procedure::Region* region = view->setup.procedure.region(piece->place);
        card.shown = true;
        card.piece = pieceRow(*view, *piece, false);
        card.piece.touch.clear();  // what can be done with it is not part of the preview
        card.piece.spoken.clear();
        card.where = region ? fromUtf8(region->name.in(view->language)) : zoneName(*view, *pile);
        if (piece->card != noCard && !view->setup.isUnknownCard(piece->card)) {
            card.cardId = fromUtf8(view->loaded.catalogue.id(piece->card));
            card.printed = m_cardText(view->loaded, piece->card);
            card.setLabel = mazzo::desktop::setLabel(view->loaded, piece->card);
        }
    }
    setCard(card);
}

void CardPreview::refresh(const TableView& view)
{
    if (m_pieceId != 0) show(&view, m_pieceId);
}

void CardPreview::clear()
{
    m_pieceId = 0;
    setCard({});
}

void CardPreview::setCard(const PreviewedCard& card)
{
    if (card == m_card) return;
    m_card = card;
    emit changed();
}

}  // namespace mazzo::desktop
