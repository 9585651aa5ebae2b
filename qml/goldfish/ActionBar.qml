// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// What can be done now: a question and its answers, the action that is being put together, or the buttons.
FocusScope {
    id: bar

    required property GoldfishTable table
    property real most: 10000            // of the height; the rest is scrolled to
    property bool low: false             // little room
    property bool byHand: table.freePlay   // what is done by hand is shown, too
    property int handCount: 0
    readonly property int few: 2         // so many need no hiding
    readonly property bool handShown: byHand || handCount <= few

    // A digit that was typed: a choice of the action that is being put together, or a button that is shown.
    function pressKey(number: int) {
        if (table.making) table.choose(number - 1)
        else if (handShown || !table.buttons.at(number - 1, "byHand")) table.press(number - 1)
    }
    function countHand() {
        let count = 0
        for (let i = 0; i < table.buttons.count; ++i) count += table.buttons.at(i, "byHand") ? 1 : 0
        handCount = count
    }

    Component.onCompleted: countHand()
    Connections {
        target: bar.table
        function onChanged() { bar.countHand() }
        function onLaidOut() { bar.byHand = bar.table.freePlay }
    }

    implicitHeight: Math.min(column.implicitHeight, most)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Actions")

    component Line: Row {
        id: line
        required property string words
        required property string glyph
        required property color ink
        property bool strong: false
        property int lines: 100
        width: parent.width
        visible: words !== ""
        spacing: Theme.small
        Glyph { width: Theme.icon; height: width; name: line.glyph; color: line.ink }
        AppLabel { width: parent.width - Theme.icon - Theme.small; text: line.words; strong: line.strong; color: line.strong ? Theme.text : line.ink; size: line.strong ? Theme.body : Theme.caption; maximumLineCount: line.lines; elide: Text.ElideRight; Accessible.role: Accessible.AlertMessage }
    }

    Flickable {
        id: view
        anchors.fill: parent
        contentHeight: column.implicitHeight
        clip: contentHeight > height
        interactive: clip
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollLine {}
        // What has the keyboard must be in sight.
        function reveal(item: Item) {
            const top = item.mapToItem(column, 0, 0).y
            contentY = Math.max(0, Math.min(Math.max(contentY, top + item.height - height), top))
        }
        Column {
            id: column
            width: parent.width - Theme.medium   // the scroll bar's
            spacing: Theme.small

            Row {
                width: parent.width
                visible: bar.table.problem !== ""
                spacing: Theme.small
                Line { width: parent.width - Theme.small - dismiss.width; words: bar.table.problem; glyph: "warning"; ink: Theme.danger }
                IconButton { id: dismiss; glyph: "close"; text: qsTr("Dismiss"); onClicked: bar.table.dismissProblem() }
            }
            Line { words: bar.table.warnings; glyph: "warning"; ink: Theme.caution; lines: bar.low ? 1 : 4 }   // the log has them whole
            Line { words: bar.table.outcome !== "" ? bar.table.outcome : bar.table.question; glyph: bar.table.outcome !== "" ? "passed" : "question"; ink: Theme.accent; strong: true }
            Flow {
                width: parent.width
                visible: !bar.table.making
                spacing: Theme.small
                Repeater {
                    model: bar.table.buttons
                    WayButton {
                        visible: !byHand || bar.handShown
                        width: Math.min(implicitWidth, column.width)
                        onActiveFocusChanged: if (activeFocus) view.reveal(this)
                        onClicked: bar.table.press(index)
                    }
                }
                // What an opponent or a card's text does is seldom wanted, and much.
                ActionButton {
                    visible: bar.handCount > bar.few && !bar.table.freePlay
                    font.pixelSize: Theme.caption
                    glyph: bar.byHand ? "minus" : "plus"
                    text: qsTr("Manual · %1").arg(bar.handCount)
                    Accessible.name: bar.byHand ? qsTr("Hide manual actions") : qsTr("Show %n manual action(s)", "", bar.handCount)
                    onActiveFocusChanged: if (activeFocus) view.reveal(this)
                    onClicked: bar.byHand = !bar.byHand
                }
            }
            ActionParts { width: parent.width; visible: bar.table.making; table: bar.table; onReached: item => view.reveal(item) }
        }
    }
}
