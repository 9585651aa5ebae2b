// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/table_log.h"

#include "app/text/action_text.h"
#include "app/text/note_text.h"
#include "app/text/value_text.h"

namespace mazzo::desktop {

using namespace goldfish;

Roles<TableLog::Entry> TableLog::Entry::roles()
{
    return {{"step", &Entry::step},         {"words", &Entry::words},     {"clause", &Entry::clause},
            {"isAction", &Entry::isAction}, {"warning", &Entry::warning}, {"undone", &Entry::undone}};
}

TableLog::TableLog(QObject* parent) : QObject(parent) {}

QList<TableLog::Entry> TableLog::entriesOf(const Session& session, std::size_t step, std::string_view language)
{
    QList<Entry> entries;
    const Setup& setup = session.play().setup();
    const auto number = static_cast<int>(step);
    if (step > 0)
        entries.append({.step = number,
                        .words = label(session.action(step - 1), setup, language),
                        .clause = {},
                        .isAction = true});
    for (const Note& note : session.table(step).log)
        entries.append({.step = number,
                        .words = withSeat(note.seat, sentence(note, setup, language)),
                        .clause = fromUtf8(note.clause),
                        .warning = note.warning});
    return entries;
}

void TableLog::show(const Session& session, std::string_view language)
{
    QList<Entry> all;
    for (std::size_t step = 0; step <= session.size(); ++step) {
        const Action action = step > 0 ? session.action(step - 1) : Action();
        // From the first step that was played differently, everything is new.
        if (step < m_steps.size() && m_steps[step].action != action) m_steps.resize(step);
        if (step == m_steps.size()) m_steps.push_back({action, entriesOf(session, step, language)});
        const qsizetype first = all.size();
        all += m_steps[step].entries;
        if (step > session.done())
            for (qsizetype entry = first; entry < all.size(); ++entry) all[entry].undone = true;
    }
    m_steps.resize(session.size() + 1);
    m_step = static_cast<int>(session.done());
    m_count = static_cast<int>(session.size());
    m_entries.setRows(std::move(all));
    emit changed();
}

void TableLog::clear()
{
    m_steps.clear();
    m_step = 0;
    m_count = 0;
    m_entries.clear();
    emit changed();
}

void TableLog::forgetTexts() { m_steps.clear(); }

}  // namespace mazzo::desktop
