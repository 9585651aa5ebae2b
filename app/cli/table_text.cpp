// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table_text.h"

#include "app/text/action_text.h"
#include "app/text/forecast_text.h"
#include "app/text/note_text.h"
#include "app/text/value_text.h"

#include <QCoreApplication>

namespace mazzo::cli {

using namespace goldfish;

namespace {

struct TableText {
    Q_DECLARE_TR_FUNCTIONS(TableText)
};

/// "Marine (face-down)", "46 × Pallottola".
QString pieceText(const Piece& piece, const Setup& setup, std::string_view language)
{
    QString text = piece.card == noCard ? nameOnTable(piece.thing, setup, language)
                                        : fromUtf8(setup.name(piece.card, language));
    if (piece.copies != 1) text = QStringLiteral("%1 × %2").arg(piece.copies).arg(text);
    QStringList extras;
    for (const std::string& state : piece.states) extras.append(nameOnTable(state, setup, language));
    if (!piece.place.empty()) extras.append(nameOnTable(piece.place, setup, language));
    for (const Counter& counter : piece.counters)
        extras.append(QStringLiteral("%1 %2").arg(nameOnTable(counter.id, setup, language)).arg(counter.value));
    return extras.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, extras.join(QStringLiteral(", ")));
}

/// Equal neighbours are counted, so that five equal cards take one entry.
QString pileText(const Pile& pile, const Setup& setup, std::string_view language)
{
    if (pile.sight == Procedure::Sight::Hidden) return TableText::tr("%n card(s)", nullptr, pile.cards());
    if (pile.pieces.empty()) return QStringLiteral("–");
    if (pile.sight == Procedure::Sight::Top)
        return TableText::tr("on top: %1").arg(pieceText(pile.pieces.front(), setup, language));
    QStringList list;
    for (std::size_t i = 0; i < pile.pieces.size();) {
        const QString text = pieceText(pile.pieces[i], setup, language);
        std::size_t same = i;
        while (same < pile.pieces.size() && pieceText(pile.pieces[same], setup, language) == text) ++same;
        list.append(same - i > 1 ? QStringLiteral("%1 × %2").arg(same - i).arg(text) : text);
        i = same;
    }
    return list.join(QStringLiteral(", "));
}

void printNote(const Console& console, const char* mark, const Note& note, const Setup& setup)
{
    const QString clause = note.clause.empty() ? QString() : QStringLiteral("  (%1)").arg(fromUtf8(note.clause));
    const QString seat = note.seat > 0 ? TableText::tr("Seat %1: ").arg(note.seat + 1) : QString();
    console.line(QStringLiteral("  %1 %2%3%4")
                     .arg(note.warning ? QStringLiteral("!") : QString::fromUtf8(mark), seat,
                          sentence(note, setup, console.language()), clause));
}

void printZones(const Console& console, const Table& table, const Setup& setup)
{
    for (const Pile& pile : table.piles) {
        const QString seat = pile.seat > 0 ? TableText::tr("Seat %1: ").arg(pile.seat + 1) : QString();
        console.line(QStringLiteral("    %1%2: %3")
                         .arg(seat, nameOnTable(pile.zone, setup, console.language()),
                              pileText(pile, setup, console.language())));
    }
    QStringList counters;
    for (const Counter& counter : table.counters) {
        if (counter.seat <= 0)
            counters.append(
                QStringLiteral("%1 %2").arg(nameOnTable(counter.id, setup, console.language())).arg(counter.value));
    }
    if (!counters.isEmpty()) console.line("    " + counters.join(QStringLiteral(" · ")));
}

/// "pick L04 (Central Lowlands)": regions are typed by id, and the name helps to recognise them.
QString withRegion(const Action& action, const Setup& setup, std::string_view language)
{
    const QString text = typedText(action, setup, language);
    const Procedure::Region* region = action.is("pick") ? setup.procedure.region(action.operand().word) : nullptr;
    return region ? QStringLiteral("%1 (%2)").arg(text, fromUtf8(region->name.in(language))) : text;
}

/// The actions of an offer; if there are very many, only their pattern: "move … to … (162)".
QStringList actionsOf(const Offer& offer, const Setup& setup, std::string_view language)
{
    constexpr qsizetype kMaxActions = 20;
    const QStringList all = typedTexts(offer, setup, language);
    if (!isPlain(offer)) return all;
    if (all.size() <= kMaxActions) {
        const QString does = offer.note.key.empty() ? QString() : sentence(offer.note, setup, language);
        QStringList texts;
        for (const Action& action : plainActions({offer}))
            texts.append(withRegion(action, setup, language) + (does.isEmpty() ? QString() : " (" + does + ")"));
        texts.removeDuplicates();
        return texts;
    }
    Action shape{offer.verb, {}};
    for (const Offer::Part& part : offer.parts) shape.parts.push_back({part.link, {wordOperand("…")}});
    return {QStringLiteral("%1 (%2)").arg(typedText(shape, setup, language)).arg(all.size())};
}

/// "Predicted: Range 4 against 4: both strike at once. Opposing army 17 → 15. You 18 → 17."
void printForecast(const Console& console, const Forecast& forecast, const Setup& setup)
{
    QStringList parts{sentence(forecast.headline, setup, console.language())};
    for (const Forecast::Side& side : forecast.sides)
        parts.append(QStringLiteral("%1: %2 → %3")
                         .arg(nameOnTable(side.name, setup, console.language()), forecastNumberText(side.pointsBefore),
                              forecastNumberText(side.pointsAfter)));
    console.line("    " + TableText::tr("Predicted: %1").arg(parts.join(QStringLiteral(". "))));
}

}  // namespace

void printStep(const Console& console, const Table& table, const Action* done, const Setup& setup)
{
    if (done) console.line("> " + typedText(*done, setup, console.language()));
    for (const Note& note : table.log) printNote(console, "·", note, setup);
    const QString phase = nameOnTable(table.phase, setup, console.language());
    console.line("  " + (phase.isEmpty() ? TableText::tr("Turn %1").arg(table.turn)
                                         : TableText::tr("Turn %1, %2").arg(QString::number(table.turn), phase)));
    printZones(console, table, setup);
    if (table.forecast) printForecast(console, *table.forecast, setup);
    if (table.question) printNote(console, "?", *table.question, setup);
    if (table.outcome) printNote(console, "■", *table.outcome, setup);
    QStringList actions;
    for (const Offer& offer : table.offers)
        if (!offer.unlisted) actions += actionsOf(offer, setup, console.language());
    actions.removeDuplicates();  // one verb may be offered in several shapes
    if (!actions.isEmpty()) console.line("  → " + actions.join(QStringLiteral(" | ")));
}

}  // namespace mazzo::cli
