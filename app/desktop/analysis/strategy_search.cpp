// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/analysis/strategy_search.h"

#include "app/desktop/analysis/odds_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

#include <QLocale>

namespace mazzo::desktop {

using namespace goldfish;

namespace {

QString decimal(double number, int digits)
{
    return QLocale(fromUtf8(currentLanguage())).toString(number, 'f', digits);
}

}  // namespace

void StrategySearch::clear()
{
    m_found.reset();
    m_finalMatch.reset();
    m_curve.clear();
    m_now = {};
    retranslate();
}

void StrategySearch::begin()
{
    clear();
    m_time.start();
}

void StrategySearch::report(const SearchProgress& now)
{
    if (now.generation != m_now.generation) m_curve.append(now.share * 100);
    m_now = now;
    emit progressed();
}

void StrategySearch::end(const FoundStrategy& found, std::optional<Tournament> finalMatch)
{
    m_found = found;
    m_finalMatch = std::move(finalMatch);
    emit changed();
}

void StrategySearch::retranslate()
{
    emit changed();
    emit progressed();
}

QString StrategySearch::progressText() const
{
    if (m_now.generation == 0) return {};
    const double seconds = std::max(0.001, static_cast<double>(m_time.elapsed()) / 1000);
    return tr("Generation %1 · %2 million games, %L3 a second · at least %4 against every other strategy")
        .arg(m_now.generation)
        .arg(decimal(static_cast<double>(m_now.games) / 1e6, 1))
        .arg(static_cast<qulonglong>(static_cast<double>(m_now.games) / seconds))
        .arg(percentText(m_now.share));
}

QString StrategySearch::foundText() const
{
    if (!m_found) return {};
    QStringList lines{tr("Found after %n generation(s) and %1 million games.", nullptr, m_found->generations)
                          .arg(decimal(static_cast<double>(m_found->games) / 1e6, 1))};
    if (m_finalMatch && !m_finalMatch->table.empty()) {
        const auto hardest = std::ranges::min_element(m_finalMatch->table, {},
                                                      [](const Pairing& pairing) { return pairing.duel.share(); });
        lines.append(tr("On fresh seeds it wins at least %1 (against %2, %3 sigma; %L4 games for each strategy).")
                         .arg(percentText(hardest->duel.share()), fromUtf8(m_finalMatch->entrants[hardest->b].name),
                              decimal(hardest->duel.sigmas(), 1))
                         .arg(hardest->duel.games));
    }
    return lines.join(' ');
}

}  // namespace mazzo::desktop
