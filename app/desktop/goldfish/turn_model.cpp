// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/turn_model.h"

#include "app/text/note_text.h"
#include "app/text/value_text.h"

#include <algorithm>

namespace mazzo::desktop {

using namespace goldfish;

TurnModel::TurnModel(QObject* parent) : QObject(parent) {}

void TurnModel::show(const TableView& view)
{
    const auto textOf = [&view](const std::optional<Note>& note) {
        return note ? sentence(*note, view.setup, view.language) : QString();
    };
    m_title = tr("Turn %1").arg(view.table.turn);
    m_question = textOf(view.table.question);
    m_outcome = textOf(view.table.outcome);
    QStringList warnings;
    for (const Note& note : view.table.log)
        if (note.warning)
            warnings.append(sentence(note, view.setup, view.language) + " (" + fromUtf8(note.clause) + ")");
    warnings.removeDuplicates();
    m_warnings = warnings.join('\n');
    QList<PhaseRow> phases;
    for (const Procedure::Phase& phase : view.setup.procedure.phases)
        phases.append({.name = fromUtf8(phase.name.in(view.language)), .current = phase.id == view.table.phase});
    m_phases.setRows(std::move(phases));
    QList<CounterRow> counters;
    for (const Counter& counter : view.table.counters) {
        const QString name = withSeat(counter.seat, nameOnTable(counter.id, view.setup, view.language));
        const auto& byHand = view.table.manual.counters;
        const bool adjustable = counter.seat == 0 && std::ranges::find(byHand, counter.id) != byHand.end();
        counters.append({.counterId = adjustable ? fromUtf8(counter.id) : QString(),
                         .name = name,
                         .value = counter.value,
                         .spoken = QStringLiteral("%1: %2").arg(name).arg(counter.value)});
    }
    m_counters.setRows(std::move(counters));
    emit changed();
}

void TurnModel::clear()
{
    m_title.clear();
    m_question.clear();
    m_outcome.clear();
    m_warnings.clear();
    m_phases.clear();
    m_counters.clear();
    emit changed();
}

}  // namespace mazzo::desktop
