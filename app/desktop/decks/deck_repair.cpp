// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_repair.h"

#include "app/text/finding_text.h"
#include "app/text/language.h"
#include "app/text/repair_text.h"
#include "app/text/value_text.h"

namespace mazzo::desktop {

DeckRepair::DeckRepair(QObject* parent)
    : QObject(parent),
      m_task(
          [](const Question& question, const TaskControl& control) {
              return proposedRepair(question.rules->book, question.deck, question.allowed, control.stopToken());
          },
          [this](const std::variant<Repair, NoRepair>& result) {
              if (const auto* found = std::get_if<Repair>(&result)) show(*found);
              else showConflict(std::get<NoRepair>(result));
              emit changed();
          },
          BackgroundTask::Running::Abandon)
{}

void DeckRepair::begin(bool ownedOnly)
{
    dismiss();
    m_state = QStringLiteral("working");
    m_ownedOnly = ownedOnly;
    emit changed();
}

void DeckRepair::search(Question question)
{
    m_game = question.rules->game;
    m_task.ask(std::move(question));
}

void DeckRepair::show(const Repair& repair)
{
    m_found = repair;
    const std::vector<Fix> steps = repairSteps(repair);
    QList<StepRow> rows;
    const QStringList words = labels(steps, *m_game, currentLanguage());
    for (qsizetype i = 0; i < words.size(); ++i)
        rows.append({.words = words[i], .adds = steps[static_cast<std::size_t>(i)].kind == Fix::Kind::Add});
    m_warnings = repairWarnings(repair);
    m_gaps = repairGaps(repair, *m_game, currentLanguage());
    m_state = rows.isEmpty() ? QStringLiteral("nothing") : QStringLiteral("found");
    m_steps.setRows(std::move(rows));
}

void DeckRepair::showConflict(const NoRepair& none)
{
    QList<StepRow> rows;
    for (const std::uint16_t rule : none.conflict) {
        const QString text = ruleText(m_game->game.rules[rule], m_game->game, currentLanguage());
        // Several checks may share a clause.
        if (rows.isEmpty() || rows.last().words != text) rows.append({.words = text, .adds = false});
    }
    if (const QString note = repairNote(none); !note.isEmpty()) m_warnings = {note};
    m_state = none.proven ? QStringLiteral("none") : QStringLiteral("gave-up");
    m_steps.setRows(std::move(rows));
}

void DeckRepair::dismiss()
{
    m_task.cancel();
    m_found.reset();
    m_state.clear();
    m_warnings.clear();
    m_gaps.clear();
    m_steps.setRows({});
    emit changed();
}

}  // namespace mazzo::desktop
