// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/analysis/strategy_lab.h"

#include "app/desktop/analysis/odds_text.h"
#include "app/input.h"
#include "app/output.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "goldfish/engines.h"

#include <QLocale>
#include <QRegularExpression>
#include <QUrl>

#include <thread>

namespace mazzo::desktop {

using namespace goldfish;

namespace {

constexpr std::uint64_t kGamesOfFinal = 20'000;
constexpr const char* kUsualBase = "endspurt";
constexpr double kTwoSided = 1.959963984540054;  // standard errors of a 95 % interval

unsigned allCores() { return std::max(1U, std::thread::hardware_concurrency()); }

QString decimal(double number, int digits)
{
    return QLocale(fromUtf8(currentLanguage())).toString(number, 'f', digits);
}

/// The average of a curve over the games that lasted as long, as far as a twentieth of them did.
QVariantList averages(const goldfish::Tally& tally, bool resources)
{
    QVariantList values;
    for (const goldfish::Tally::Turn& turn : tally.curve) {
        if (turn.games == 0 || turn.games * 20 < tally.curve.front().games) break;
        values.append(static_cast<double>(resources ? turn.resources : turn.points) / static_cast<double>(turn.games));
    }
    return values;
}

/// The turn from which on fewer than half of the games last.
int rareFrom(const goldfish::Tally& tally)
{
    int turn = 0;
    while (turn < static_cast<int>(goldfish::Tally::kTurns) &&
           tally.curve[static_cast<std::size_t>(turn)].games * 2 >= tally.curve.front().games)
        ++turn;
    return turn;
}

std::string csvCell(const std::string& text)
{
    if (text.find_first_of(",\"\n") == std::string::npos) return text;
    std::string cell = "\"";
    for (const char c : text) cell += c == '"' ? std::string("\"\"") : std::string(1, c);
    return cell + "\"";
}

}  // namespace

StrategyLab::StrategyLab(QObject* parent)
    : QObject(parent), m_task(&StrategyLab::studied, [this](Report report) { applyReport(std::move(report)); })
{
    connect(&m_task, &BackgroundTask::busyChanged, this, &StrategyLab::busyChanged);
    connect(&m_task, &BackgroundTask::progressChanged, this, &StrategyLab::progressChanged);
}

const Engine* StrategyLab::engine() const
{
    return m_deck.present() ? engineNamed(m_deck.setup->procedure.engine) : nullptr;
}

void StrategyLab::setDeck(const AnalysedDeck& deck)
{
    m_task.cancel();
    m_deck = deck;
    m_played.reset();
    m_finalMatch.reset();
    m_found.reset();
    m_ranked.clear();
    m_rankedPairs.clear();
    m_searchCurve.clear();
    m_trouble.clear();
    m_words = engine() ? engine()->strategyWords(*m_deck.setup) : StrategyWords();
    readStrategies();
    showRanking();
    checkDraft();
    emit deckChanged();
    emit answered();
}

void StrategyLab::readStrategies()
{
    std::vector<Strategy> found;
    for (Strategy& strategy : m_strategies)
        if (strategy.origin == "found") found.push_back(std::move(strategy));
    m_strategies.clear();
    const Engine* plays = engine();
    m_available = plays != nullptr && plays->playsStrategies();
    m_searchable = false;
    if (m_available) {
        const auto add = [&](Strategy strategy) {
            const auto read = plays->simulation(*m_deck.setup, {strategy.text});
            strategy.fits = read ? (*read)->notes(0).empty() : read.error().front().code == "simulation.sides";
            strategy.chosen = strategy.fits;
            m_strategies.push_back(std::move(strategy));
        };
        for (NamedStrategy& named : namedStrategyTexts(m_deck.game->game.id))
            add({std::move(named.text), named.yours ? QStringLiteral("yours") : QStringLiteral("shipped")});
        for (Strategy& strategy : found) add(std::move(strategy));
        m_searchable = !m_strategies.empty() &&
                       plays->strategyStudy(*m_deck.setup, {m_strategies.front().text}).has_value();
        if (m_draft.isEmpty() && !m_strategies.empty())
            openDraft(fromUtf8(m_strategies.front().text.name), fromUtf8(m_strategies.front().text.text));
    }
    showEntrants();
}

void StrategyLab::retranslate()
{
    showEntrants();
    showRanking();
    checkDraft();
    emit answered();
}

void StrategyLab::setSeed(const QString& seed)
{
    bool whole = false;
    const qulonglong number = seed.trimmed().toULongLong(&whole);
    if (whole) m_seed = number;
    emit deckChanged();
}

void StrategyLab::setResources(bool resources)
{
    m_resources = resources;
    emit answered();
}

QString StrategyLab::base() const
{
    if (strategy(m_base) != nullptr) return m_base;
    if (strategy(kUsualBase) != nullptr) return kUsualBase;
    return m_strategies.empty() ? QString() : fromUtf8(m_strategies.front().text.name);
}

void StrategyLab::setBase(const QString& base)
{
    m_base = base;
    emit entrantsChanged();
}

QStringList StrategyLab::bases() const
{
    QStringList names;
    for (const Strategy& strategy : m_strategies) names.append(fromUtf8(strategy.text.name));
    return names;
}

const StrategyText* StrategyLab::strategy(const QString& name) const
{
    const auto found = std::ranges::find_if(
        m_strategies, [name = name.toStdString()](const Strategy& strategy) { return strategy.text.name == name; });
    return found == m_strategies.end() ? nullptr : &found->text;
}

int StrategyLab::chosen() const { return static_cast<int>(std::ranges::count_if(m_strategies, &Strategy::chosen)); }

void StrategyLab::toggle(int entrant)
{
    if (entrant < 0 || entrant >= std::ssize(m_strategies)) return;
    Strategy& strategy = m_strategies[static_cast<std::size_t>(entrant)];
    strategy.chosen = !strategy.chosen;
    showEntrants();
}

std::vector<StrategyText> StrategyLab::chosenTexts() const
{
    std::vector<StrategyText> texts;
    for (const Strategy& strategy : m_strategies)
        if (strategy.chosen) texts.push_back(strategy.text);
    return texts;
}

void StrategyLab::ask(Work work, std::vector<StrategyText> strategies, std::uint64_t games, double seconds)
{
    if (!m_available || strategies.empty()) return;
    m_task.cancel();
    m_work = work;
    m_trouble.clear();
    m_search = {};
    m_enough = std::make_shared<std::atomic<bool>>(false);
    Order order{m_deck, std::move(strategies), work, games, m_seed, seconds, m_enough};
    if (work == Work::Search) {
        // Delivered by the task, which ends with this object.
        order.report = [this](const SearchProgress& now) {
            if (now.generation != m_search.generation) m_searchCurve.append(now.share * 100);
            m_search = now;
            emit progressChanged();
        };
        m_searchCurve.clear();
        m_searchTime.start();
        m_found.reset();
    }
    m_task.ask(std::move(order));
    emit answered();
}

void StrategyLab::playTournament(int games)
{
    if (engine() == nullptr) return;
    m_playedGames = games > 0 ? static_cast<std::uint64_t>(games) : engine()->usualGames();
    ask(Work::Tournament, chosenTexts(), m_playedGames);
}

void StrategyLab::rankKinds(int games, bool pairs)
{
    const StrategyText* added = strategy(base());
    if (added != nullptr)
        ask(pairs ? Work::Pairs : Work::Ranking, {*added}, static_cast<std::uint64_t>(std::max(1, games)));
}

void StrategyLab::find(int seconds)
{
    std::vector<StrategyText> others;
    for (const Strategy& strategy : m_strategies)
        if (strategy.origin != "found") others.push_back(strategy.text);
    ask(Work::Search, std::move(others), kGamesOfFinal, std::max(1, seconds));
}

void StrategyLab::stop()
{
    if (!m_task.busy()) return;
    // A search answers at once with what it has; a second stop drops it.
    if (m_work == Work::Search && m_enough && !m_enough->exchange(true)) return;
    m_task.cancel();
}

StrategyLab::Report StrategyLab::studied(const Order& order, const TaskControl& control)
{
    Report report{order.work};
    const Setup& setup = *order.deck.setup;
    const Engine& engine = *engineNamed(setup.procedure.engine);
    const auto goesOn = [&](double done) {
        control.setProgress(done);
        return !control.stopRequested() && !*order.enough;
    };
    const auto fail = [&](const Errors& errors) {
        report.error = errors.front();
        return report;
    };
    goldfish::SimulationRun run;
    run.games = order.games;
    run.seed = order.seed;
    run.threads = allCores();
    if (order.work == Work::Tournament) {
        auto played = tournament(engine, setup, order.strategies, run, goesOn);
        if (!played) return fail(played.error());
        report.tournament = std::move(*played);
        return report;
    }
    const auto study = engine.strategyStudy(setup, order.strategies);
    if (!study) return fail(study.error());
    if (order.work != Work::Search) {
        RankingRun ranking;
        ranking.games = order.games;
        ranking.seed = order.seed;
        ranking.threads = allCores();
        ranking.pairs = order.work == Work::Pairs;
        if (auto rows = (*study)->ranking(ranking, goesOn)) report.ranking = std::move(*rows);
        return report;
    }
    SearchRun search;
    search.threads = allCores();
    search.seed = order.seed;
    search.seconds = order.seconds;
    report.found = (*study)->found(search, [&](const SearchProgress& now) {
        // The final match is the rest.
        constexpr double kSearchPart = 0.9;
        if (order.report) control.post([report = order.report, now] { report(now); });
        return goesOn(now.done * kSearchPart);
    });
    // The final match: other seeds than those of the search.
    run.seed = Random(~search.seed).next();
    Tournament match;
    for (const StrategyText& other : order.strategies) {
        if (control.stopRequested()) return report;
        auto one = tournament(engine, setup, {{"found", report.found->text, {}}, other}, run,
                              [&](double) { return !control.stopRequested(); });
        if (!one || !*one) continue;
        if (match.entrants.empty()) match.entrants.push_back((*one)->entrants.front());
        Pairing pairing = (*one)->table.front();
        pairing.b = match.entrants.size();
        match.entrants.push_back((*one)->entrants.back());
        match.table.push_back(std::move(pairing));
    }
    report.tournament = std::move(match);
    return report;
}

void StrategyLab::applyReport(Report report)
{
    m_trouble = report.error ? sentenceWithPlace(*report.error) : QString();
    if (report.work == Work::Tournament && report.tournament) {
        m_played = std::move(*report.tournament);
        const int size = static_cast<int>(m_played->entrants.size());
        m_pairA = std::clamp(m_pairA, 0, std::max(0, size - 1));
        m_pairB = std::clamp(m_pairB, 0, std::max(0, size - 1));
        if (!m_played->table.empty() &&
            pairing(static_cast<std::size_t>(m_pairA), static_cast<std::size_t>(m_pairB)) == nullptr) {
            m_pairA = static_cast<int>(m_played->table.front().a);
            m_pairB = static_cast<int>(m_played->table.front().b);
        }
    }
    if (report.work == Work::Ranking && !report.ranking.empty()) m_ranked = std::move(report.ranking);
    if (report.work == Work::Pairs && !report.ranking.empty()) m_rankedPairs = std::move(report.ranking);
    if (report.work == Work::Search && report.found) {
        m_found = std::move(report.found);
        m_finalMatch = std::move(report.tournament);
        std::string name;
        do name = "found-" + std::to_string(++m_foundNumber);
        while (strategy(fromUtf8(name)) != nullptr);
        m_strategies.push_back({{name, m_found->text, {}}, QStringLiteral("found")});
        openDraft(fromUtf8(name), fromUtf8(m_found->text));
    }
    m_work = Work::None;
    showEntrants();
    showRanking();
    emit answered();
}

QString StrategyLab::work() const
{
    if (!busy()) return {};
    switch (m_work) {
    case Work::Tournament: return QStringLiteral("tournament");
    case Work::Ranking: return QStringLiteral("ranking");
    case Work::Pairs: return QStringLiteral("pairs");
    case Work::Search: return QStringLiteral("search");
    case Work::None: break;
    }
    return {};
}

void StrategyLab::showEntrants()
{
    QList<EntrantRow> rows;
    for (const Strategy& strategy : m_strategies) {
        EntrantRow row;
        row.name = fromUtf8(strategy.text.name);
        row.origin = strategy.origin;
        row.originText = !strategy.fits                 ? tr("not for these cards")
                         : strategy.origin == "yours"   ? tr("yours")
                         : strategy.origin == "shipped" ? tr("shipped")
                                                        : tr("found");
        row.chosen = strategy.chosen;
        row.fits = strategy.fits;
        row.mean = QStringLiteral("–");
        if (m_played)
            for (const Tournament::Entrant& entrant : m_played->entrants)
                if (entrant.name == strategy.text.name && entrant.all.games > 0)
                    row.mean = percentText(entrant.all.share());
        rows.append(row);
    }
    m_entrants.setRows(std::move(rows));
    emit entrantsChanged();
}

const Pairing* StrategyLab::pairing(std::size_t a, std::size_t b) const
{
    if (!m_played) return nullptr;
    const auto found = std::ranges::find_if(m_played->table, [&](const Pairing& pairing) {
        return (pairing.a == a && pairing.b == b) || (pairing.a == b && pairing.b == a);
    });
    return found == m_played->table.end() ? nullptr : &*found;
}

QStringList StrategyLab::tableNames() const
{
    QStringList names;
    if (m_played)
        for (const Tournament::Entrant& entrant : m_played->entrants) names.append(fromUtf8(entrant.name));
    return names;
}

QVariantList StrategyLab::table() const
{
    QVariantList cells;
    const std::size_t size = m_played ? m_played->entrants.size() : 0;
    for (std::size_t a = 0; a < size; ++a) {
        for (std::size_t b = 0; b < size; ++b) {
            const Pairing* pair = a == b ? nullptr : pairing(a, b);
            if (pair == nullptr) {
                cells.append(QVariantMap{{"played", false}, {"text", QString()}, {"share", 0.5}});
                continue;
            }
            const double share = pair->a == a ? pair->duel.share() : 1 - pair->duel.share();
            const QString text = pair->endless ? tr("endless") : decimal(share * 100, 1);
            const QString error = pair->endless
                                      ? QString()
                                      : QStringLiteral("± ") + decimal(pair->duel.error() * kTwoSided * 100, 1);
            cells.append(QVariantMap{{"played", true},
                                     {"text", text},
                                     {"error", error},
                                     {"share", share},
                                     {"spoken", tr("%1 against %2: %3 %, %4")
                                                    .arg(fromUtf8(m_played->entrants[a].name),
                                                         fromUtf8(m_played->entrants[b].name), text, error)}});
        }
    }
    return cells;
}

QStringList StrategyLab::means() const
{
    QStringList means;
    if (m_played)
        for (const Tournament::Entrant& entrant : m_played->entrants)
            means.append(entrant.all.games > 0 ? decimal(entrant.all.share() * 100, 1) : QStringLiteral("–"));
    return means;
}

QString StrategyLab::tableTitle() const
{
    return m_played ? tr("Tournament · %L1 games a pair").arg(m_playedGames) : tr("Tournament");
}

void StrategyLab::choosePair(int row, int column)
{
    if (row < 0 || column < 0 || pairing(static_cast<std::size_t>(row), static_cast<std::size_t>(column)) == nullptr)
        return;
    m_pairA = row;
    m_pairB = column;
    emit answered();
}

QVariantList StrategyLab::curves() const
{
    const Pairing* pair = pairing(static_cast<std::size_t>(m_pairA), static_cast<std::size_t>(m_pairB));
    if (pair == nullptr) return {};
    QVariantList curves;
    for (const int place : {m_pairA, m_pairB}) {
        const goldfish::Tally& tally = pair->tallies[static_cast<int>(pair->a) == place ? 0 : 1];
        curves.append(QVariantMap{{"name", fromUtf8(m_played->entrants[static_cast<std::size_t>(place)].name)},
                                  {"values", averages(tally, m_resources)},
                                  {"rareFrom", rareFrom(tally)}});
    }
    return curves;
}

void StrategyLab::showRanking()
{
    const std::string language = currentLanguage();
    const auto rowsOf = [&](const std::vector<RankedKinds>& ranking) {
        QList<RankRow> rows;
        for (const RankedKinds& ranked : ranking) {
            RankRow row;
            QStringList names;
            for (const CardIndex card : ranked.kinds) names.append(fromUtf8(m_deck.setup->name(card, language)));
            QStringList lines;
            for (const std::string& line : ranked.lines) lines.append(fromUtf8(line));
            row.title = names.join(QStringLiteral(" + "));
            row.share = ranked.duel.share();
            row.spread = ranked.duel.error() * kTwoSided;
            row.value = percentText(row.share);
            row.error = QStringLiteral("± ") + decimal(row.spread * 100, 1);
            row.lines = lines.join('\n');
            row.spoken = tr("%1: %2, %3").arg(row.title, row.value, row.error);
            rows.append(row);
        }
        return rows;
    };
    m_ranking.setRows(rowsOf(m_ranked));
    QList<RankRow> pairs = rowsOf(m_rankedPairs);
    constexpr qsizetype kBestPairs = 8;
    if (pairs.size() > kBestPairs) pairs.resize(kBestPairs);
    m_pairs.setRows(std::move(pairs));
}

QString StrategyLab::searchText() const
{
    if (m_work != Work::Search || m_search.generation == 0) return {};
    const double seconds = std::max(0.001, static_cast<double>(m_searchTime.elapsed()) / 1000);
    return tr("Generation %1 · %2 million games, %L3 a second · at least %4 against every other strategy")
        .arg(m_search.generation)
        .arg(decimal(static_cast<double>(m_search.games) / 1e6, 1))
        .arg(static_cast<qulonglong>(static_cast<double>(m_search.games) / seconds))
        .arg(percentText(m_search.share));
}

QString StrategyLab::foundText() const
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

bool StrategyLab::edited() const
{
    const StrategyText* saved = strategy(m_draftName);
    return saved == nullptr || fromUtf8(saved->text) != m_draft;
}

void StrategyLab::openDraft(const QString& name, const QString& text)
{
    m_draftName = name;
    m_draft = text;
    checkDraft();
}

void StrategyLab::setDraft(const QString& draft)
{
    if (m_draft == draft) return;
    m_draft = draft;
    checkDraft();
}

/// Reading a strategy takes less than a keystroke, so it is not done on a worker thread.
void StrategyLab::checkDraft()
{
    QList<MistakeRow> rows;
    m_draftReadable = false;
    if (m_available && !m_draft.trimmed().isEmpty()) {
        const auto read = engine()->simulation(*m_deck.setup, {{"draft", m_draft.toStdString(), {}}});
        // A side that has no opponent here is no mistake.
        m_draftReadable = read.has_value() || read.error().front().code == "simulation.sides";
        const Errors errors = read ? (*read)->notes(0) : m_draftReadable ? Errors() : read.error();
        for (const Error& error : errors)
            rows.append(
                {error.where.line,
                 error.where.line > 0 ? tr("Line %1: %2").arg(error.where.line).arg(sentence(error)) : sentence(error),
                 !read.has_value()});
    }
    m_mistakes.setRows(std::move(rows));
    emit draftChanged();
}

void StrategyLab::startNew()
{
    QString text;
    for (const std::string& line : m_words.lines)
        if (line == "side") text += QStringLiteral("side \n");
    openDraft({}, text);
}

void StrategyLab::edit(int entrant)
{
    if (entrant < 0 || entrant >= std::ssize(m_strategies)) return;
    const StrategyText& text = m_strategies[static_cast<std::size_t>(entrant)].text;
    openDraft(fromUtf8(text.name), fromUtf8(text.text));
}

void StrategyLab::editPair(int row)
{
    const RankRow* ranked = m_pairs.row(row);
    const StrategyText* added = strategy(base());
    if (ranked == nullptr || added == nullptr) return;
    openDraft({}, QStringLiteral("# %1\n%2\n%3").arg(ranked->title, ranked->lines, fromUtf8(added->text)));
}

bool StrategyLab::importFile(const QUrl& file)
{
    constexpr std::size_t kMaxStrategy = std::size_t{1} << 20;
    const auto text = readInput(file.toLocalFile().toStdString(), kMaxStrategy);
    m_trouble = text ? QString() : sentence(text.error());
    if (text) openDraft(file.fileName().section('.', 0, 0), fromUtf8(*text));
    emit answered();
    return text.has_value();
}

bool StrategyLab::save(const QString& name)
{
    static const QRegularExpression kAllowed(QStringLiteral("^[\\w][\\w .-]*$"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    if (!m_draftReadable || !kAllowed.match(name.trimmed()).hasMatch()) return false;
    const std::filesystem::path folder = ownStrategyFolder(m_deck.game->game.id);
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    const std::string file = (folder / (name.trimmed().toStdString() + ".strategy")).string();
    if (folder.empty() || error || !writeOutput(file, m_draft.toStdString())) return false;
    m_draftName = name.trimmed();
    std::erase_if(m_strategies, [&](const Strategy& each) {
        return each.origin == "found" && fromUtf8(each.text.name) == m_draftName;
    });
    readStrategies();
    checkDraft();
    emit saved();
    return true;
}

void StrategyLab::removeLine(int line)
{
    QStringList lines = m_draft.split('\n');
    if (line < 1 || line > lines.size()) return;
    lines.removeAt(line - 1);
    setDraft(lines.join('\n'));
}

bool StrategyLab::exportResults(const QUrl& file) const
{
    if (!m_played) return false;
    std::string text = "a,b,games,a_wins,b_wins,share,error,sigmas,unfinished\n";
    for (const Pairing& pair : m_played->table)
        text += csvCell(m_played->entrants[pair.a].name) + "," + csvCell(m_played->entrants[pair.b].name) + "," +
                std::to_string(pair.duel.games) + "," + std::to_string(pair.duel.wins) + "," +
                std::to_string(pair.duel.losses) + "," + std::to_string(pair.duel.share()) + "," +
                std::to_string(pair.duel.error()) + "," + std::to_string(pair.duel.sigmas()) + "," +
                std::to_string(pair.duel.unfinished) + "\n";
    return writeOutput(file.toLocalFile().toStdString(), text);
}

QVariantMap StrategyLab::completions(const QString& text, int cursor) const
{
    const qsizetype begin = text.lastIndexOf('\n', std::max(0, cursor - 1) == 0 ? 0 : cursor - 1) + 1;
    const QString line = cursor == 0 ? QString() : text.mid(begin, cursor - begin);
    std::vector<std::string> candidates;
    qsizetype start = 0;
    static const QRegularExpression kSpace(QStringLiteral("\\s+"));
    if (!line.contains(' ')) {
        for (const std::string& word : m_words.lines) candidates.push_back(word + " ");
    } else {
        static const QStringList kJoints{QStringLiteral("when "), QStringLiteral("and "), QStringLiteral("or ")};
        const qsizetype when = line.indexOf(QStringLiteral(" when "));
        bool wantsCard = when < 0;
        start = line.indexOf(' ') + 1;
        if (when < 0) {
            start = std::max(start, line.lastIndexOf(',') + 1);
            if (line.mid(start).trimmed().size() > 0) candidates.emplace_back("when ");
        } else {
            // What follows the last joint, sign or term that a card belongs to.
            static const QRegularExpression kBreaks(QStringLiteral(" when | and | or |[<>=+-]+ ?"));
            for (auto match = kBreaks.globalMatch(line); match.hasNext();) start = match.next().capturedEnd();
            for (const std::string& term : m_words.terms) {
                candidates.push_back(term);
                const QString word = fromUtf8(term);
                if (!word.endsWith(' ')) continue;
                if (const qsizetype at = line.indexOf(word, start); at == start) {
                    start = at + word.size();
                    wantsCard = true;
                }
            }
            for (const QString& joint : kJoints) candidates.push_back(joint.toStdString());
            if (wantsCard) candidates.clear();
        }
        if (wantsCard) candidates.insert(candidates.end(), m_words.cards.begin(), m_words.cards.end());
        while (start < line.size() && line[start] == ' ') ++start;
    }
    // A joint replaces only the last word.
    QStringList words;
    const QString typed = line.mid(start);
    const QString last = typed.section(kSpace, -1);
    for (const std::string& candidate : candidates) {
        const QString word = fromUtf8(candidate);
        if (word.startsWith(typed, Qt::CaseInsensitive) && word.trimmed() != typed.trimmed()) words.append(word);
    }
    int replaced = static_cast<int>(typed.size());
    if (words.isEmpty() && last != typed) {
        replaced = static_cast<int>(last.size());
        for (const char* joint : {"when ", "and ", "or "})
            if (QString::fromLatin1(joint).startsWith(last)) words.append(QString::fromLatin1(joint));
    }
    constexpr qsizetype kMaxWords = 12;
    if (words.size() > kMaxWords) words.resize(kMaxWords);
    return {{"words", words}, {"replaced", replaced}};
}

}  // namespace mazzo::desktop
