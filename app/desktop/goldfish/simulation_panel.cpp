// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/simulation_panel.h"

#include "app/strategies.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "goldfish/engines.h"

#include <QLocale>

namespace mazzo::desktop {

using namespace goldfish;

namespace {

constexpr qsizetype kMaxSeats = 4;

QLocale locale() { return QLocale(fromUtf8(currentLanguage())); }

}  // namespace

SimulationPanel::SimulationPanel(QObject* parent)
    : QObject(parent), m_task(&SimulationPanel::play, [this](Report report) {
          m_report = std::move(report);
          show();
      })
{
    connect(&m_task, &BackgroundTask::busyChanged, this, &SimulationPanel::busyChanged);
    connect(&m_task, &BackgroundTask::progressChanged, this, &SimulationPanel::progressChanged);
}

void SimulationPanel::setDeck(GameSnapshot game, std::shared_ptr<const Setup> setup)
{
    stop();
    const bool same = m_game && m_game->game.id == game->game.id;
    m_game = std::move(game);
    m_setup = std::move(setup);
    readStrategies();
    if (!same) m_seated.clear();
    if (m_seated.size() < 2) seatTwo();
    m_report = {};
    showStrategies();
    show();
    emit deckChanged();
}

void SimulationPanel::reread()
{
    if (!m_setup) return;
    readStrategies();
    showStrategies();
}

void SimulationPanel::readStrategies()
{
    const Engine* engine = engineNamed(m_setup->procedure.engine);
    m_files.clear();
    if (!engine || !engine->playsStrategies()) return;
    for (NamedStrategy& strategy : namedStrategyTexts(m_game->game.id))
        m_files.emplace(strategy.text.name, std::move(strategy.text.text));
}

/// Seats the first two strategies that can play each other: in some games each side has its own.
void SimulationPanel::seatTwo()
{
    const Engine* engine = engineNamed(m_setup->procedure.engine);
    for (auto first = m_files.begin(); first != m_files.end(); ++first) {
        for (auto second = std::next(first); second != m_files.end(); ++second) {
            if (!engine->simulation(*m_setup, {{first->first, first->second, {}}, {second->first, second->second, {}}}))
                continue;
            m_seated = {fromUtf8(first->first), fromUtf8(second->first)};
            return;
        }
    }
}

void SimulationPanel::showStrategies()
{
    QList<StrategyRow> rows;
    for (const auto& [name, text] : m_files)
        rows.append({.name = fromUtf8(name), .seated = m_seated.contains(fromUtf8(name))});
    m_strategies.setRows(std::move(rows));
}

void SimulationPanel::toggle(int row)
{
    const StrategyRow* strategy = m_strategies.row(row);
    if (strategy == nullptr) return;
    const QString name = strategy->name;
    if (m_seated.contains(name)) m_seated.removeAll(name);
    else if (m_seated.size() < kMaxSeats) m_seated.append(name);
    showStrategies();
}

void SimulationPanel::run(int games)
{
    stop();
    if (m_seated.isEmpty() || games < 1) return;
    Order order{m_game, m_setup, {}, games};
    for (const QString& name : m_seated)
        order.strategies.push_back({name.toStdString(), m_files[name.toStdString()], {}});
    m_task.ask(std::move(order));
}

SimulationPanel::Report SimulationPanel::play(const Order& order, const TaskControl& control)
{
    Report report;
    for (const StrategyText& strategy : order.strategies) report.names.push_back(fromUtf8(strategy.name));
    const Watch watch = [&control](double done) {
        control.setProgress(done);
        return !control.stopRequested();
    };
    const Engine* engine = engineNamed(order.setup->procedure.engine);
    const auto simulation = engine->simulation(*order.setup, order.strategies);
    if (!simulation) report.error = simulation.error().front();
    else {
        for (std::size_t i = 0; i < order.strategies.size(); ++i) {
            const Errors notes = (*simulation)->notes(i);
            report.notes.insert(report.notes.end(), notes.begin(), notes.end());
        }
        report.outcome = (*simulation)->played({static_cast<std::uint64_t>(order.games), 1, 1, true}, watch);
    }
    return report;
}

void SimulationPanel::show()
{
    QList<ResultRow> rows;
    if (m_report.outcome) {
        const Outcome& outcome = *m_report.outcome;
        const double games = static_cast<double>(outcome.games);
        for (std::size_t i = 0; i < outcome.strategies.size(); ++i) {
            const Tally& tally = outcome.strategies[i];
            const double share = static_cast<double>(tally.wins) / games;
            const QString wins = locale().toString(share * 100, 'f', 1) + " %";
            const QString points = locale().toString(static_cast<double>(tally.points) / games, 'f', 1);
            const QString turns = locale().toString(static_cast<double>(tally.turns) / games, 'f', 1);
            rows.append(
                {.name = m_report.names[i],
                 .wins = wins,
                 .share = share,
                 .points = points,
                 .turns = turns,
                 .spoken =
                     tr("%1 wins %2, %3 points in %4 turns on average").arg(m_report.names[i], wins, points, turns)});
        }
    }
    m_results.setRows(std::move(rows));
    m_trouble = m_report.error ? sentenceWithPlace(*m_report.error) : QString();
    QStringList notes;
    for (const Error& note : m_report.notes) notes.append(sentenceWithPlace(note));
    m_notes = notes.join('\n');
    emit answered();
}

QVariantList SimulationPanel::curves() const
{
    QVariantList curves;
    if (!m_report.outcome) return curves;
    for (const Tally& tally : m_report.outcome->strategies) {
        QVariantList points;
        for (const Tally::Turn& turn : tally.curve) {
            // The few longest games say nothing about the others.
            if (turn.games * 20 < tally.curve.front().games) break;
            points.append(
                static_cast<double>(turn.points) / static_cast<double>(std::max<std::uint64_t>(1, turn.games)));
        }
        curves.append(QVariant(points));
    }
    return curves;
}

QString SimulationPanel::summary() const
{
    if (!m_report.outcome) return {};
    const double games = static_cast<double>(m_report.outcome->games);
    return tr("%1 games, %2 % tied")
        .arg(locale().toString(m_report.outcome->games),
             locale().toString(100 * static_cast<double>(m_report.outcome->ties) / games, 'f', 1));
}

void SimulationPanel::retranslate()
{
    if (m_setup) show();
}

}  // namespace mazzo::desktop
