// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// The available actions: a question and its answers, the action that is being built, or the buttons.
FocusScope {
    id: bar

    required property GoldfishTable table
    property real maxHeight: 10000       // the rest is scrolled to
    property bool low: false             // there is little space
    property bool byHand: table.deck.freePlay   // are the engine's own manual actions shown, too?
    property int manualCount: 0
    readonly property int few: 2         // up to this many are always shown
    readonly property bool manualShown: byHand || manualCount <= few
    // Reserved, so that the table above does not change its size with every question.
    readonly property real reserved: Math.round((low ? 76 : maxHeight < 320 * Theme.scale ? 84 : 104) * Theme.scale)

    // A typed digit: a choice for the action that is being built, or a button.
    function pressKey(number: int) {
        if (table.actions.building) table.actions.choose(number - 1)
        else if (manualShown || !table.actions.buttons.at(number - 1, "byHand")) table.actions.press(number - 1)
    }
    function countManual() {
        let count = 0
        for (let i = 0; i < table.actions.buttons.count; ++i) count += table.actions.buttons.at(i, "byHand") ? 1 : 0
        manualCount = count
    }
    function pressLetter(letter: string): bool {
        return !table.actions.building && table.actions.pressLetter(letter, manualShown)
    }
    function openManual() { if (manual.enabled) menu.show() }

    Component.onCompleted: countManual()
    Connections {
        target: bar.table.actions
        function onChanged() { bar.countManual() }
    }
    Connections {
        target: bar.table.deck
        function onChanged() { bar.byHand = bar.table.deck.freePlay }
    }

    implicitHeight: Math.min(reserved, maxHeight)
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
        AppLabel {
            width: parent.width - Theme.icon - Theme.small
            text: line.words
            strong: line.strong
            color: line.strong ? Theme.text : line.ink
            size: line.strong ? Theme.body : Theme.caption
            maximumLineCount: line.lines
            elide: Text.ElideRight
            Accessible.role: Accessible.AlertMessage
        }
    }

    Flickable {
        id: view
        anchors.fill: parent
        contentHeight: column.implicitHeight
        clip: contentHeight > height
        interactive: clip
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollLine {}
        // The focused item must be visible.
        function reveal(item: Item) {
            const top = item.mapToItem(column, 0, 0).y
            contentY = Math.max(0, Math.min(Math.max(contentY, top + item.height - height), top))
        }
        Column {
            id: column
            // At the bottom: the buttons stay where they are when a question or warning appears above them.
            y: Math.max(0, view.height - implicitHeight)
            width: parent.width - Theme.medium   // space for the scroll bar
            spacing: Theme.small

            Row {
                width: parent.width
                visible: bar.table.problem !== ""
                spacing: Theme.small
                Line {
                    width: parent.width - Theme.small - dismiss.width
                    words: bar.table.problem
                    glyph: "warning"
                    ink: Theme.danger
                }
                IconButton { id: dismiss; glyph: "close"; text: qsTr("Dismiss"); onClicked: bar.table.dismissProblem() }
            }
            // The log has the whole text.
            Line { words: bar.table.turn.warnings; glyph: "warning"; ink: Theme.caution; lines: bar.low ? 1 : 4 }
            Line {
                words: bar.table.turn.outcome !== "" ? bar.table.turn.outcome : bar.table.turn.question
                glyph: bar.table.turn.outcome !== "" ? "passed" : "question"
                ink: Theme.accent
                strong: true
            }
            Flow {
                width: parent.width
                visible: !bar.table.actions.building
                spacing: Theme.small
                Repeater {
                    model: bar.table.actions.buttons
                    AvailableActionButton {
                        visible: !byHand || bar.manualShown
                        width: Math.min(implicitWidth, column.width)
                        onActiveFocusChanged: if (activeFocus) view.reveal(this)
                        onClicked: bar.table.actions.press(index)
                    }
                }
                // What an opponent or a card's text does is much and seldom needed.
                ActionButton {
                    visible: bar.manualCount > bar.few && !bar.table.deck.freePlay
                    font.pixelSize: Theme.caption
                    glyph: bar.byHand ? "minus" : "plus"
                    text: qsTr("More · %1").arg(bar.manualCount)
                    Accessible.name: bar.byHand ? qsTr("Hide further actions")
                        : qsTr("Show %n further action(s)", "", bar.manualCount)
                    onActiveFocusChanged: if (activeFocus) view.reveal(this)
                    onClicked: bar.byHand = !bar.byHand
                }
                // What the rules do not know is done by hand.
                ActionButton {
                    id: manual
                    visible: bar.table.playing
                    enabled: bar.table.actions.manualRefusal === ""
                    leftPadding: cap.x + cap.width + Theme.small
                    text: qsTr("Manual")
                    Accessible.description: enabled ? qsTr("Draw, move, mark or count by hand")
                        : bar.table.actions.manualRefusal
                    onActiveFocusChanged: if (activeFocus) view.reveal(this)
                    onClicked: bar.openManual()
                    KeyCap { id: cap; x: Theme.small + 2; anchors.verticalCenter: parent.verticalCenter; letter: "M" }
                    Hint { visible: manual.hovered; text: manual.Accessible.description }
                    ManualMenu { id: menu; table: bar.table; y: -height - Theme.tiny }
                }
            }
            ActionParts {
                width: parent.width
                visible: bar.table.actions.building
                table: bar.table
                onReached: item => view.reveal(item)
            }
        }
    }
}
