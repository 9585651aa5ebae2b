// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/odds_panel.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "model/query/expression.h"

#include <QLocale>

// What the panel says: about a question and its odds, and about what is no question.

namespace mazzo::desktop {

using namespace goldfish;
using namespace goldfish::odds;

namespace {

QString number(double share) { return QLocale(fromUtf8(currentLanguage())).toString(share * 100, 'f', 1); }

QString percent(const Bounds& bounds)
{
    return bounds.isOne() ? number(bounds.least) + " %" : number(bounds.least) + " – " + number(bounds.most) + " %";
}

/// Without a break in it.
QString withError(const Simulated& simulated)
{
    const Bounds& share = simulated.share;
    return (share.isOne() ? number(share.least) : number(share.least) + "–" + number(share.most)) +
           QStringLiteral("\u00a0±\u00a0%1\u00a0%").arg(number(simulated.error));
}

}  // namespace

OddsPanel::Mistake OddsPanel::mistakeIn(const QString& text, const Error& error, qsizetype before)
{
    // Columns count characters; QML counts UTF-16 units.
    qsizetype position = before;
    int column = 1;
    for (; column < error.where.column && position < text.size(); ++column)
        position += text[position].isHighSurrogate() ? 2 : 1;
    if (error.where.column == 0) return {sentence(error), 0};
    const auto shown = static_cast<int>(text.left(position).toUcs4().size()) + 1;
    return {tr("Column %1: %2").arg(shown).arg(sentence(error)), static_cast<int>(position)};
}

RowsModel::Row OddsPanel::rowOf(const OddsAnswer& answer) const
{
    const auto question = readQuestion(answer.text, m_game->game);
    const QString ask = fromUtf8(answer.text);
    const QString explained = question ? fromUtf8(describe(question->expression, m_game->game, currentLanguage()))
                                       : ask;
    if (answer.error) {
        const QString trouble = sentence(*answer.error);
        return {ask,       explained, QString(),
                QString(), 0.0,       0.0,
                true,      trouble,   QStringLiteral("%1: %2").arg(explained, trouble)};
    }
    const QString waiting = busy() ? tr("being worked out") : tr("stopped");
    const QString exact = answer.exact                            ? percent(*answer.exact)
                          : !answer.notExact                      ? waiting
                          : *answer.notExact == NoOdds::ComesBack ? tr("only dealt: cards come back")
                                                                  : tr("only dealt: too many hands");
    const QString simulated = answer.simulated ? withError(*answer.simulated) : waiting;
    const Bounds bounds = answer.exact ? *answer.exact : answer.simulated ? answer.simulated->share : Bounds();
    // The figure is exact, or else what was dealt; the line below says which.
    const QString figure = answer.exact       ? exact
                           : answer.simulated ? QStringLiteral("≈ ") + percent(answer.simulated->share)
                                              : QStringLiteral("…");
    return {ask,
            explained,
            figure,
            answer.exact || !answer.simulated ? tr("dealt: %1").arg(simulated)
                                              : tr("dealt: %1; exact: %2").arg(simulated, exact),
            bounds.least,
            bounds.most,
            !bounds.isOne(),
            QString(),
            tr("%1: exact %2, simulated %3").arg(explained, exact, simulated)};
}

void OddsPanel::show()
{
    QList<RowsModel::Row> rows;
    for (const OddsAnswer& answer : m_asked) rows.append(rowOf(answer));
    m_answers.setRows(std::move(rows));
    emit answered();
}

QString OddsPanel::hands() const
{
    const bool dealt = std::ranges::any_of(m_asked,
                                           [](const OddsAnswer& answer) { return answer.simulated.has_value(); });
    return dealt ? tr("%1 hands dealt, and exact").arg(QLocale(fromUtf8(currentLanguage())).toString(kOddsHands))
                 : QString();
}

}  // namespace mazzo::desktop
