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

DeckCheckResult resultOf(const Result<SharedRules>& rules, const Deck& deck)
{
    DeckCheckResult result;
    if (!rules) {
        result.errors = {rules.error()};
        return result;
    }
    result.rules = *rules;
    const RuleBook& book = result.rules->book;
    result.report = book.check(deck);
    book.addOrigins(deck, result.report);
    for (const Finding& finding : result.report.findings)
        result.fixes.push_back(finding.status >= Status::Unknown ? book.fixes(deck, result.report, finding)
                                                                 : std::vector<Fix>());
    result.addable = result.rules->additions.canAdd(deck);
    return result;
}

}  // namespace

CompiledRules::CompiledRules(GameSnapshot snapshot, Settings chosen, RuleBook rules)
    : game(std::move(snapshot)), settings(std::move(chosen)), book(std::move(rules)), additions(book)
{}

DeckChecker::DeckChecker(QObject* parent)
    : QObject(parent),
      m_task(
          [last = std::make_shared<SharedRules>()](const Question& question, const TaskControl&) {
              return resultOf(rulesFor(*last, question.game, question.settings), question.deck);
          },
          [this](const DeckCheckResult& result) { emit checked(result); })
{
    connect(&m_task, &BackgroundTask::busyChanged, this, &DeckChecker::busyChanged);
}

void DeckChecker::check(GameSnapshot game, Settings settings, Deck deck)
{
    m_task.ask({std::move(game), std::move(settings), std::move(deck)});
}

}  // namespace mazzo::desktop
