// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/goldfish_table.h"
#include "goldfish/action_text.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>

namespace mazzo::tests {

/// Takes a saved game up and waits until it lies on the table; false if it cannot be played.
inline bool takesUp(GoldfishTable& table, const QString& text)
{
    table.resume(text);
    return QTest::qWaitFor([&table] { return !table.resuming(); }, 60'000) && table.sessionProblem().isEmpty();
}

/// Plays as a player does, by touching cards and places and pressing buttons; it never hands the table an action.
class TablePlayer {
public:
    explicit TablePlayer(GoldfishTable& table) : m_table(table) {}

    /// Does exactly this action, whichever way leads to it; false if none does.
    bool plays(const goldfish::Action& wanted)
    {
        if (!wanted.parts.empty())
            for (const goldfish::Operand& operand : wanted.operands())
                if (byTouching(operand, wanted)) return true;
        for (int button = 0; button < m_table.buttons()->count(); ++button)
            if (by([&] { m_table.press(button); }, wanted)) return true;
        return false;
    }

private:
    [[nodiscard]] std::string text(const goldfish::Action& action) const
    {
        return goldfish::textOf(action, m_table.session()->play().setup());
    }

    bool byTouching(const goldfish::Operand& operand, const goldfish::Action& wanted)
    {
        const auto touch = [&] {
            if (operand.piece != goldfish::PieceId{}) m_table.touchPiece(static_cast<uint>(operand.piece));
            else m_table.touchRegion(QString::fromStdString(operand.word));
        };
        QSignalSpy menu(&m_table, &GoldfishTable::menuWanted);
        if (by(touch, wanted)) return true;
        const int ways = menu.isEmpty() ? 0 : m_table.menu()->count();
        for (int way = 0; way < ways; ++way) {
            const auto throughTheMenu = [&] {
                touch();
                m_table.chooseWay(way);
            };
            if (by(throughTheMenu, wanted)) return true;
        }
        return false;
    }

    /// Begins, answers what is asked for the action, and takes it back if it became another one.
    bool by(const std::function<void()>& begin, const goldfish::Action& wanted)
    {
        const int before = m_table.step();
        begin();
        while (m_table.making() && answers(wanted)) {}
        if (m_table.step() == before + 1 &&
            text(m_table.session()->action(static_cast<std::size_t>(before))) == text(wanted))
            return true;
        if (m_table.step() > before) m_table.undo();
        m_table.cancel();
        return false;
    }

    bool answers(const goldfish::Action& wanted)
    {
        const ActionMaker& maker = *m_table.maker();
        if (maker.offer().verb != wanted.verb || maker.partIndex() >= wanted.parts.size()) return false;
        const goldfish::Action::Part& part = wanted.parts[maker.partIndex()];
        if (m_table.wantsNumber()) {
            m_table.confirmNumber(std::stoi(part.operands.front().word));
            return true;
        }
        std::vector<goldfish::Operand> missing = part.operands;
        const goldfish::Action begun = maker.action();
        for (const goldfish::Operand& chosen : begun.operands(maker.partIndex())) {
            const auto found = std::ranges::find(missing, chosen);
            if (found == missing.end()) return false;
            missing.erase(found);
        }
        if (missing.empty()) {
            if (!m_table.canConfirm()) return false;
            m_table.confirm();
            return true;
        }
        for (std::size_t choice = 0; choice < maker.part().choices.size(); ++choice) {
            if (maker.isChosen(choice) || maker.part().choices[choice] != missing.front()) continue;
            m_table.choose(static_cast<int>(choice));
            // Another offer of the same name may take fewer: then this way does not lead there.
            return !m_table.making() || m_table.maker()->action() != begun;
        }
        return false;
    }

    GoldfishTable& m_table;
};

}  // namespace mazzo::tests
