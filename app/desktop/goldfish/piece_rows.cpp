// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/piece_rows.h"

#include "app/desktop/cards/card_summary.h"
#include "app/text/note_text.h"
#include "app/text/value_text.h"
#include "goldfish/engines.h"

#include <QCoreApplication>

#include <algorithm>

namespace mazzo::desktop {

using namespace goldfish;

namespace {

constexpr auto kFaceDown = "face-down";

QString spokenOf(Touch touch)
{
    switch (touch) {
    case Touch::Acts: return TableRows::tr("has actions");
    case Touch::Choosable: return TableRows::tr("can be chosen");
    case Touch::Chosen: return TableRows::tr("chosen");
    case Touch::Nothing: break;
    }
    return {};
}

/// The shape of a token: its position among the pack's words.
int shapeOf(const Piece& piece, const Setup& setup)
{
    const auto found = setup.procedure.words.find(piece.thing);
    return found == setup.procedure.words.end() ? 0
                                                : static_cast<int>(std::distance(setup.procedure.words.begin(), found));
}

/// Does the token represent a face-down card of the opponent?
bool isFaceDownThing(const Piece& piece, const Setup& setup)
{
    const Engine* engine = engineNamed(setup.procedure.engine);
    return engine && std::ranges::find(engine->vocabulary().faceDownThings, piece.thing) !=
                         engine->vocabulary().faceDownThings.end();
}

QStringList statesOf(const Piece& piece, const Setup& setup, std::string_view language)
{
    QStringList states;
    for (const std::string& state : piece.states)
        if (state != kFaceDown) states.append(nameOnTable(state, setup, language));
    for (const Counter& counter : piece.counters)
        states.append(QStringLiteral("%1 %2").arg(nameOnTable(counter.id, setup, language)).arg(counter.value));
    return states;
}

/// The card's numbers that matter in play: those in the pack's parameter `shown`, or all.
QStringList numbersOf(const TableView& view, CardIndex card)
{
    const QStringList all = numberLabels(view.loaded, card);
    const auto* shown = listParameter(view.setup.procedure, "shown");
    if (!shown) return all;
    QStringList some;
    for (const std::string& id : *shown) {
        const auto field = view.loaded.game.field(id);
        if (!field) continue;
        const QString name = fromUtf8(view.loaded.game[*field].name.in(view.language)) + " ";
        // The name is followed by a number, not by the rest of a longer name.
        for (const QString& label : all)
            if (label.startsWith(name) && label.size() > name.size() && !label[name.size()].isLetter())
                some.append(label);
    }
    return some;
}

bool isOnBoard(const Piece& piece, const Procedure& procedure)
{
    return !piece.place.empty() && procedure.parameters.contains("map-x") && procedure.region(piece.place);
}

}  // namespace

Roles<PieceRow> PieceRow::roles()
{
    return {
        {"pieceId", &PieceRow::pieceId},     {"name", &PieceRow::name},         {"typeLine", &PieceRow::typeLine},
        {"typeIndex", &PieceRow::typeIndex}, {"numbers", &PieceRow::numbers},   {"copies", &PieceRow::copies},
        {"faceDown", &PieceRow::faceDown},   {"hidden", &PieceRow::hidden},     {"states", &PieceRow::states},
        {"touch", &PieceRow::touch},         {"unknowns", &PieceRow::unknowns}, {"provisional", &PieceRow::provisional},
        {"spoken", &PieceRow::spoken},       {"picture", &PieceRow::picture},   {"cardId", &PieceRow::cardId}};
}

PieceRow pieceRow(const TableView& view, const Piece& piece, bool hidden, int together)
{
    const Setup& setup = view.setup;
    const int copies = together > 1 ? together : piece.copies;
    const Touch touch = touchOf({piece.id, {}}, view.table, view.builder);
    if (hidden) {
        const QString name = TableRows::tr("Face-down card");
        PieceRow back;
        back.pieceId = static_cast<uint>(piece.id);
        back.name = name;
        back.copies = copies;
        back.faceDown = true;
        back.hidden = true;
        back.touch = touchId(touch);
        back.spoken = name;
        return back;
    }
    const bool known = piece.card != noCard && !setup.isUnknownCard(piece.card);
    const QString name = piece.card == noCard ? nameOnTable(piece.thing, setup, view.language)
                                              : fromUtf8(setup.name(piece.card, view.language));
    const QStringList states = statesOf(piece, setup, view.language);
    QStringList spoken{copies == 1 ? name : QStringLiteral("%1 × %2").arg(copies).arg(name)};
    if (piece.is(kFaceDown)) spoken.append(nameOnTable(kFaceDown, setup, view.language));
    spoken += states;
    if (const QString words = spokenOf(touch); !words.isEmpty()) spoken.append(words);
    const bool provisional = known &&
                             (isProvisional(view.loaded, piece.card) || !setLabel(view.loaded, piece.card).isEmpty());
    return {.pieceId = static_cast<uint>(piece.id),
            .cardId = known ? fromUtf8(view.loaded.catalogue.id(piece.card)) : QString(),
            .name = name,
            .typeLine = known ? typeLine(view.loaded, piece.card) : QString(),
            .typeIndex = known ? static_cast<int>(at(view.loaded.catalogue.type(piece.card))) : shapeOf(piece, setup),
            .numbers = known ? numbersOf(view, piece.card) : QStringList(),
            .copies = copies,
            .faceDown = piece.is(kFaceDown) || isFaceDownThing(piece, setup),
            .hidden = false,
            .states = states,
            .touch = touchId(touch),
            .unknowns = known ? unknownCount(view.loaded, piece.card) : 0,
            .provisional = provisional,
            .spoken = spoken.join(QStringLiteral(", ")),
            .picture = known ? pictureAddress(view.loaded, piece.card) : QString()};
}

QList<PieceRow> zonePieceRows(const TableView& view, const Pile& pile)
{
    QList<PieceRow> rows;
    if (pile.sight == Procedure::Sight::Hidden) return rows;
    for (const Piece& piece : pile.pieces) {
        if (isOnBoard(piece, view.setup.procedure)) continue;
        rows.append(pieceRow(view, piece, false));
        if (pile.sight == Procedure::Sight::Top) break;
    }
    return rows;
}

QList<PieceRow> regionPieceRows(const TableView& view, std::string_view region)
{
    QList<PieceRow> rows;
    for (const Pile& pile : view.table.piles) {
        std::vector<const Piece*> done;
        for (const Piece& piece : pile.pieces) {
            if (piece.place != region ||
                std::ranges::any_of(done, [&](const Piece* other) { return looksLike(*other, piece); }))
                continue;
            done.push_back(&piece);
            const auto alike = std::ranges::count_if(pile.pieces,
                                                     [&](const Piece& other) { return looksLike(other, piece); });
            // If one of the identical pieces can be used, its row represents them all.
            const auto usable = std::ranges::find_if(pile.pieces, [&](const Piece& other) {
                return looksLike(other, piece) && touchOf({other.id, {}}, view.table, view.builder) != Touch::Nothing;
            });
            rows.append(pieceRow(view, usable == pile.pieces.end() ? piece : *usable,
                                 pile.sight == Procedure::Sight::Hidden, static_cast<int>(alike)));
        }
    }
    return rows;
}

ZoneLook lookOf(const TableView& view, const Pile& pile)
{
    const Procedure& procedure = view.setup.procedure;
    const auto placed = std::ranges::count_if(pile.pieces,
                                              [&](const Piece& piece) { return isOnBoard(piece, procedure); });
    if (placed > 0 && placed == std::ssize(pile.pieces)) return ZoneLook::OnBoard;
    if (pile.sight != Procedure::Sight::Open || pile.zone == procedure.reshuffle.from) return ZoneLook::Pile;
    const auto* piles = listParameter(procedure, "piles");
    if (piles && std::ranges::find(*piles, pile.zone) != piles->end()) return ZoneLook::Pile;
    return std::ranges::any_of(pile.pieces, [](const Piece& piece) { return piece.copies != 1; }) ? ZoneLook::Supply
                                                                                                  : ZoneLook::Spread;
}

QString zoneName(const TableView& view, const Pile& pile)
{
    return withSeat(pile.seat, nameOnTable(pile.zone, view.setup, view.language));
}

}  // namespace mazzo::desktop
