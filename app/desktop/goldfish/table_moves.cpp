// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/goldfish_table.h"
#include "app/text/action_text.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/note_text.h"
#include "app/text/value_text.h"
#include "goldfish/action_text.h"

namespace mazzo::desktop {

using namespace goldfish;

void GoldfishTable::showChoices(const TableSight& sight)
{
    QList<RowsModel::Row> rows;
    if (m_maker)
        for (std::size_t i = 0; i < m_maker->part().choices.size(); ++i)
            rows.append({operandText(m_maker->part().choices[i], sight.setup, sight.language), m_maker->isChosen(i)});
    m_choices.setRows(std::move(rows));
}

void GoldfishTable::undo()
{
    if (m_session && m_session->undo()) stopMaking();
}

void GoldfishTable::redo()
{
    if (m_session && m_session->redo()) stopMaking();
}

void GoldfishTable::goTo(int step)
{
    if (!m_session || step < 0 || step > steps()) return;
    m_session->goTo(static_cast<std::size_t>(step));
    stopMaking();
}

/// The position changed, or nothing is to be chosen any more.
void GoldfishTable::stopMaking()
{
    m_maker.reset();
    m_menuWays.clear();
    setProblem({});
    show();
}

void GoldfishTable::cancel() { stopMaking(); }

bool GoldfishTable::perform(const Action& action)
{
    const auto done = m_session->act(action);
    QString problem;
    if (!done) {
        problem = sentence(done.error());
        const Setup& setup = m_session->play().setup();
        if (const auto why = m_session->play().refusal(m_session->now(), textOf(action, setup)))
            problem += "\n" + sentence(*why, setup, currentLanguage());
    }
    stopMaking();
    setProblem(problem);
    return done.has_value();
}

bool GoldfishTable::act(const QString& text)
{
    if (!m_session) return false;
    const auto action = m_session->play().read(m_session->now(), text.toStdString());
    if (action) return perform(*action);
    setProblem(sentence(action.error()));
    return false;
}

/// Goes on with an action: does it if nothing is missing, else asks for the next part.
void GoldfishTable::follow(ActionMaker maker)
{
    if (maker.isComplete()) {
        perform(maker.action());
        return;
    }
    m_maker = std::move(maker);
    setProblem({});
    show();
}

void GoldfishTable::press(int button)
{
    if (m_maker || button < 0 || button >= static_cast<int>(m_ways.size())) return;
    follow(ActionMaker(m_ways[static_cast<std::size_t>(button)].maker));
}

void GoldfishTable::touchPiece(uint pieceId) { touch({static_cast<PieceId>(pieceId), {}}); }
void GoldfishTable::touchRegion(const QString& regionId) { touch({{}, regionId.toStdString()}); }

void GoldfishTable::touch(const Target& target)
{
    if (!m_session) return;
    if (m_maker) {
        if (const auto choice = choiceFor(*m_maker, target, m_session->table())) choose(static_cast<int>(*choice));
        return;
    }
    std::vector<Way> ways = waysFrom(target, m_session->table(), m_session->play().setup(), currentLanguage());
    if (ways.size() == 1) return follow(std::move(ways.front().maker));
    for (Way& way : ways) sayWhatItDoes(way);
    m_menuWays = std::move(ways);
    m_menu.setRows(wayRows(m_menuWays));
    if (!m_menuWays.empty()) emit menuWanted();
}

void GoldfishTable::chooseWay(int row)
{
    if (row < 0 || row >= static_cast<int>(m_menuWays.size())) return;
    follow(ActionMaker(m_menuWays[static_cast<std::size_t>(row)].maker));
}

void GoldfishTable::choose(int row)
{
    if (!m_maker || row < 0) return;
    ActionMaker maker = *m_maker;
    maker.choose(static_cast<std::size_t>(row));
    follow(std::move(maker));
}

void GoldfishTable::confirm()
{
    if (!canConfirm()) return;
    ActionMaker maker = *m_maker;
    maker.confirm();
    follow(std::move(maker));
}

void GoldfishTable::confirmNumber(int number)
{
    if (!wantsNumber()) return;
    ActionMaker maker = *m_maker;
    maker.setNumber(number);
    follow(std::move(maker));
}

}  // namespace mazzo::desktop
