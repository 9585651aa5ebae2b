pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo
import Mazzo.App

// What can be done now: a question and its answers, the action that is being put together, or the buttons.
FocusScope {
    id: bar

    required property GoldfishTable table
    property real most: 10000            // of the height; the rest is scrolled to

    implicitHeight: Math.min(column.implicitHeight, most)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Actions")

    component Line: Row {
        id: line
        required property string words
        required property string glyph
        required property color ink
        property bool strong: false
        width: parent.width
        visible: words !== ""
        spacing: Theme.small
        Glyph { width: Theme.icon; height: width; name: line.glyph; color: line.ink }
        Words { width: parent.width - Theme.icon - Theme.small; text: line.words; strong: line.strong; color: line.strong ? Theme.text : line.ink; Accessible.role: Accessible.AlertMessage }
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
            Line { words: bar.table.warnings; glyph: "warning"; ink: Theme.caution }
            Line { words: bar.table.outcome !== "" ? bar.table.outcome : bar.table.question; glyph: bar.table.outcome !== "" ? "passed" : "question"; ink: Theme.accent; strong: true }
            Flow {
                width: parent.width
                visible: !bar.table.making
                spacing: Theme.small
                Repeater {
                    model: bar.table.buttons
                    ActionButton {
                        id: button
                        required property int index
                        required property string label
                        required property string note
                        required property string clause
                        required property bool provisional
                        text: (index < 9 ? (index + 1) + "  " : "") + label + (note !== "" ? " · " + note : "")
                        width: Math.min(implicitWidth, column.width)
                        primary: index === 0
                        Accessible.name: label + (note !== "" ? ". " + note : "")
                        Accessible.description: clause
                        onActiveFocusChanged: if (activeFocus) view.reveal(this)
                        onClicked: bar.table.press(index)
                        ToolTip { visible: button.hovered && button.clause !== ""; delay: 500; text: button.clause + (button.provisional ? " · " + qsTr("provisional") : "") }
                    }
                }
            }
            ActionParts { width: parent.width; visible: bar.table.making; table: bar.table; onReached: item => view.reveal(item) }
        }
    }
}
