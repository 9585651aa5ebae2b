// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/analysis/odds_text.h"

#include "app/text/description_text.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "goldfish/odds/question.h"
#include "model/query/describe.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace mazzo::desktop {

using namespace goldfish::odds;

namespace {

struct OddsWords {
    Q_DECLARE_TR_FUNCTIONS(OddsWords)
};

QString decimalText(double number, int digits)
{
    return QLocale(fromUtf8(currentLanguage())).toString(number, 'f', digits);
}

}  // namespace

QString percentText(double share, int digits) { return decimalText(share * 100, digits) + " %"; }

QString oddsText(const Bounds& share)
{
    return share.isOne() ? percentText(share.least)
                         : decimalText(share.least * 100, 1) + QStringLiteral(" – ") + percentText(share.most);
}

QString oddsText(const KnownOdds& odds)
{
    if (odds.exact) return oddsText(odds.share);
    return QStringLiteral("≈ %1 ± %2").arg(oddsText(odds.share), percentText(odds.error, 2));
}

QString pointsText(double difference, int digits)
{
    const double points = difference * 100;
    const double smallest = std::pow(10.0, -digits) / 2;
    if (std::abs(points) < smallest) return QStringLiteral("0");
    return (points > 0 ? QStringLiteral("+") : QStringLiteral("−")) + decimalText(std::abs(points), digits);
}

QString questionText(const std::string& question, const Game& game)
{
    const auto read = readQuestion(question, game);
    return read ? fromUtf8(describe(read->expression, game, *descriptionTexts())) : fromUtf8(question);
}

TextMistake mistakeIn(const QString& text, const Error& error, qsizetype before)
{
    // Columns count characters; QML counts UTF-16 units.
    qsizetype position = before;
    int column = 1;
    for (; column < error.where.column && position < text.size(); ++column)
        position += text[position].isHighSurrogate() ? 2 : 1;
    if (error.where.column == 0) return {sentence(error), 0};
    const auto shown = static_cast<int>(text.left(position).toUcs4().size()) + 1;
    return {OddsWords::tr("Column %1: %2").arg(shown).arg(sentence(error)), static_cast<int>(position)};
}

}  // namespace mazzo::desktop
