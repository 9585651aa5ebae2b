// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/table_rows.h"

#include "app/text/action_text.h"
#include "app/text/note_text.h"
#include "app/text/value_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <ranges>
#include <set>

namespace mazzo::desktop {

using namespace goldfish;

namespace {

const std::vector<std::string>* listOf(const Procedure& procedure, std::string_view parameter)
{
    const auto found = procedure.parameters.find(parameter);
    return found == procedure.parameters.end() ? nullptr : std::get_if<std::vector<std::string>>(&found->second);
}

QString withSeat(int seat, const QString& words)
{
    return seat > 0 ? TableRows::tr("Seat %1: %2").arg(seat + 1).arg(words) : words;
}

QList<RowsModel::Row> stepRows(const Session& session, std::size_t step, std::string_view language)
{
    QList<RowsModel::Row> rows;
    const Setup& setup = session.play().setup();
    const auto number = static_cast<int>(step);
    if (step > 0)
        rows.append({number, label(session.action(step - 1), setup, language), QString(), true, false, false});
    for (const Note& note : session.table(step).log)
        rows.append({number, withSeat(note.seat, sentence(note, setup, language)), fromUtf8(note.clause), false,
                     note.warning, false});
    return rows;
}

}  // namespace

std::vector<BoardPlace> boardOf(const Procedure& procedure)
{
    const auto* across = listOf(procedure, "map-x");
    const auto* down = listOf(procedure, "map-y");
    std::vector<BoardPlace> board;
    if (!across || !down || across->size() != procedure.regions.size() || down->size() != procedure.regions.size())
        return board;
    for (std::size_t i = 0; i < procedure.regions.size(); ++i)
        board.push_back(
            {&procedure.regions[i], fromUtf8((*across)[i]).toDouble() / 100, fromUtf8((*down)[i]).toDouble() / 100});
    if (gridOf(board) || board.size() < 2) return board;
    // A map uses all the room there is.
    for (double BoardPlace::* axis : {&BoardPlace::x, &BoardPlace::y}) {
        const auto [least, most] = std::ranges::minmax(board | std::views::transform(axis));
        for (BoardPlace& place : board) place.*axis = most > least ? (place.*axis - least) / (most - least) : 0.5;
    }
    return board;
}

ZonePlan planOf(const Procedure& procedure)
{
    const auto words = [&procedure](std::string_view parameter) {
        const auto* list = listOf(procedure, parameter);
        return list ? *list : std::vector<std::string>();
    };
    return {words("order"), words("wide"), words("as-needed")};
}

std::optional<std::pair<int, int>> gridOf(const std::vector<BoardPlace>& board)
{
    std::set<double> columns;
    std::set<double> rows;
    for (const BoardPlace& place : board) {
        columns.insert(place.x);
        rows.insert(place.y);
    }
    if (board.empty() || columns.size() * rows.size() != board.size()) return std::nullopt;
    return std::pair(static_cast<int>(columns.size()), static_cast<int>(rows.size()));
}

QList<RowsModel::Row> counterRows(const TableSight& sight)
{
    QList<RowsModel::Row> rows;
    for (const Counter& counter : sight.table.counters) {
        const QString name = withSeat(counter.seat, nameOnTable(counter.id, sight.setup, sight.language));
        rows.append({name, counter.value, QStringLiteral("%1: %2").arg(name).arg(counter.value)});
    }
    return rows;
}

QList<RowsModel::Row> phaseRows(const TableSight& sight)
{
    QList<RowsModel::Row> rows;
    for (const Procedure::Phase& phase : sight.setup.procedure.phases)
        rows.append({fromUtf8(phase.name.in(sight.language)), phase.id == sight.table.phase});
    return rows;
}

QList<RowsModel::Row> TableLog::rows(const Session& session, std::string_view language)
{
    QList<RowsModel::Row> all;
    for (std::size_t step = 0; step <= session.size(); ++step) {
        const Action action = step > 0 ? session.action(step - 1) : Action();
        // From a step on that was played otherwise, everything is new.
        if (step < m_steps.size() && m_steps[step].action != action) m_steps.resize(step);
        if (step == m_steps.size()) m_steps.push_back({action, stepRows(session, step, language)});
        const qsizetype first = all.size();
        all += m_steps[step].rows;
        for (qsizetype row = first; step > session.done() && row < all.size(); ++row)
            all[row][kLogRoles.indexOf("undone")] = true;
    }
    m_steps.resize(session.size() + 1);
    return all;
}

QList<RowsModel::Row> wayRows(const std::vector<Way>& ways)
{
    QList<RowsModel::Row> rows;
    for (const Way& way : ways)
        rows.append({way.label, way.note, way.clause, way.provisional, !way.maker.isComplete(), way.byHand()});
    return rows;
}

}  // namespace mazzo::desktop
