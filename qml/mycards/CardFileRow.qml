// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.Controls

// A row of a file of cards: its line, its card, and what becomes of it.
Rectangle {
    id: row

    required property int line
    required property string name
    required property string lineState
    required property string problem
    required property bool focused
    readonly property string stateText: lineState === "new" ? qsTr("new")
        : lineState === "changed" ? qsTr("changed")
        : lineState === "refused" ? qsTr("refused") : qsTr("unchanged")

    implicitHeight: inside.implicitHeight + 2 * Theme.snug
    color: focused ? Theme.chosen : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Line %1: %2, %3").arg(line).arg(name).arg(stateText) + (problem !== "" ? ". " + problem : "")

    GridLayout {
        id: inside
        x: Theme.small
        y: Theme.snug
        width: parent.width - 2 * Theme.small
        columns: 3
        columnSpacing: Theme.medium
        rowSpacing: Theme.thin

        AppLabel {
            Layout.preferredWidth: Theme.totalWidth
            text: row.line
            dim: true
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }

        AppLabel {
            Layout.fillWidth: true
            text: row.name
            strong: true
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }

        Badge {
            words: row.stateText
            glyph: row.lineState === "new" ? "plus" : row.lineState === "changed" ? "pencil"
                 : row.lineState === "refused" ? "warning" : "check"
            ink: row.lineState === "new" ? Theme.good : row.lineState === "changed" ? Theme.accent
               : row.lineState === "refused" ? Theme.danger : Theme.muted
        }

        AppLabel {
            Layout.column: 1
            Layout.row: 1
            Layout.columnSpan: 2
            Layout.fillWidth: true
            visible: text !== ""
            text: row.problem
            color: Theme.danger
            size: Theme.caption
            Accessible.ignored: true
        }
    }
}
