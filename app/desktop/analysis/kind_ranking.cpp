// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/analysis/kind_ranking.h"

#include "app/desktop/analysis/odds_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

#include <QLocale>

namespace mazzo::desktop {

using goldfish::RankedKinds;

namespace {

constexpr qsizetype kMaxPairs = 8;

}  // namespace

void KindRanking::clear()
{
    m_rankedKinds.clear();
    m_rankedPairs.clear();
    retranslate();
}

void KindRanking::showKinds(const AnalysedDeck& deck, std::vector<RankedKinds> ranked)
{
    m_deck = deck;
    m_rankedKinds = std::move(ranked);
    retranslate();
}

/// The result of a run with pairs has the single kinds too.
void KindRanking::showPairs(const AnalysedDeck& deck, std::vector<RankedKinds> ranked)
{
    m_deck = deck;
    m_rankedPairs = std::move(ranked);
    retranslate();
}

void KindRanking::retranslate()
{
    m_kinds.setRows(rowsOf(m_rankedKinds));
    QList<Row> pairs = rowsOf(m_rankedPairs);
    if (pairs.size() > kMaxPairs) pairs.resize(kMaxPairs);
    m_pairs.setRows(std::move(pairs));
}

QList<KindRanking::Row> KindRanking::rowsOf(const std::vector<RankedKinds>& ranking) const
{
    constexpr double kTwoSided = 1.959963984540054;  // standard errors of a 95 % interval
    const std::string language = currentLanguage();
    const QLocale locale(fromUtf8(language));
    QList<Row> rows;
    for (const RankedKinds& ranked : ranking) {
        Row row;
        QStringList names;
        for (const CardIndex card : ranked.kinds) names.append(fromUtf8(m_deck.setup->name(card, language)));
        QStringList lines;
        for (const std::string& line : ranked.lines) lines.append(fromUtf8(line));
        row.title = names.join(QStringLiteral(" + "));
        row.share = ranked.duel.share();
        row.spread = ranked.duel.error() * kTwoSided;
        row.value = percentText(row.share);
        row.error = QStringLiteral("± ") + locale.toString(row.spread * 100, 'f', 1);
        row.lines = lines.join('\n');
        row.spoken = tr("%1: %2, %3").arg(row.title, row.value, row.error);
        rows.append(row);
    }
    return rows;
}

QString KindRanking::linesOfPair(int row) const
{
    const Row* ranked = m_pairs.row(row);
    return ranked == nullptr ? QString() : QStringLiteral("# %1\n%2\n").arg(ranked->title, ranked->lines);
}

}  // namespace mazzo::desktop
