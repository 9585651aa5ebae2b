#include "app/desktop/goldfish/table_rows.h"

#include "app/words/action_words.h"
#include "app/words/note_words.h"
#include "app/words/value_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace mazzo {

using namespace goldfish;

namespace {

struct TableRows { Q_DECLARE_TR_FUNCTIONS(TableRows) };

const std::vector<std::string>* listOf(const Procedure& procedure, std::string_view parameter)
{
    const auto found = procedure.parameters.find(parameter);
    return found == procedure.parameters.end() ? nullptr : std::get_if<std::vector<std::string>>(&found->second);
}

QString withSeat(int seat, const QString& words) { return seat > 0 ? TableRows::tr("Seat %1: %2").arg(seat + 1).arg(words) : words; }

RowsModel::Row noteRow(std::size_t step, const Note& note, bool undone, const Setup& setup, std::string_view language)
{
    return {static_cast<int>(step), withSeat(note.seat, sentence(note, setup, language)), fromUtf8(note.clause), false, note.warning, undone};
}

} // namespace

std::vector<BoardPlace> boardOf(const Procedure& procedure)
{
    const auto* across = listOf(procedure, "map-x");
    const auto* down = listOf(procedure, "map-y");
    std::vector<BoardPlace> board;
    if (!across || !down || across->size() != procedure.regions.size() || down->size() != procedure.regions.size()) return board;
    for (std::size_t i = 0; i < procedure.regions.size(); ++i)
        board.push_back({&procedure.regions[i], fromUtf8((*across)[i]).toDouble() / 100, fromUtf8((*down)[i]).toDouble() / 100});
    return board;
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
    for (const Procedure::Phase& phase : sight.setup.procedure.phases) rows.append({fromUtf8(phase.name.in(sight.language)), phase.id == sight.table.phase});
    return rows;
}

QList<RowsModel::Row> logRows(const Session& session, std::string_view language)
{
    QList<RowsModel::Row> rows;
    const Setup& setup = session.play().setup();
    for (std::size_t step = 0; step <= session.size(); ++step) {
        const bool undone = step > session.done();
        if (step > 0) rows.append({static_cast<int>(step), label(session.action(step - 1), setup, language), QString(), true, false, undone});
        for (const Note& note : session.table(step).log) rows.append(noteRow(step, note, undone, setup, language));
    }
    return rows;
}

QList<RowsModel::Row> wayRows(const std::vector<Way>& ways)
{
    QList<RowsModel::Row> rows;
    for (const Way& way : ways) rows.append({way.label, way.note, way.clause, way.provisional, !way.maker.isComplete()});
    return rows;
}

} // namespace mazzo
