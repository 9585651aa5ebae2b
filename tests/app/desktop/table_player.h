// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/goldfish_table.h"
#include "goldfish/action_text.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>

namespace mazzo::tests {

/// Resumes a saved game and waits until it is on the table; false if it cannot be played.
inline bool resumes(GoldfishTable& table, const QString& text)
{
    table.savedGame()->resume(text);
    return QTest::qWaitFor([&table] { return !table.savedGame()->busy(); }, 60'000) &&
           table.savedGame()->problem().isEmpty();
}

/// Plays as a player does, by touching cards and places and pressing buttons; it never hands the table an action.
class TablePlayer {
public:
    explicit TablePlayer(GoldfishTable& table) : m_table(table) {}

    /// Takes exactly this action by whatever can be touched or pressed; false if nothing leads to it.
    bool plays(const goldfish::Action& wanted)
    {
        if (!wanted.parts.empty())
            for (const goldfish::Operand& operand : wanted.operands())
                if (byTouching(operand, wanted)) return true;
        for (int button = 0; button < m_table.actions()->buttons()->count(); ++button)
            if (by([&] { m_table.actions()->press(button); }, wanted)) return true;
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
            if (operand.piece != goldfish::PieceId{}) m_table.actions()->touchPiece(static_cast<uint>(operand.piece));
            else m_table.actions()->touchRegion(QString::fromStdString(operand.word));
        };
        QSignalSpy menu(m_table.actions(), &TableActions::menuRequested);
        if (by(touch, wanted)) return true;
        const int actions = menu.isEmpty() ? 0 : m_table.actions()->menu()->count();
        for (int row = 0; row < actions; ++row) {
            const auto throughTheMenu = [&] {
                touch();
                m_table.actions()->chooseAction(row);
            };
            if (by(throughTheMenu, wanted)) return true;
        }
        return false;
    }

    /// Starts an action, makes its choices, and undoes it if it became another one.
    bool by(const std::function<void()>& begin, const goldfish::Action& wanted)
    {
        const int before = m_table.log()->step();
        begin();
        while (m_table.actions()->building() && answers(wanted)) {}
        if (m_table.log()->step() == before + 1 &&
            text(m_table.session()->action(static_cast<std::size_t>(before))) == text(wanted))
            return true;
        if (m_table.log()->step() > before) m_table.undo();
        m_table.actions()->cancel();
        return false;
    }

    bool answers(const goldfish::Action& wanted)
    {
        const ActionBuilder& builder = *m_table.actions()->builder();
        if (builder.offer().verb != wanted.verb || builder.partIndex() >= wanted.parts.size()) return false;
        const goldfish::Action::Part& part = wanted.parts[builder.partIndex()];
        if (m_table.actions()->needsNumber()) {
            m_table.actions()->confirmNumber(std::stoi(part.operands.front().word));
            return true;
        }
        std::vector<goldfish::Operand> missing = part.operands;
        const goldfish::Action begun = builder.action();
        for (const goldfish::Operand& chosen : begun.operands(builder.partIndex())) {
            const auto found = std::ranges::find(missing, chosen);
            if (found == missing.end()) return false;
            missing.erase(found);
        }
        if (missing.empty()) {
            if (!m_table.actions()->canConfirm()) return false;
            m_table.actions()->confirm();
            return true;
        }
        for (std::size_t choice = 0; choice < builder.part().choices.size(); ++choice) {
            if (builder.isChosen(choice) || builder.part().choices[choice] != missing.front()) continue;
            m_table.actions()->choose(static_cast<int>(choice));
            // Another offer of the same name may allow fewer choices and not lead there.
            return !m_table.actions()->building() || m_table.actions()->builder()->action() != begun;
        }
        return false;
    }

    GoldfishTable& m_table;
};

}  // namespace mazzo::tests
