#include "app/desktop/goldfish/odds_panel.h"

#include "app/words/error_words.h"
#include "app/words/language.h"
#include "app/words/value_words.h"
#include "model/query/expression.h"

#include <QLocale>

#include <algorithm>

namespace mazzo {

using namespace goldfish;
using namespace goldfish::odds;

namespace {

constexpr std::uint64_t kHands = 200'000;
constexpr int kMostTurns = 30;

QByteArray keyOf(const Game& game) { return "goldfish.questions." + QByteArray::fromStdString(game.id); }

QString percent(double share) { return QLocale(fromUtf8(currentLanguage())).toString(share * 100, 'f', 1) + " %"; }

QString percent(const Bounds& bounds) { return bounds.isOne() ? percent(bounds.least) : percent(bounds.least) + " – " + percent(bounds.most); }

/// Questions to begin with: the two commonest types of the draw pile, as many of each as an average hand has.
QStringList firstQuestions(const Game& game, const Setup& setup)
{
    const std::vector<CardIndex> pile = setup.dealtTo(setup.procedure.drawPile);
    std::map<TypeIndex, int> amounts;
    for (const CardIndex card : pile)
        if (!setup.isStranger(card)) ++amounts[setup.catalogue->type(card)];
    std::vector<std::pair<int, TypeIndex>> types;
    for (const auto& [type, amount] : amounts) types.emplace_back(-amount, type);
    std::ranges::sort(types);
    QStringList questions;
    for (std::size_t i = 0; i < std::min<std::size_t>(2, types.size()); ++i) {
        const int average = -types[i].first * setup.value(setup.procedure.openingHand) / std::max(1, static_cast<int>(pile.size()));
        questions.append(QStringLiteral("count(type:%1) >= %2").arg(fromUtf8(game[types[i].second].id)).arg(std::max(1, average)));
    }
    return questions;
}

} // namespace

/// Everything that the thread reads, so that nothing else needs to live on.
struct OddsPanel::Work {
    GameSnapshot game;
    std::shared_ptr<const Setup> setup;
    std::vector<std::string> questions;
    std::string keep;
    When when;
};

OddsPanel::OddsPanel(Preferences& preferences, QObject* parent)
    : QObject(parent), m_preferences(preferences), m_answers({"ask", "explained", "exact", "simulated", "share", "most", "unknown", "spoken"})
{
    m_pool.setMaxThreadCount(1);
}

OddsPanel::~OddsPanel()
{
    stop();
    m_pool.waitForDone();
}

void OddsPanel::setDeck(GameSnapshot game, std::shared_ptr<const Setup> setup)
{
    m_game = std::move(game);
    m_setup = std::move(setup);
    m_keep.clear();
    m_error.clear();
    m_answered.clear();
    QStringList questions = m_preferences.kept(keyOf(m_game->game).constData()).split('\n', Qt::SkipEmptyParts);
    if (questions.isEmpty()) questions = m_remembered[m_game->game.id];
    const QStringList first = firstQuestions(m_game->game, *m_setup);
    m_example = first.value(0);
    m_questions = questions.isEmpty() ? first : questions;
    emit asked();
    run();
}

void OddsPanel::remember()
{
    m_remembered[m_game->game.id] = m_questions;
    m_preferences.keep(keyOf(m_game->game).constData(), m_questions.join('\n'));
}

void OddsPanel::setTurn(int turn)
{
    turn = std::clamp(turn, 0, kMostTurns);
    if (turn == m_turn) return;
    m_turn = turn;
    emit asked();
    run();
}

bool OddsPanel::ask(const QString& text)
{
    if (!m_setup || text.trimmed().isEmpty()) return false;
    const auto question = readQuestion(text.trimmed().toStdString(), m_game->game);
    m_error = question ? QString() : sentenceWithPlace(question.error());
    emit asked();
    if (!question) return false;
    if (m_questions.contains(text.trimmed())) return true;
    m_questions.append(text.trimmed());
    remember();
    run();
    return true;
}

void OddsPanel::remove(int row)
{
    if (row < 0 || row >= m_questions.size()) return;
    m_questions.removeAt(row);
    remember();
    run();
}

bool OddsPanel::setKeep(const QString& text)
{
    if (!m_setup) return false;
    const QString trimmed = text.trimmed();
    const QString policy = trimmed.isEmpty() || trimmed.startsWith("keep if ") ? trimmed : "keep if " + trimmed;
    if (policy == m_keep) return true;
    const auto read = policy.isEmpty() ? std::nullopt : std::optional(readPolicy(policy.toStdString(), m_game->game));
    m_error = read && !*read ? sentenceWithPlace(read->error()) : QString();
    if (m_error.isEmpty()) m_keep = policy;
    emit asked();
    if (m_error.isEmpty()) run();
    return m_error.isEmpty();
}

void OddsPanel::stop()
{
    ++m_round;
    if (m_going) *m_going = false;
    if (!m_busy) return;
    m_busy = false;
    emit busyChanged();
}

OddsPanel::Outcome OddsPanel::workOut(const Work& work, const Watch& watch)
{
    Outcome outcome;
    std::vector<Question> questions;
    for (const std::string& text : work.questions)
        if (auto question = readQuestion(text, work.game->game)) questions.push_back(std::move(*question));
    std::optional<Question> keep;
    if (!work.keep.empty())
        if (auto policy = readPolicy(work.keep, work.game->game)) keep = std::move(*policy);
    if (questions.empty()) return outcome;
    const auto inquiry = Inquiry::of(*work.setup, std::move(questions), work.when, std::move(keep));
    if (!inquiry) {
        outcome.error = inquiry.error();
        return outcome;
    }
    const auto simulated = inquiry->simulated({kHands, 1, 1, Path::Cards}, watch);
    for (std::size_t i = 0; simulated && i < inquiry->asks().size(); ++i) {
        const auto exact = inquiry->exact(i, watch);
        outcome.answers.push_back({inquiry->asks()[i].text, exact ? std::optional(*exact) : std::nullopt, (*simulated)[i]});
    }
    return outcome;
}

void OddsPanel::run()
{
    stop();
    if (!m_setup) return;
    Work work{m_game, m_setup, {}, m_keep.toStdString(), {0, m_turn > 0 ? std::optional(m_turn) : std::nullopt}};
    for (const QString& question : m_questions) work.questions.push_back(question.toStdString());
    m_going = std::make_shared<std::atomic<bool>>(true);
    m_busy = true;
    m_progress = 0;
    emit busyChanged();
    emit progressChanged();
    // The destructor waits for the pool, so `this` outlives the work; what is asked anew makes older answers worthless.
    m_pool.start([this, work = std::move(work), going = m_going, round = m_round] {
        const Watch watch = [this, going, round](double done) {
            QMetaObject::invokeMethod(this, [this, round, done] {
                if (round != m_round) return;
                m_progress = done;
                emit progressChanged();
            }, Qt::QueuedConnection);
            return going->load();
        };
        QMetaObject::invokeMethod(this, [this, round, outcome = workOut(work, watch)] {
            if (round == m_round) take(outcome);
        }, Qt::QueuedConnection);
    });
}

void OddsPanel::take(const Outcome& outcome)
{
    m_busy = false;
    m_answered = outcome.answers;
    m_reason = outcome.error;
    show();
    emit busyChanged();
}

void OddsPanel::show()
{
    QList<RowsModel::Row> rows;
    for (const Answer& answer : m_answered) {
        const Bounds bounds = answer.exact.value_or(answer.simulated.share);
        const auto question = readQuestion(answer.text, m_game->game);
        const QString explained = question ? fromUtf8(describe(question->expression, m_game->game, currentLanguage())) : QString();
        const QString exact = answer.exact ? percent(*answer.exact) : tr("too many hands");
        const QString simulated = tr("%1 ± %2").arg(percent(answer.simulated.share), percent(answer.simulated.error));
        rows.append({fromUtf8(answer.text), explained, exact, simulated, bounds.least, bounds.most, !bounds.isOne(), tr("%1: exact %2, simulated %3").arg(explained, exact, simulated)});
    }
    m_answers.setRows(std::move(rows));
    m_trouble = m_reason ? sentence(*m_reason) : QString();
    emit answered();
}

QString OddsPanel::hands() const { return m_answered.empty() ? QString() : tr("%1 hands dealt, and exact").arg(QLocale(fromUtf8(currentLanguage())).toString(kHands)); }

void OddsPanel::retranslate()
{
    if (m_setup) show();
}

} // namespace mazzo
