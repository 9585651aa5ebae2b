// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// What is wrong with the game, and what is probably not meant. Enter or a click opens the place.
Item {
    id: panel

    required property GameEditor editor

    function outcome(): string {
        if (editor.checking && editor.problems.count === 0) return qsTr("Checking…")
        if (editor.mistakes > 0) return qsTr("%n mistake(s)", "", editor.mistakes)
        if (editor.lints > 0) return qsTr("%n hint(s)", "", editor.lints)
        return qsTr("No mistakes")
    }

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    Row {
        id: heading
        x: Theme.large
        y: Theme.small
        height: Theme.formField
        spacing: Theme.small

        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.icon
            height: width
            name: panel.editor.mistakes > 0 ? "broken" : panel.editor.lints > 0 ? "warning" : "passed"
            color: panel.editor.mistakes > 0 ? Theme.danger : panel.editor.lints > 0 ? Theme.caution : Theme.good
        }

        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: panel.outcome()
            strong: true
            wrapMode: Text.NoWrap
            Accessible.role: Accessible.AlertMessage
        }
    }

    ListView {
        id: list
        y: heading.y + heading.height
        width: parent.width
        height: parent.height - y
        leftMargin: Theme.small
        rightMargin: Theme.small
        clip: true
        activeFocusOnTab: count > 0
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        model: panel.editor.problems
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Mistakes and hints")
        Keys.onReturnPressed: panel.editor.openProblem(currentIndex)
        Keys.onEnterPressed: panel.editor.openProblem(currentIndex)
        ScrollBar.vertical: ScrollLine {}
        delegate: Rectangle {
            id: entry
            required property int index
            required property string words
            required property string file
            required property bool isLint
            width: list.width - 2 * Theme.small
            height: sentence.implicitHeight + 2 * Theme.tiny
            radius: Theme.innerRadius
            color: pointer.hovered || (list.activeFocus && ListView.isCurrentItem) ? Theme.hovered : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: (isLint ? qsTr("Hint") : qsTr("Mistake")) + ": " + words
            Accessible.onPressAction: panel.editor.openProblem(index)

            Glyph {
                x: Theme.small
                y: Theme.tiny + 2
                width: Theme.smallIcon
                height: width
                name: entry.isLint ? "warning" : "broken"
                color: entry.isLint ? Theme.caution : Theme.danger
            }

            AppLabel {
                id: sentence
                x: Theme.smallIcon + 2 * Theme.small
                y: Theme.tiny
                width: parent.width - x - Theme.small
                text: entry.file !== "" && entry.file !== "game.json" ? entry.file + ": " + entry.words : entry.words
                size: Theme.caption
                Accessible.ignored: true
            }

            HoverHandler {
                id: pointer
                cursorShape: Qt.PointingHandCursor
            }

            TapHandler { onTapped: panel.editor.openProblem(entry.index) }
        }
    }
}
