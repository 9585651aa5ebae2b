// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_checker.h"

namespace mazzo::desktop {

namespace {

/// The rules for a game and its settings. Compiling them takes longer than checking a deck, so the last ones are kept.
Result<SharedRules> rulesFor(SharedRules& last, const GameSnapshot& game, const Settings& settings)
{
    if (last && last->game == game && last->settings == settings) return last;
    auto book = RuleBook::compile(game->game, game->catalogue, settings);
    if (!book) return failure(book.error().front());
    last = std::make_shared<const CompiledRules>(game, settings, std::move(*book));
    return last;
}

DeckCheck checkOf(const Result<SharedRules>& rules, const Deck& deck)
{
    DeckCheck check;
    if (!rules) {
        check.errors = {rules.error()};
        return check;
    }
    check.rules = *rules;
    const RuleBook& book = check.rules->book;
    check.report = book.check(deck);
    book.addOrigins(deck, check.report);
    for (const Finding& finding : check.report.findings)
        check.fixes.push_back(finding.status >= Status::Unknown ? book.fixes(deck, check.report, finding)
                                                                : std::vector<Fix>());
    check.addable = check.rules->additions.canAdd(deck);
    return check;
}

}  // namespace

CompiledRules::CompiledRules(GameSnapshot snapshot, Settings chosen, RuleBook rules)
    : game(std::move(snapshot)), settings(std::move(chosen)), book(std::move(rules)), additions(book)
{}

DeckChecker::DeckChecker(QObject* parent)
    : QObject(parent),
      m_task(
          [last = std::make_shared<SharedRules>()](const Question& question, const TaskControl&) {
              return checkOf(rulesFor(*last, question.game, question.settings), question.deck);
          },
          [this](const DeckCheck& check) { emit judged(check); })
{
    connect(&m_task, &BackgroundTask::busyChanged, this, &DeckChecker::busyChanged);
}

void DeckChecker::ask(GameSnapshot game, Settings settings, Deck deck)
{
    m_task.ask({std::move(game), std::move(settings), std::move(deck)});
}

}  // namespace mazzo::desktop
