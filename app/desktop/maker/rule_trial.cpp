// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/maker/rule_trial.h"

#include "app/text/finding_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "validators/rule_book.h"

#include <algorithm>

namespace mazzo::desktop {

QString nameOf(const TrialDeck& deck)
{
    if (!deck.name.empty()) return fromUtf8(deck.name);
    const std::size_t slash = deck.file.rfind('/') + 1;
    QString name = fromUtf8(deck.file.substr(slash, deck.file.rfind('.') - slash));
    return name.replace('-', ' ');
}

RuleTrial::RuleTrial(QObject* parent) : QObject(parent), m_task(judge, [this](const Answer& answer) { show(answer); })
{}

void RuleTrial::tryRule(SharedTrial pack, std::size_t index, Rule rule)
{
    if (pack == nullptr || !rule.isChecked()) return clear();
    m_task.ask({std::move(pack), index, std::move(rule)});
}

void RuleTrial::clear()
{
    m_task.cancel();
    m_shown = false;
    m_decks.clear();
    emit changed();
}

RuleTrial::Answer RuleTrial::judge(const Question& question, const TaskControl& control)
{
    Answer answer{question, {}};
    Game game = question.pack->loaded.game;
    game.rules = {question.rule};
    for (const TrialDeck& deck : question.pack->decks) {
        if (control.stopRequested() || !deck.isReadable()) continue;
        const auto book = RuleBook::compile(game, question.pack->loaded.catalogue, deck.settings);
        if (!book) continue;
        Judged judged{deck.file, Status::NotJudged, {}};
        for (const Finding& finding : book->check(deck.deck).findings) {
            if (finding.rule != 0 || (finding.status < judged.status && judged.status != Status::NotJudged)) continue;
            judged.status = finding.status;
            judged.finding = finding;
        }
        // Its texts are those of the pack.
        judged.finding.rule = static_cast<std::uint16_t>(question.index);
        answer.decks.push_back(std::move(judged));
    }
    return answer;
}

void RuleTrial::show(const Answer& answer)
{
    QList<DeckRow> rows;
    m_keeping = 0;
    m_breaking = 0;
    for (const Judged& judged : answer.decks) {
        const TrialDeck* deck = answer.question.pack->deck(judged.file);
        if (deck == nullptr) continue;
        const bool isSkipped = judged.status == Status::NotJudged;
        if (deck->isExample()) {
            if (judged.status == Status::Passed) ++m_keeping;
            else if (!isSkipped) ++m_breaking;
        }
        rows.append({.file = fromUtf8(deck->file),
                     .name = nameOf(*deck),
                     .state = isSkipped ? QStringLiteral("skipped") : fromUtf8(idOf(judged.status)),
                     .words = isSkipped ? tr("not judged")
                                        : details(judged.finding, answer.question.pack->loaded, currentLanguage())});
    }
    m_shown = true;
    m_decks.setRows(std::move(rows));
    emit changed();
}

}  // namespace mazzo::desktop
