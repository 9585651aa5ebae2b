// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/strategy_panel.h"

#include "app/output.h"
#include "app/strategies.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "goldfish/engines.h"

#include <QLocale>
#include <QRegularExpression>

#include <thread>

namespace mazzo::desktop {

using namespace goldfish;

namespace {

constexpr std::uint64_t kGamesOfFinal = 20'000;
constexpr const char* kUsualBase = "endspurt";

QString percentOf(double share) { return QLocale(fromUtf8(currentLanguage())).toString(share * 100, 'f', 1) + " %"; }

unsigned allCores() { return std::max(1U, std::thread::hardware_concurrency()); }

/// The strategy that kinds are added to.
StrategyText baseOf(const std::vector<StrategyText>& strategies)
{
    const auto usual = std::ranges::find(strategies, kUsualBase, &StrategyText::name);
    return usual == strategies.end() ? strategies.front() : *usual;
}

}  // namespace

StrategyPanel::StrategyPanel(QObject* parent)
    : QObject(parent), m_task(&StrategyPanel::studied, [this](Report report) {
          m_report = std::move(report);
          if (m_report.found) setDraft(fromUtf8(m_report.found->text));
          show();
      })
{
    connect(&m_task, &BackgroundTask::busyChanged, this, &StrategyPanel::busyChanged);
    connect(&m_task, &BackgroundTask::progressChanged, this, &StrategyPanel::progressChanged);
}

void StrategyPanel::setDeck(GameSnapshot game, std::shared_ptr<const Setup> setup)
{
    m_task.cancel();
    m_game = std::move(game);
    m_setup = std::move(setup);
    m_report = {};
    show();
}

void StrategyPanel::setStrategies(std::vector<StrategyText> strategies)
{
    m_strategies = std::move(strategies);
    const Engine* engine = engineNamed(m_setup->procedure.engine);
    m_available = engine && !m_strategies.empty() && engine->strategyStudy(*m_setup, {m_strategies.front()});
    checkDraft();
    emit deckChanged();
}

StrategyPanel::Order StrategyPanel::order(Work work) const { return {m_game, m_setup, m_strategies, work}; }

void StrategyPanel::ask(Order order)
{
    if (!m_available) return;
    m_task.cancel();
    m_enough = std::make_shared<std::atomic<bool>>(false);
    order.enough = m_enough;
    m_task.ask(std::move(order));
}

void StrategyPanel::playTournament(int games)
{
    Order next = order(Work::Tournament);
    next.games = static_cast<std::uint64_t>(std::max(1, games));
    ask(std::move(next));
}

void StrategyPanel::rankKinds(int games, bool pairs)
{
    Order next = order(Work::Ranking);
    next.games = static_cast<std::uint64_t>(std::max(1, games));
    next.pairs = pairs;
    ask(std::move(next));
}

void StrategyPanel::find(int seconds)
{
    Order next = order(Work::Search);
    next.seconds = std::max(1, seconds);
    next.games = kGamesOfFinal;
    ask(std::move(next));
}

void StrategyPanel::stop()
{
    if (!m_task.busy()) return;
    // A search answers at once with what it has; a second stop drops it.
    if (m_enough && !m_enough->exchange(true)) return;
    m_task.cancel();
}

StrategyPanel::Report StrategyPanel::studied(const Order& order, const TaskControl& control)
{
    Report report{order.work};
    const Engine& engine = *engineNamed(order.setup->procedure.engine);
    const auto goesOn = [&](double done) {
        control.setProgress(done);
        return !control.stopRequested() && !*order.enough;
    };
    const auto fail = [&](const Errors& errors) {
        report.error = errors.front();
        return report;
    };
    SimulationRun run;
    run.games = order.games;
    run.threads = allCores();
    if (order.work == Work::Tournament) {
        auto played = tournament(engine, *order.setup, order.strategies, run, goesOn);
        if (!played) return fail(played.error());
        report.tournament = std::move(*played);
        return report;
    }
    if (order.work == Work::Ranking) {
        const auto study = engine.strategyStudy(*order.setup, {baseOf(order.strategies)});
        if (!study) return fail(study.error());
        RankingRun ranking;
        ranking.games = order.games;
        ranking.threads = allCores();
        ranking.pairs = order.pairs;
        if (auto rows = (*study)->ranking(ranking, goesOn)) report.ranking = std::move(*rows);
        return report;
    }
    const auto study = engine.strategyStudy(*order.setup, order.strategies);
    if (!study) return fail(study.error());
    SearchRun search;
    search.threads = allCores();
    search.seconds = order.seconds;
    report.found = (*study)->found(search, [&](const SearchProgress& now) { return goesOn(now.done); });
    // The final match: other seeds than those of the search.
    run.seed = Random(~search.seed).next();
    Tournament match;
    for (const StrategyText& other : order.strategies) {
        if (control.stopRequested()) return report;
        auto one = tournament(engine, *order.setup, {{tr("New").toStdString(), report.found->text, {}}, other}, run);
        if (!one || !*one) continue;
        if (match.entrants.empty()) match.entrants.push_back((*one)->entrants.front());
        Pairing pairing = (*one)->table.front();
        pairing.b = match.entrants.size();
        match.entrants.push_back((*one)->entrants.back());
        match.table.push_back(pairing);
    }
    report.tournament = std::move(match);
    return report;
}

void StrategyPanel::showTournament()
{
    QList<Row> rows;
    const Tournament& played = *m_report.tournament;
    for (const Pairing& pairing : played.table) {
        const QString a = fromUtf8(played.entrants[pairing.a].name);
        const QString b = fromUtf8(played.entrants[pairing.b].name);
        const QString value = percentOf(pairing.duel.share());
        const QString detail =
            pairing.endless ? tr("They never end a game.")
                            : tr("± %1, %2 sigma")
                                  .arg(percentOf(pairing.duel.error()),
                                       QLocale(fromUtf8(currentLanguage())).toString(pairing.duel.sigmas(), 'f', 1));
        rows.append({.title = tr("%1 against %2").arg(a, b),
                     .value = value,
                     .share = pairing.duel.share(),
                     .detail = detail,
                     .spoken = tr("%1 against %2: %3, %4").arg(a, b, value, detail)});
    }
    m_rows.setRows(std::move(rows));
}

void StrategyPanel::showRanking()
{
    QList<Row> rows;
    for (const RankedKinds& ranked : m_report.ranking) {
        QStringList names;
        for (const CardIndex card : ranked.kinds) names.append(fromUtf8(m_setup->name(card, currentLanguage())));
        QStringList lines;
        for (const std::string& line : ranked.lines) lines.append(fromUtf8(line));
        const QString title = names.join(QStringLiteral(" + "));
        const QString value = percentOf(ranked.duel.share());
        const QString detail = tr("± %1 with %2").arg(percentOf(ranked.duel.error()), lines.join(QStringLiteral("; ")));
        rows.append({.title = title,
                     .value = value,
                     .share = ranked.duel.share(),
                     .detail = detail,
                     .spoken = tr("%1: %2, %3").arg(title, value, detail)});
    }
    m_rows.setRows(std::move(rows));
}

void StrategyPanel::show()
{
    m_heading.clear();
    m_trouble = m_report.error ? sentenceWithPlace(*m_report.error) : QString();
    if (m_report.tournament) showTournament();
    else showRanking();
    if (m_report.found)
        m_heading = tr("Found after %n generation(s). Share of the games won in the final match:", nullptr,
                       m_report.found->generations);
    else if (m_report.tournament) m_heading = tr("Share of games won (a shared win counts half):");
    else if (!m_report.ranking.empty())
        m_heading =
            tr("Share of the games won against %1 with one more kind:").arg(fromUtf8(baseOf(m_strategies).name));
    emit answered();
}

void StrategyPanel::retranslate()
{
    if (!m_setup) return;
    show();
    checkDraft();
}

void StrategyPanel::setDraft(const QString& draft)
{
    if (m_draft == draft) return;
    m_draft = draft;
    checkDraft();
}

/// Reading a strategy takes less than a keystroke, so it is not done on a worker thread.
void StrategyPanel::checkDraft()
{
    m_draftProblem.clear();
    m_draftReadable = false;
    if (m_available && !m_draft.trimmed().isEmpty()) {
        const Engine* engine = engineNamed(m_setup->procedure.engine);
        const auto read = engine->simulation(*m_setup, {{"draft", m_draft.toStdString(), {}}});
        m_draftReadable = read.has_value();
        QStringList lines;
        for (const Error& error : read ? (*read)->notes(0) : read.error()) lines.append(sentenceWithPlace(error));
        m_draftProblem = lines.join('\n');
    }
    emit draftChanged();
}

void StrategyPanel::edit(const QString& name)
{
    const auto found = std::ranges::find(m_strategies, name.toStdString(), &StrategyText::name);
    if (found != m_strategies.end()) setDraft(fromUtf8(found->text));
}

bool StrategyPanel::save(const QString& name)
{
    static const QRegularExpression kAllowed(QStringLiteral("^[\\w][\\w .-]*$"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    if (!m_draftReadable || !kAllowed.match(name.trimmed()).hasMatch()) return false;
    const std::filesystem::path folder = ownStrategyFolder(m_setup->game->id);
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    const std::string file = (folder / (name.trimmed().toStdString() + ".strategy")).string();
    if (folder.empty() || error || !writeOutput(file, m_draft.toStdString())) return false;
    emit saved();
    return true;
}

}  // namespace mazzo::desktop
