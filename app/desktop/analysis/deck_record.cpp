// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/analysis/deck_record.h"

#include "app/desktop/analysis/odds_text.h"
#include "app/desktop/decks/deck_summary.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

#include <QDate>
#include <QLocale>

namespace mazzo::desktop {

namespace {

constexpr double kResultMillion = 1e6;

QString dayText(const std::string& day)
{
    const QDate date = QDate::fromString(fromUtf8(day), Qt::ISODate);
    return QLocale(fromUtf8(currentLanguage())).toString(date, QLocale::ShortFormat);
}

}  // namespace

DeckRecord::DeckRecord(GameStore& store, QObject* parent) : QObject(parent), m_store(store) {}

void DeckRecord::setDeck(const QString& deckId)
{
    const auto deck = deckId.isEmpty() ? std::nullopt : std::optional(deckOf(deckId));
    if (deck == m_deck && deck) return read();
    m_deck = deck;
    m_results.clear();
    m_removed.reset();
    m_problem.clear();
    show();
    read();
}

void DeckRecord::setProblem(const QString& problem)
{
    if (problem == m_problem) return;
    m_problem = problem;
    emit changed();
}

void DeckRecord::read()
{
    LibraryWriter* writer = m_store.writer();
    if (!m_deck || writer == nullptr) return;
    writer->write(
        this, [deck = *m_deck](const Library& library) { return library.deckResults().of(deck); },
        [this, deck = *m_deck](const Result<std::vector<DeckResult>>& results) {
            if (deck != m_deck) return;
            if (results) m_results = *results;
            else setProblem(sentence(results.error()));
            show();
        });
}

void DeckRecord::write(std::function<Result<void>(const DeckResultRepository&)> change)
{
    LibraryWriter* writer = m_store.writer();
    if (!m_deck || writer == nullptr) return setProblem(tr("The library is not open; nothing is stored."));
    writer->write(
        this,
        [change = std::move(change)](const Library& library) -> Result<void> {
            auto begun = library.begin();
            if (!begun) return failure(begun.error());
            if (auto done = change(library.deckResults()); !done) return done;
            return begun->commit();
        },
        [this](const Result<void>& done) {
            setProblem(done ? QString() : sentence(done.error()));
            read();
        });
}

void DeckRecord::store(const DeckResult& result)
{
    write([deck = m_deck.value_or(DeckId{}), result](const DeckResultRepository& results) {
        return results.put(deck, result);
    });
}

bool DeckRecord::put(const QString& mark, const QString& outcome, const QString& opponent, const QString& opponentDeck,
                     const QString& note, const QString& day)
{
    const auto known = outcomeOf(outcome.toStdString());
    if (!m_deck || !known) return false;
    const DeckResult result{.mark = mark.isEmpty() ? newResultMark() : mark.toStdString(),
                            .day = day.trimmed().toStdString(),
                            .outcome = *known,
                            .opponent = opponent.trimmed().toStdString(),
                            .opponentDeck = opponentDeck.trimmed().toStdString(),
                            .note = note.trimmed().toStdString()};
    if (!isDay(result.day)) {
        setProblem(tr("“%1” is not a date such as %2.").arg(day, today()));
        return false;
    }
    if (!isSound(result)) {
        setProblem(tr("The texts are too long."));
        return false;
    }
    store(result);
    return true;
}

bool DeckRecord::add(const QString& outcome, const QString& opponent, const QString& opponentDeck, const QString& note,
                     const QString& day)
{
    return put({}, outcome, opponent, opponentDeck, note, day);
}

bool DeckRecord::change(const QString& mark, const QString& outcome, const QString& opponent,
                        const QString& opponentDeck, const QString& note, const QString& day)
{
    return !mark.isEmpty() && put(mark, outcome, opponent, opponentDeck, note, day);
}

void DeckRecord::remove(const QString& mark)
{
    const auto found = std::ranges::find(m_results, mark.toStdString(), &DeckResult::mark);
    if (found == m_results.end()) return;
    m_removed = *found;
    write(
        [deck = *m_deck, key = found->mark](const DeckResultRepository& results) { return results.remove(deck, key); });
}

void DeckRecord::restore()
{
    if (m_removed) store(*std::exchange(m_removed, std::nullopt));
}

QString DeckRecord::today() const { return QDate::currentDate().toString(Qt::ISODate); }

QString DeckRecord::recordOf(const ResultSummary& summary)
{
    return tr("%1 won · %2 lost · %3 drawn").arg(summary.won).arg(summary.lost).arg(summary.drawn);
}

QString DeckRecord::share() const { return m_summary.share() ? percentText(*m_summary.share()) : QString(); }

QString DeckRecord::interval() const
{
    if (m_summary.games() == 0) return {};
    return tr("95 % interval %1 to %2, a draw counts half").arg(percentText(from()), percentText(to()));
}

QString DeckRecord::quiz() const
{
    if (m_summary.hands == 0) return {};
    const double lost = static_cast<double>(m_summary.givenAway) / kResultMillion / m_summary.hands;
    return tr("%1 of %n right, %2 given away per hand", nullptr, m_summary.hands)
        .arg(m_summary.rightAnswers)
        .arg(percentText(lost, 2));
}

void DeckRecord::show()
{
    QList<Row> rows;
    for (const DeckResult& result : m_results) {
        const bool quiz = result.kind == DeckResult::Kind::Quiz;
        const QString opponent = fromUtf8(result.opponent);
        const QString deck = fromUtf8(result.opponentDeck);
        const QString against = opponent.isEmpty() || deck.isEmpty() ? opponent + deck : opponent + " · " + deck;
        rows.append({.mark = fromUtf8(result.mark),
                     .kind = quiz ? QStringLiteral("quiz") : QStringLiteral("game"),
                     .outcome = quiz ? QString() : fromUtf8(carddata::idOf(result.outcome)),
                     .title = quiz ? tr("Hands quiz: %1 of %2 right").arg(result.rightAnswers).arg(result.hands)
                              : against.isEmpty() ? tr("Game")
                                                  : against,
                     .detail = dayText(result.day),
                     .note = fromUtf8(result.note),
                     .opponent = opponent,
                     .opponentDeck = deck,
                     .day = fromUtf8(result.day)});
    }
    m_rows.setRows(std::move(rows));
    QList<OpponentRow> opponents;
    for (const auto& [name, summary] : summariesByOpponent(m_results))
        opponents.append({fromUtf8(name), recordOf(summary), percentText(summary.share().value_or(0), 0),
                          summary.share().value_or(0)});
    m_opponents.setRows(std::move(opponents));
    m_summary = summaryOf(m_results);
    emit changed();
}

}  // namespace mazzo::desktop
