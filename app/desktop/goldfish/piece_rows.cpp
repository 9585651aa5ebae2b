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

const char* touchId(Touch touch)
{
    switch (touch) {
    case Touch::Acts: return "acts";
    case Touch::Choosable: return "choosable";
    case Touch::Chosen: return "chosen";
    case Touch::Nothing: break;
    }
    return "";
}

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

/// Things that are no cards differ in shape by their place among the pack's words.
int shapeOf(const Piece& piece, const Setup& setup)
{
    const auto found = setup.procedure.words.find(piece.thing);
    return found == setup.procedure.words.end() ? 0
                                                : static_cast<int>(std::distance(setup.procedure.words.begin(), found));
}

/// Does it stand for a card of the other side that is face down?
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

/// The card's numbers that matter at the table: those that the pack's parameter `shown` names, or all.
QStringList numbersOf(const TableSight& sight, CardIndex card)
{
    const QStringList all = numberLabels(sight.loaded, card);
    const auto found = sight.setup.procedure.parameters.find("shown");
    const auto* shown = found == sight.setup.procedure.parameters.end()
                            ? nullptr
                            : std::get_if<std::vector<std::string>>(&found->second);
    if (!shown) return all;
    QStringList some;
    for (const std::string& id : *shown) {
        const auto field = sight.loaded.game.field(id);
        if (!field) continue;
        const QString name = fromUtf8(sight.loaded.game[*field].name.in(sight.language)) + " ";
        // What follows the name is a number, not the rest of a longer name.
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

RowsModel::Row pieceRow(const TableSight& sight, const Piece& piece, bool hidden, int together)
{
    const Setup& setup = sight.setup;
    const int copies = together > 1 ? together : piece.copies;
    const Touch touch = touchOf({piece.id, {}}, sight.table, sight.maker);
    if (hidden) {
        const QString name = TableRows::tr("Face-down card");
        return {
            static_cast<uint>(piece.id),         name, QString(), 0,   QStringList(), copies, true, true, QStringList(),
            QString::fromLatin1(touchId(touch)), 0,    false,     name};
    }
    const bool known = piece.card != noCard && !setup.isUnknownCard(piece.card);
    const QString name = piece.card == noCard ? nameOnTable(piece.thing, setup, sight.language)
                                              : fromUtf8(setup.name(piece.card, sight.language));
    const QStringList states = statesOf(piece, setup, sight.language);
    QStringList spoken{copies == 1 ? name : QStringLiteral("%1 × %2").arg(copies).arg(name)};
    if (piece.is(kFaceDown)) spoken.append(nameOnTable(kFaceDown, setup, sight.language));
    spoken += states;
    if (const QString words = spokenOf(touch); !words.isEmpty()) spoken.append(words);
    const bool provisional = known &&
                             (isProvisional(sight.loaded, piece.card) || !setLabel(sight.loaded, piece.card).isEmpty());
    return {static_cast<uint>(piece.id),
            name,
            known ? typeLine(sight.loaded, piece.card) : QString(),
            known ? static_cast<int>(at(sight.loaded.catalogue.type(piece.card))) : shapeOf(piece, setup),
            known ? numbersOf(sight, piece.card) : QStringList(),
            copies,
            piece.is(kFaceDown) || isFaceDownThing(piece, setup),
            false,
            states,
            QString::fromLatin1(touchId(touch)),
            known ? unknownCount(sight.loaded, piece.card) : 0,
            provisional,
            spoken.join(QStringLiteral(", "))};
}

QList<RowsModel::Row> zonePieceRows(const TableSight& sight, const Pile& pile)
{
    QList<RowsModel::Row> rows;
    if (pile.sight == Procedure::Sight::Hidden) return rows;
    for (const Piece& piece : pile.pieces) {
        if (isOnBoard(piece, sight.setup.procedure)) continue;
        rows.append(pieceRow(sight, piece, false));
        if (pile.sight == Procedure::Sight::Top) break;
    }
    return rows;
}

QList<RowsModel::Row> regionPieceRows(const TableSight& sight, std::string_view region)
{
    QList<RowsModel::Row> rows;
    for (const Pile& pile : sight.table.piles) {
        std::vector<const Piece*> done;
        for (const Piece& piece : pile.pieces) {
            if (piece.place != region ||
                std::ranges::any_of(done, [&](const Piece* other) { return looksLike(*other, piece); }))
                continue;
            done.push_back(&piece);
            const auto alike = std::ranges::count_if(pile.pieces,
                                                     [&](const Piece& other) { return looksLike(other, piece); });
            // Of those that look alike, the one that something can be done with stands for all.
            const auto able = std::ranges::find_if(pile.pieces, [&](const Piece& other) {
                return looksLike(other, piece) && touchOf({other.id, {}}, sight.table, sight.maker) != Touch::Nothing;
            });
            rows.append(pieceRow(sight, able == pile.pieces.end() ? piece : *able,
                                 pile.sight == Procedure::Sight::Hidden, static_cast<int>(alike)));
        }
    }
    return rows;
}

ZoneLook lookOf(const TableSight& sight, const Pile& pile)
{
    const Procedure& procedure = sight.setup.procedure;
    const auto placed = std::ranges::count_if(pile.pieces,
                                              [&](const Piece& piece) { return isOnBoard(piece, procedure); });
    if (placed > 0 && placed == std::ssize(pile.pieces)) return ZoneLook::OnBoard;
    if (pile.sight != Procedure::Sight::Open || pile.zone == procedure.reshuffle.from) return ZoneLook::Pile;
    const auto found = procedure.parameters.find("piles");
    const auto* piles = found == procedure.parameters.end() ? nullptr
                                                            : std::get_if<std::vector<std::string>>(&found->second);
    if (piles && std::ranges::find(*piles, pile.zone) != piles->end()) return ZoneLook::Pile;
    return std::ranges::any_of(pile.pieces, [](const Piece& piece) { return piece.copies != 1; }) ? ZoneLook::Supply
                                                                                                  : ZoneLook::Spread;
}

QString zoneName(const TableSight& sight, const Pile& pile)
{
    const QString name = nameOnTable(pile.zone, sight.setup, sight.language);
    return pile.seat > 0 ? TableRows::tr("Seat %1: %2").arg(pile.seat + 1).arg(name) : name;
}

}  // namespace mazzo::desktop
