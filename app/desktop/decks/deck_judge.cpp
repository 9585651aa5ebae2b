// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_judge.h"

namespace mazzo::desktop {

Bench::Bench(GameSnapshot snapshot, Settings chosen, RuleBook rules)
    : game(std::move(snapshot)), settings(std::move(chosen)), book(std::move(rules)), additions(book)
{}

DeckJudge::DeckJudge(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

DeckJudge::~DeckJudge()
{
    m_pool.waitForDone();
    m_repairs.waitForDone();
}

void DeckJudge::ask(GameSnapshot game, Settings settings, Deck deck)
{
    ++m_asked;
    m_newest = Question{std::move(game), std::move(settings), std::move(deck)};
    if (!m_asking) start();
}

void DeckJudge::forget()
{
    ++m_asked;
    m_newest.reset();
}

void DeckJudge::start()
{
    m_asking = true;
    emit busyChanged();
    m_pool.start([this, number = m_asked, question = *m_newest] {
        // The destructor waits for the pool, so `this` outlives the work; the answer itself is dropped with its
        // receiver.
        QMetaObject::invokeMethod(
            this,
            [this, number, judgement = answer(question)] {
                m_asking = false;
                if (number == m_asked) emit judged(judgement);
                else if (m_newest) start();
                emit busyChanged();
            },
            Qt::QueuedConnection);
    });
}

Result<SharedBench> DeckJudge::benchFor(const Question& question)
{
    if (m_bench && m_bench->game == question.game && m_bench->settings == question.settings) return m_bench;
    auto book = RuleBook::compile(question.game->game, question.game->catalogue, question.settings);
    if (!book) return failure(book.error().front());
    m_bench = std::make_shared<const Bench>(question.game, question.settings, std::move(*book));
    return m_bench;
}

Judgement DeckJudge::answer(const Question& question)
{
    Judgement judgement;
    const auto bench = benchFor(question);
    if (!bench) {
        judgement.errors = {bench.error()};
        return judgement;
    }
    judgement.bench = *bench;
    const RuleBook& book = judgement.bench->book;
    judgement.report = book.judge(question.deck);
    for (const Finding& finding : judgement.report.findings)
        judgement.fixes.push_back(finding.status >= Status::Unknown
                                      ? book.fixes(question.deck, judgement.report, finding)
                                      : std::vector<Fix>());
    judgement.addable = judgement.bench->additions.canAdd(question.deck);
    return judgement;
}

void DeckJudge::askRepair(SharedBench bench, Deck deck, std::function<int(CardIndex)> allowed, int number)
{
    m_repairs.start([this, bench = std::move(bench), deck = std::move(deck), allowed = std::move(allowed), number] {
        QMetaObject::invokeMethod(
            this,
            [this, number, repair = smallestRepair(bench->book, deck, allowed)] { emit repaired(number, repair); },
            Qt::QueuedConnection);
    });
}

}  // namespace mazzo::desktop
