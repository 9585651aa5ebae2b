// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/analysis/deck_comparison.h"

#include "app/desktop/analysis/deck_questions.h"
#include "app/desktop/decks/deck_summary.h"
#include "app/text/error_text.h"
#include "app/text/finding_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

namespace mazzo::desktop {

using namespace goldfish::odds;

namespace {

constexpr int kMaxRevisions = 50;  // that are offered
constexpr int kTurnsCompared = 5;

QString signedText(int number)
{
    return number > 0 ? QStringLiteral("+%1").arg(number) : QStringLiteral("−%1").arg(-number);
}

}  // namespace

DeckComparison::DeckComparison(GameStore& store, QObject* parent)
    : QObject(parent), m_store(store), m_task(&DeckComparison::computed, [this](Report report) {
          m_report = std::move(report);
          show();
      })
{
    connect(&m_task, &BackgroundTask::busyChanged, this, &DeckComparison::busyChanged);
    connect(&m_task, &BackgroundTask::progressChanged, this, &DeckComparison::progressChanged);
    connect(&store.decks(), &DeckCache::changed, this, [this] {
        if (m_active) listChoices();
    });
}

void DeckComparison::setOrder(const AnalysedDeck& deck, std::vector<std::string> questions,
                              std::vector<std::string> keeps)
{
    const bool same = m_deck.deckId == deck.deckId;
    m_deck = deck;
    m_questions = std::move(questions);
    m_keeps = std::move(keeps);
    if (!same) {
        m_choice.clear();
        m_revisions.clear();
    }
    m_due = true;
    if (m_active) readRevisions();
}

void DeckComparison::setActive(bool active)
{
    m_active = active;
    if (active && m_due) readRevisions();
}

void DeckComparison::retranslate()
{
    listChoices();
    show();
}

void DeckComparison::readRevisions()
{
    m_due = false;
    if (!m_deck.present() || !m_store.decks().isOpen()) {
        m_revisions.clear();
        listChoices();
        return ask();
    }
    const std::uint64_t number = ++m_reading;
    m_store.decks().history(this, desktop::deckOf(m_deck.deckId),
                            [this, number](const Result<std::vector<DeckRevision>>& revisions) {
                                if (number != m_reading) return;
                                m_revisions = revisions ? *revisions : std::vector<DeckRevision>();
                                listChoices();
                                ask();
                            });
}

void DeckComparison::listChoices()
{
    m_choices.clear();
    if (m_deck.present()) {
        for (const DeckSnapshot& deck : m_store.decks().all())
            if (deck->game == m_deck.game->game.id && idOf(deck->id) != m_deck.deckId)
                m_choices.append(QVariantMap{{"value", "deck:" + idOf(deck->id)}, {"text", fromUtf8(deck->name)}});
        for (std::size_t i = 1; i < m_revisions.size() && i < kMaxRevisions; ++i)
            m_choices.append(QVariantMap{{"value", QStringLiteral("revision:%1").arg(m_revisions[i].number)},
                                         {"text", tr("Revision %1 · %2")
                                                      .arg(m_revisions[i].number)
                                                      .arg(localTime(m_revisions[i].changedAt, currentLanguage()))}});
    }
    const bool offered = std::ranges::any_of(
        m_choices, [this](const QVariant& choice) { return choice.toMap()["value"] == m_choice; });
    // An older revision is the likeliest question, then another deck.
    if (!offered) {
        m_choice.clear();
        for (const QVariant& choice : m_choices) {
            const QString value = choice.toMap()["value"].toString();
            if (m_choice.isEmpty() || (value.startsWith("revision:") && m_choice.startsWith("deck:"))) m_choice = value;
        }
    }
    emit choicesChanged();
}

void DeckComparison::setChoice(const QString& choice)
{
    if (choice == m_choice) return;
    m_choice = choice;
    emit choicesChanged();
    ask();
}

void DeckComparison::ask()
{
    if (!m_active) return;
    Order order{m_deck, {}, {}, false, m_questions, m_keeps.empty() ? std::string() : m_keeps.front()};
    const QString number = m_choice.mid(m_choice.indexOf(':') + 1);
    if (m_choice.startsWith("deck:")) {
        if (const DeckSnapshot deck = m_store.decks().find(desktop::deckOf(number))) {
            order.other = deck->text;
            order.otherName = fromUtf8(deck->name);
            order.otherBuilt = deck->built;
        }
    } else if (const auto revision = std::ranges::find(m_revisions, number.toInt(), &DeckRevision::number);
               !number.isEmpty() && revision != m_revisions.end()) {
        order.other = revision->text;
        order.otherName = tr("Revision %1").arg(revision->number);
        order.otherBuilt = m_deck.built;
    }
    if (m_deck.present() && !order.other.empty()) return m_task.ask(std::move(order));
    m_task.cancel();
    m_report = {};
    show();
}

DeckComparison::Report DeckComparison::computed(const Order& order, const TaskControl& control)
{
    Report report{order, {}, {}, {}, {}};
    const LoadedGame& loaded = *order.deck.game;
    auto other = readDeck(order.other, loaded.game, loaded.catalogue);
    if (!other) {
        report.error = other.error().front();
        return report;
    }
    report.other = std::make_shared<const DeckFile>(std::move(*other));
    ComparisonOrder asked;
    asked.asks = readQuestions(order.questions, loaded.game);
    asked.keep = readKeep(order.keep, loaded.game);
    asked.turns = kTurnsCompared;
    const Watch watch = [&](double) { return !control.stopRequested(); };
    const auto figures = [&](const DeckFile& file, bool built) -> std::optional<DeckFigures> {
        auto found = deckFigures(loaded.game, loaded.catalogue, file, order.deck.owned.get(), built, asked, watch);
        if (found) return std::move(*found);
        report.error = found.error().front();
        return std::nullopt;
    };
    report.first = figures(*order.deck.file, order.deck.built);
    control.setProgress(0.5);
    report.second = figures(*report.other, order.otherBuilt);
    return report;
}

void DeckComparison::show()
{
    showLines();
    showOdds();
    emit answered();
}

void DeckComparison::showLines()
{
    QList<LineRow> rows;
    m_curves.clear();
    if (complete()) {
        const LoadedGame& loaded = *m_report.order.deck.game;
        const std::string language = currentLanguage();
        const std::array<const Deck*, 2> decks{&m_report.order.deck.file->deck, &m_report.other->deck};
        for (const auto& [line, both] : comparedLines(decks, loaded.catalogue, language))
            if (both.first != both.second)
                rows.append({fromUtf8(loaded.game[line.first].name.in(language)), fromUtf8(line.second), both.first,
                             both.second, signedText(both.second - both.first)});
        for (const FieldIndex field : numericFields(loaded.game)) {
            QVariantList values;
            for (const auto& [value, both] : comparedCurve(decks, loaded.catalogue, field))
                values.append(QVariantMap{{"value", value}, {"first", both.first}, {"second", both.second}});
            if (values.size() > 1)
                m_curves.append(
                    QVariantMap{{"title", fromUtf8(loaded.game[field].name.in(language))}, {"values", values}});
        }
    }
    m_difference.setRows(std::move(rows));
}

void DeckComparison::showOdds()
{
    QList<OddsRow> rows;
    if (complete() && !m_report.first->noOdds && !m_report.second->noOdds) {
        const auto cell = [](const ExactOdds& odds) { return odds ? oddsText(*odds) : QStringLiteral("–"); };
        const auto by = [](const ExactOdds& a, const ExactOdds& b) {
            return a && b ? pointsText(b->least - a->least) : QStringLiteral("–");
        };
        for (std::size_t i = 0; i < m_report.first->opening.size(); ++i) {
            OddsRow row;
            row.explained = questionText(m_report.order.questions[i], m_report.order.deck.game->game);
            const auto add = [&](const ExactOdds& first, const ExactOdds& second) {
                row.first.append(cell(first));
                row.second.append(cell(second));
                row.by.append(by(first, second));
            };
            add(m_report.first->opening[i], m_report.second->opening[i]);
            const std::size_t turns = std::min(m_report.first->byTurn.size(), m_report.second->byTurn.size());
            for (std::size_t turn = 0; turn < turns; ++turn)
                add(m_report.first->byTurn[turn][i], m_report.second->byTurn[turn][i]);
            row.spoken = tr("%1: %2 against %3")
                             .arg(row.explained, row.first.join(QStringLiteral(", ")),
                                  row.second.join(QStringLiteral(", ")));
            rows.append(row);
        }
    }
    m_odds.setRows(std::move(rows));
}

QStringList DeckComparison::names() const
{
    return complete() ? QStringList{m_report.order.deck.name, m_report.order.otherName} : QStringList();
}

QStringList DeckComparison::verdicts() const
{
    if (!complete()) return {};
    return {fromUtf8(app::idOf(m_report.first->report.verdict)), fromUtf8(app::idOf(m_report.second->report.verdict))};
}

QStringList DeckComparison::verdictTexts() const
{
    if (!complete()) return {};
    return {app::verdictName(m_report.first->report.verdict), app::verdictName(m_report.second->report.verdict)};
}

QStringList DeckComparison::problems() const
{
    QStringList texts;
    if (!complete()) return texts;
    for (const DeckFigures* figures : {&*m_report.first, &*m_report.second}) {
        QStringList lines;
        for (const Finding& finding : figures->report.findings)
            if (isFailure(finding.status))
                lines.append(app::message(finding, *m_report.order.deck.game, currentLanguage()));
        texts.append(lines.join('\n'));
    }
    return texts;
}

QStringList DeckComparison::missing() const
{
    QStringList texts;
    if (!complete()) return texts;
    const std::string language = currentLanguage();
    for (const DeckFigures* figures : {&*m_report.first, &*m_report.second}) {
        QStringList cards;
        for (const Shortage& shortage : figures->missing)
            cards.append(QStringLiteral("%1 %2")
                             .arg(shortage.lacking())
                             .arg(shortage.card
                                      ? fromUtf8(m_report.order.deck.game->catalogue.name(*shortage.card, language))
                                      : fromUtf8(shortage.name)));
        texts.append(!m_report.order.deck.owned ? tr("You have entered no cards of this game.")
                     : cards.isEmpty()          ? tr("You own all its cards.")
                                                : tr("Missing: %1").arg(cards.join(QStringLiteral(", "))));
    }
    return texts;
}

QStringList DeckComparison::headings() const
{
    QStringList headings{tr("Opening")};
    for (int turn = 1; turn <= kTurnsCompared; ++turn) headings.append(tr("Turn %1").arg(turn));
    return headings;
}

QString DeckComparison::trouble() const
{
    if (m_report.error) return sentence(*m_report.error);
    if (!complete()) return {};
    for (const DeckFigures* figures : {&*m_report.first, &*m_report.second})
        if (figures->noOdds) return sentence(*figures->noOdds);
    return {};
}

}  // namespace mazzo::desktop
