// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_judge.h"

namespace mazzo::desktop {

namespace {

/// The rules for a game and its settings. Compiling them takes longer than checking a deck, so the last ones are kept.
Result<SharedBench> benchFor(SharedBench& last, const GameSnapshot& game, const Settings& settings)
{
    if (last && last->game == game && last->settings == settings) return last;
    auto book = RuleBook::compile(game->game, game->catalogue, settings);
    if (!book) return failure(book.error().front());
    last = std::make_shared<const Bench>(game, settings, std::move(*book));
    return last;
}

Judgement judgementOf(const Result<SharedBench>& bench, const Deck& deck)
{
    Judgement judgement;
    if (!bench) {
        judgement.errors = {bench.error()};
        return judgement;
    }
    judgement.bench = *bench;
    const RuleBook& book = judgement.bench->book;
    judgement.report = book.judge(deck);
    for (const Finding& finding : judgement.report.findings)
        judgement.fixes.push_back(finding.status >= Status::Unknown ? book.fixes(deck, judgement.report, finding)
                                                                    : std::vector<Fix>());
    judgement.addable = judgement.bench->additions.canAdd(deck);
    return judgement;
}

}  // namespace

Bench::Bench(GameSnapshot snapshot, Settings chosen, RuleBook rules)
    : game(std::move(snapshot)), settings(std::move(chosen)), book(std::move(rules)), additions(book)
{}

DeckJudge::DeckJudge(QObject* parent)
    : QObject(parent),
      m_task(
          [last = std::make_shared<SharedBench>()](const Question& question, const TaskControl&) {
              return judgementOf(benchFor(*last, question.game, question.settings), question.deck);
          },
          [this](const Judgement& judgement) { emit judged(judgement); })
{
    connect(&m_task, &BackgroundTask::busyChanged, this, &DeckJudge::busyChanged);
}

void DeckJudge::ask(GameSnapshot game, Settings settings, Deck deck)
{
    m_task.ask({std::move(game), std::move(settings), std::move(deck)});
}

}  // namespace mazzo::desktop
