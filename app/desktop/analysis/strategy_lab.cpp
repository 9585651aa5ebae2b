// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/analysis/strategy_lab.h"

#include "app/input.h"
#include "app/output.h"
#include "app/strategies.h"
#include "app/text/error_text.h"
#include "app/text/value_text.h"
#include "goldfish/engines.h"

#include <QRegularExpression>
#include <QUrl>

namespace mazzo::desktop {

using namespace goldfish;

namespace {

constexpr std::uint64_t kGamesOfFinal = 20'000;
constexpr const char* kUsualBase = "endspurt";

}  // namespace

StrategyLab::StrategyLab(QObject* parent)
    : QObject(parent),
      m_draft([this](const QString& name) {
          const StrategyText* saved = strategy(name);
          return saved == nullptr ? nullptr : &saved->text;
      }),
      m_task(&runStrategyJob, [this](StrategyJobResult result) { applyResult(std::move(result)); })
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
    m_trouble.clear();
    m_tournament.clear();
    m_ranking.clear();
    m_search.clear();
    readStrategies();
    m_draft.setDeck(deck);
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
        if (m_draft.text().isEmpty() && !m_strategies.empty())
            m_draft.open(fromUtf8(m_strategies.front().text.name), fromUtf8(m_strategies.front().text.text));
    }
    showEntrants();
}

void StrategyLab::retranslate()
{
    showEntrants();
    m_tournament.retranslate();
    m_ranking.retranslate();
    m_search.retranslate();
    m_draft.check();
    emit answered();
}

void StrategyLab::setSeed(const QString& seed)
{
    bool whole = false;
    const qulonglong number = seed.trimmed().toULongLong(&whole);
    if (whole) m_seed = number;
    emit seedChanged();
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

void StrategyLab::ask(StrategyJob::Kind kind, std::vector<StrategyText> strategies, std::uint64_t games, double seconds)
{
    if (!m_available || strategies.empty()) return;
    m_task.cancel();
    m_work = kind;
    m_trouble.clear();
    m_enough = std::make_shared<std::atomic<bool>>(false);
    StrategyJob job{m_deck, std::move(strategies), kind, games, m_seed, seconds, m_enough};
    if (kind == StrategyJob::Kind::Search) {
        // Delivered by the task, which ends with this object.
        job.report = [this](const SearchProgress& now) { m_search.report(now); };
        m_search.begin();
    }
    m_task.ask(std::move(job));
    emit answered();
}

void StrategyLab::playTournament(int games)
{
    if (engine() == nullptr) return;
    std::vector<StrategyText> chosenTexts;
    for (const Strategy& strategy : m_strategies)
        if (strategy.chosen) chosenTexts.push_back(strategy.text);
    m_games = games > 0 ? static_cast<std::uint64_t>(games) : engine()->usualGames();
    ask(StrategyJob::Kind::Tournament, std::move(chosenTexts), m_games);
}

void StrategyLab::rankKinds(int games, bool pairs)
{
    const StrategyText* added = strategy(base());
    if (added != nullptr)
        ask(pairs ? StrategyJob::Kind::Pairs : StrategyJob::Kind::Ranking, {*added},
            static_cast<std::uint64_t>(std::max(1, games)));
}

void StrategyLab::find(int seconds)
{
    std::vector<StrategyText> others;
    for (const Strategy& strategy : m_strategies)
        if (strategy.origin != "found") others.push_back(strategy.text);
    ask(StrategyJob::Kind::Search, std::move(others), kGamesOfFinal, std::max(1, seconds));
}

void StrategyLab::stop()
{
    if (!m_task.busy()) return;
    // A search answers at once with what it has; a second stop drops it.
    if (m_work == StrategyJob::Kind::Search && m_enough && !m_enough->exchange(true)) return;
    m_task.cancel();
}

void StrategyLab::applyResult(StrategyJobResult result)
{
    m_trouble = result.error ? sentenceWithPlace(*result.error) : QString();
    switch (result.kind) {
    case StrategyJob::Kind::Tournament:
        if (result.tournament) m_tournament.show(std::move(*result.tournament), m_games);
        break;
    case StrategyJob::Kind::Ranking:
        if (!result.ranking.empty()) m_ranking.showKinds(m_deck, std::move(result.ranking));
        break;
    case StrategyJob::Kind::Pairs:
        if (!result.ranking.empty()) m_ranking.showPairs(m_deck, std::move(result.ranking));
        break;
    case StrategyJob::Kind::Search:
        if (result.found) {
            m_search.end(*result.found, std::move(result.tournament));
            addFound(result.found->text);
        }
        break;
    case StrategyJob::Kind::None: break;
    }
    m_work = StrategyJob::Kind::None;
    showEntrants();
    emit answered();
}

void StrategyLab::addFound(const std::string& text)
{
    std::string name;
    do name = "found-" + std::to_string(++m_foundNumber);
    while (strategy(fromUtf8(name)) != nullptr);
    m_strategies.push_back({{name, text, {}}, QStringLiteral("found")});
    m_draft.open(fromUtf8(name), fromUtf8(text));
}

QString StrategyLab::work() const
{
    if (!busy()) return {};
    switch (m_work) {
    case StrategyJob::Kind::Tournament: return QStringLiteral("tournament");
    case StrategyJob::Kind::Ranking: return QStringLiteral("ranking");
    case StrategyJob::Kind::Pairs: return QStringLiteral("pairs");
    case StrategyJob::Kind::Search: return QStringLiteral("search");
    case StrategyJob::Kind::None: break;
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
        row.mean = m_tournament.meanOf(strategy.text.name);
        rows.append(row);
    }
    m_entrants.setRows(std::move(rows));
    emit entrantsChanged();
}

void StrategyLab::edit(int entrant)
{
    if (entrant < 0 || entrant >= std::ssize(m_strategies)) return;
    const StrategyText& text = m_strategies[static_cast<std::size_t>(entrant)].text;
    m_draft.open(fromUtf8(text.name), fromUtf8(text.text));
}

void StrategyLab::editPair(int row)
{
    const QString lines = m_ranking.linesOfPair(row);
    const StrategyText* added = strategy(base());
    if (!lines.isEmpty() && added != nullptr) m_draft.open({}, lines + fromUtf8(added->text));
}

bool StrategyLab::importFile(const QUrl& file)
{
    constexpr std::size_t kMaxStrategy = std::size_t{1} << 20;
    const auto text = readInput(file.toLocalFile().toStdString(), kMaxStrategy);
    m_trouble = text ? QString() : sentence(text.error());
    if (text) m_draft.open(file.fileName().section('.', 0, 0), fromUtf8(*text));
    emit answered();
    return text.has_value();
}

bool StrategyLab::save(const QString& name)
{
    static const QRegularExpression kAllowed(QStringLiteral("^[\\w][\\w .-]*$"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    if (!m_draft.readable() || !kAllowed.match(name.trimmed()).hasMatch()) return false;
    const std::filesystem::path folder = ownStrategyFolder(m_deck.game->game.id);
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    const std::string file = (folder / (name.trimmed().toStdString() + ".strategy")).string();
    if (folder.empty() || error || !writeOutput(file, m_draft.text().toStdString())) return false;
    m_draft.rename(name.trimmed());
    std::erase_if(m_strategies, [&](const Strategy& each) {
        return each.origin == "found" && fromUtf8(each.text.name) == m_draft.name();
    });
    readStrategies();
    m_draft.check();
    emit saved();
    return true;
}

}  // namespace mazzo::desktop
