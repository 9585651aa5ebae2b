// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The log, with clauses. Choosing a step goes there; undone steps stay in the list, dimmed.
ColumnLayout {
    id: panel

    required property GoldfishTable table

    spacing: Theme.tiny
    SectionTitle {
        Layout.fillWidth: true
        text: qsTr("Log · step %1 of %2").arg(panel.table.log.step).arg(panel.table.log.steps)
    }
    ListView {
        id: list
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        model: panel.table.log.entries
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: 1000
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Log")
        ScrollBar.vertical: ScrollLine {}
        // Long lines get their height late; after this time it is the player who scrolls.
        Timer { id: settling; interval: 250 }
        Connections {
            target: panel.table.log
            function onChanged() { list.showSoon() }   // undo does not change the count
        }
        onCountChanged: showSoon()
        onHeightChanged: showSoon()
        onContentHeightChanged: if (settling.running) Qt.callLater(showLast)   // qmllint disable type
        Component.onCompleted: showLast()
        Keys.onReturnPressed: panel.table.goTo(panel.table.log.entries.at(currentIndex, "step"))
        Keys.onEnterPressed: panel.table.goTo(panel.table.log.entries.at(currentIndex, "step"))
        function showSoon() {
            settling.restart()
            Qt.callLater(showLast)   // qmllint disable type
        }
        function showLast() {
            let row = count - 1
            while (row > 0 && panel.table.log.entries.at(row, "undone")) --row
            currentIndex = row   // keys start from the visible line
            positionViewAtIndex(row, ListView.End)
        }
        delegate: Rectangle {
            id: line
            required property int index
            required property int step
            required property string words
            required property string clause
            required property bool isAction
            required property bool warning
            required property bool undone
            width: list.width - Theme.large
            height: text.implicitHeight + (isAction ? 2 * Theme.tiny : 3)
            radius: Theme.tagRadius
            color: list.activeFocus && ListView.isCurrentItem ? Theme.chosen : pointer.hovered ? Theme.hovered
                : "transparent"
            opacity: undone ? 0.55 : 1
            Accessible.role: Accessible.ListItem
            Accessible.name: (warning ? qsTr("Warning: ") : "") + words + (clause !== "" ? ", " + clause : "")
                + (undone ? ", " + qsTr("undone") : "")
            Accessible.onPressAction: panel.table.goTo(step)
            HoverHandler { id: pointer; cursorShape: Qt.PointingHandCursor }
            TapHandler { onTapped: panel.table.goTo(line.step) }
            Glyph {
                x: 2
                y: text.y + 2
                visible: line.isAction || line.warning
                width: Theme.tinyIcon
                height: width
                name: line.warning ? "warning" : "next"
                color: line.warning ? Theme.caution : Theme.accent
            }
            AppLabel {
                id: text
                x: Math.round(20 * Theme.scale)
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x - label.width - Theme.small
                text: line.words
                strong: line.isAction
                size: Theme.caption
                Accessible.ignored: true
            }
            AppLabel {
                id: label
                anchors.right: parent.right
                y: text.y
                text: line.clause
                dim: true
                size: Theme.footnote
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
