// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/analysis/deck_tuning.h"

#include "app/analysis/tune_pool.h"
#include "app/desktop/analysis/deck_questions.h"
#include "app/text/error_text.h"
#include "app/text/finding_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "goldfish/odds/inquiry.h"
#include "model/collection/table_set_up.h"
#include "model/deck_file/deck_edit.h"
#include "model/query/query_parser.h"

namespace mazzo::desktop {

using namespace goldfish::odds;
using namespace goldfish::tuning;

DeckTuning::DeckTuning(QObject* parent)
    : QObject(parent), m_task(&DeckTuning::computed, [this](Report report) {
          m_report = std::move(report);
          show();
      })
{
    connect(&m_task, &BackgroundTask::busyChanged, this, &DeckTuning::busyChanged);
    connect(&m_task, &BackgroundTask::progressChanged, this, &DeckTuning::progressChanged);
}

void DeckTuning::setOrder(const AnalysedDeck& deck, std::vector<std::string> questions, std::vector<std::string> keeps)
{
    const bool sameGame = m_deck.present() && deck.present() && m_deck.game->game.id == deck.game->game.id;
    m_task.cancel();
    m_deck = deck;
    m_questions = std::move(questions);
    m_keeps = std::move(keeps);
    m_policy = std::min(m_policy, static_cast<int>(m_keeps.size()));
    m_ownedOnly = m_ownedOnly && hasOwned();
    if (!sameGame) {
        m_pool.clear();
        m_poolError = {};
    }
    m_report = {};
    showGoals();
    show();
}

void DeckTuning::retranslate()
{
    showGoals();
    show();
}

void DeckTuning::changeWish(int row, const std::function<void(Wish&)>& change)
{
    if (row < 0 || row >= std::ssize(m_questions)) return;
    change(wishOf(m_questions[static_cast<std::size_t>(row)]));
    showGoals();
}

void DeckTuning::setMode(int row, const QString& mode)
{
    changeWish(row, [&](Wish& wish) { wish.mode = mode; });
}

void DeckTuning::setWeight(int row, double weight)
{
    changeWish(row, [&](Wish& wish) { wish.weight = std::clamp(weight, -1000.0, 1000.0); });
}

void DeckTuning::setPercent(int row, double percent)
{
    changeWish(row, [&](Wish& wish) { wish.percent = std::clamp(percent, 0.0, 100.0); });
}

bool DeckTuning::setPool(const QString& text)
{
    if (!m_deck.present()) return false;
    const QString query = text.trimmed();
    const auto read = parseQuery(query.toStdString(), m_deck.game->game);
    m_poolError = read ? TextMistake() : mistakeIn(text, read.error(), text.indexOf(query));
    if (read) m_pool = query;
    emit optionsChanged();
    return read.has_value();
}

void DeckTuning::setSwaps(int swaps)
{
    m_swaps = std::clamp(swaps, 1, kMaxSwaps);
    emit optionsChanged();
}

void DeckTuning::setSeconds(int seconds)
{
    m_seconds = std::clamp(seconds, 1, 600);
    emit optionsChanged();
}

void DeckTuning::setTurn(int turn)
{
    m_turn = std::clamp(turn, 0, 30);
    emit optionsChanged();
}

void DeckTuning::setOwnedOnly(bool only)
{
    m_ownedOnly = only && hasOwned();
    emit optionsChanged();
}

void DeckTuning::setPolicy(int policy)
{
    m_policy = std::clamp(policy, 0, static_cast<int>(m_keeps.size()));
    emit optionsChanged();
}

QStringList DeckTuning::policyNames() const
{
    QStringList names{tr("Keep every hand")};
    for (const std::string& keep : m_keeps) names.append(tr("Keep if %1").arg(questionText(keep, m_deck.game->game)));
    return names;
}

bool DeckTuning::ready() const
{
    return std::ranges::any_of(m_questions, [this](const std::string& question) {
        const auto wish = m_wishes.find(question);
        return wish == m_wishes.end() || wish->second.mode != "ignore";
    });
}

void DeckTuning::tune()
{
    if (!m_deck.present() || !ready()) return;
    Order order{m_deck, {}, {}, {}, m_pool.toStdString(), m_ownedOnly, m_swaps, m_seconds, m_turn};
    if (m_policy > 0) order.keep = m_keeps[static_cast<std::size_t>(m_policy - 1)];
    for (const std::string& question : m_questions) {
        const Wish& wish = wishOf(question);
        if (wish.mode == "ignore") continue;
        order.questions.push_back(question);
        goldfish::tuning::Goal goal;
        if (wish.mode == "condition") goal.atLeast = wish.percent / 100;
        else goal.weight = wish.weight;
        order.goals.push_back(goal);
    }
    m_report = {};
    show();
    m_task.ask(std::move(order));
}

void DeckTuning::stop() { m_task.cancel(); }

DeckTuning::Report DeckTuning::computed(const Order& order, const TaskControl& control)
{
    Report report{order, {}, {}, {}};
    const LoadedGame& loaded = *order.deck.game;
    const goldfish::Setup& setup = *order.deck.setup;
    const auto book = RuleBook::compile(loaded.game, loaded.catalogue, setup.settings);
    if (!book) {
        report.error = book.error().front();
        return report;
    }
    TuneRequest request;
    request.questions = readQuestions(order.questions, loaded.game);
    request.goals = order.goals;
    request.keep = readKeep(order.keep, loaded.game);
    if (order.turn > 0) request.when.turn = order.turn;
    request.swaps = order.swaps;
    request.seconds = order.seconds;
    auto pool = tunePool(loaded.game, loaded.catalogue, setup.deck,
                         order.pool.empty() ? std::nullopt : std::optional(order.pool));
    if (!pool) {
        report.error = pool.error();
        return report;
    }
    request.pool = std::move(*pool);
    if (order.ownedOnly && order.deck.owned)
        request.maxCopies = [&](CardIndex card) {
            return ownedLines({loaded.game, loaded.catalogue, setup.settings, setup.deck}, order.deck.built,
                              *order.deck.owned, card);
        };
    const auto inquiry = Inquiry::of(setup, request.questions, request.when, request.keep);
    if (!inquiry) {
        report.error = inquiry.error();
        return report;
    }
    report.error = notSwappable(goldfish::tuning::swappable(setup, inquiry->plan(), request));
    if (report.error) return report;
    auto result = goldfish::tuning::tune(*book, setup, inquiry->plan(), request, [&](double done) {
        if (done >= 0) control.setProgress(done);
        return !control.stopRequested();
    });
    if (result) report.result = std::move(*result);
    else report.none = result.error();
    return report;
}

void DeckTuning::showGoals()
{
    QList<GoalRow> rows;
    for (const std::string& question : m_questions) {
        const Wish& wish = wishOf(question);
        rows.append({questionText(question, m_deck.game->game), wish.mode, wish.weight, wish.percent});
    }
    m_goals.setRows(std::move(rows));
    emit optionsChanged();
}

DeckTuning::ProposalRow DeckTuning::rowOf(const TunedDeck& deck) const
{
    const LoadedGame& loaded = *m_report.order.deck.game;
    const goldfish::Setup& setup = *m_report.order.deck.setup;
    const std::string language = currentLanguage();
    ProposalRow row;
    for (std::size_t i = 0; i < deck.odds.size(); ++i) {
        row.odds.append(oddsText(deck.odds[i]));
        row.gains.append(pointsText(deck.odds[i].least - m_report.result->before[i].least));
    }
    row.verdict = fromUtf8(app::idOf(deck.verdict));
    row.verdictText = app::verdictName(deck.verdict);
    QStringList spoken;
    for (const Swap& swap : deck.swaps) {
        QStringList worth;
        for (const double each : swap.worth) worth.append(pointsText(each));
        const QString removed = fromUtf8(setup.name(swap.removed, language));
        const QString added = fromUtf8(setup.name(swap.added, language));
        const auto idIn = [&](CardIndex card) {
            return setup.isUnknownCard(card) ? QString() : fromUtf8(loaded.catalogue.id(card));
        };
        row.swaps.append(QVariantMap{{"removed", removed},
                                     {"added", added},
                                     {"removedId", idIn(swap.removed)},
                                     {"addedId", idIn(swap.added)},
                                     {"zone", fromUtf8(loaded.game[swap.zone].name.in(language))},
                                     {"worth", worth}});
        spoken.append(tr("%1 for %2").arg(added, removed));
    }
    row.spoken = tr("%1: %2").arg(row.odds.join(QStringLiteral(", ")), spoken.join(QStringLiteral(", ")));
    return row;
}

void DeckTuning::show()
{
    QList<ProposalRow> rows;
    if (m_report.result)
        for (const TunedDeck& deck : m_report.result->best) rows.append(rowOf(deck));
    m_proposals.setRows(std::move(rows));
    emit answered();
}

QString DeckTuning::state() const
{
    if (m_report.result && !m_report.result->best.empty()) return QStringLiteral("found");
    return m_report.result || m_report.none || m_report.error ? QStringLiteral("none") : QString();
}

QString DeckTuning::unreachedText() const
{
    QStringList lines;
    for (const TuneResult::Unreached& each : m_report.result->unreached)
        lines.append(tr("“%1” cannot reach %2 within %n swap(s); the highest is %3.", nullptr, m_report.order.swaps)
                         .arg(questionText(m_report.order.questions[each.question], m_deck.game->game),
                              percentText(*m_report.order.goals[each.question].atLeast), percentText(each.highest)));
    return lines.join('\n');
}

QString DeckTuning::summary() const
{
    if (m_report.error) return sentence(*m_report.error);
    if (m_report.none)
        return tr("There are no exact odds for “%1”: too many different hands.")
            .arg(questionText(m_report.order.questions[m_report.none->question], m_deck.game->game));
    if (!m_report.result) return {};
    const TuneResult& result = *m_report.result;
    const int swaps = m_report.order.swaps;
    if (!result.best.empty()) {
        const QString exact = tr("Exact odds of %Ln deck(s).", nullptr, static_cast<int>(result.evaluations));
        if (result.optimal)
            return tr("No legal deck within %n swap(s) is better than the first.", nullptr, swaps) + " " + exact;
        return tr("The best found in the time allowed. No legal deck within the swaps exceeds %1.")
                   .arg(percentText(result.bound)) +
               " " + exact;
    }
    if (!result.unreached.empty()) return unreachedText();
    if (!result.optimal) return tr("No better deck was found in the time allowed.");
    if (!result.anyLegal) return tr("The cards allowed make no legal deck within %n swap(s).", nullptr, swaps);
    return tr("No legal deck within %n swap(s) is better.", nullptr, swaps);
}

QStringList DeckTuning::before() const
{
    QStringList texts;
    if (m_report.result)
        for (const Bounds& odds : m_report.result->before) texts.append(oddsText(odds));
    return texts;
}

QStringList DeckTuning::asked() const
{
    QStringList texts;
    for (const std::string& question : m_report.order.questions)
        texts.append(questionText(question, m_deck.game->game));
    return texts;
}

void DeckTuning::apply(int proposal)
{
    if (!m_report.result || proposal < 0 || proposal >= std::ssize(m_report.result->best)) return;
    const AnalysedDeck& deck = m_report.order.deck;
    DeckFile file = *deck.file;
    for (const Swap& swap : m_report.result->best[static_cast<std::size_t>(proposal)].swaps) {
        if (deck.setup->isUnknownCard(swap.removed))
            removeCopies(file, swap.zone, deck.setup->name(swap.removed, {}), 1);
        else removeCopies(file, swap.zone, swap.removed, 1);
        addCopies(file, swap.zone, swap.added, 1, deck.game->game, deck.game->catalogue);
    }
    emit applied(fromUtf8(writeDeck(file, deck.game->catalogue)));
}

}  // namespace mazzo::desktop
