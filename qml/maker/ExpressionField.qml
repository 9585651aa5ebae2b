// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Cards
import Mazzo.Controls

// An expression of the query language: completed while it is typed, explained in words, errors underlined.
Column {
    id: line

    required property GameEditor editor
    required property string label
    required property string stored
    required property string scope

    signal committed(string text)
    signal typed(string text)

    property var reading: ({})
    readonly property string problem: field.text.trim() !== "" ? reading.problem ?? "" : ""
    readonly property string explained: field.text.trim() !== "" ? reading.explained ?? "" : ""

    function read() { reading = editor.explain(scope, field.text) }
    function offer() { offers.offer(editor.completionsAt(scope, field.text, field.cursorPosition)) }

    spacing: Theme.tiny
    onScopeChanged: read()

    Connections {
        target: line.editor
        function onChecked() { line.read() }
    }

    CommittedField {
        id: field
        width: parent.width
        label: line.label
        stored: line.stored
        font.family: "monospace"
        wrong: line.problem !== "" && !offers.visible
        Accessible.description: line.problem !== "" ? line.problem : line.explained
        onTextChanged: line.read()
        onTextEdited: {
            line.typed(text)
            Qt.callLater(line.offer)   // qmllint disable type -- the cursor moves after the text changes
        }
        onActiveFocusChanged: if (!activeFocus) offers.close()
        onCommitted: text => line.committed(text)
        Keys.onDownPressed: event => {
            event.accepted = offers.visible
            offers.step(1)
        }
        Keys.onUpPressed: event => {
            event.accepted = offers.visible
            offers.step(-1)
        }
        Keys.onReturnPressed: event => {
            event.accepted = offers.take()
            if (!event.accepted) commit()
        }
        Keys.onTabPressed: event => {
            if (offers.visible && offers.current < 0) offers.current = 0
            event.accepted = offers.take()
        }

        Rectangle {
            readonly property real place: field.text, field.leftPadding
                + field.positionToRectangle(Math.min(line.reading.position ?? 0, field.length)).x
            readonly property real end: field.text, field.leftPadding + field.positionToRectangle(field.length).x
            visible: line.problem !== ""
            x: Math.max(field.leftPadding, Math.min(place, field.width - 2 * Theme.medium))
            y: parent.height - Theme.small
            width: Math.max(Theme.small, Math.min(end, field.width - Theme.medium) - x)
            height: 2
            color: Theme.danger
        }

        QueryCompletions {
            id: offers
            y: field.height + 2
            width: Math.min(field.width, Math.round(420 * Theme.scale))
            onChosen: (query, cursor) => {
                field.text = query
                field.cursorPosition = cursor
                line.typed(query)
                line.offer()
            }
        }
    }

    AppLabel {
        width: parent.width
        visible: text !== ""
        text: line.problem !== "" ? line.problem : line.explained
        color: line.problem !== "" ? Theme.danger : Theme.good
        size: Theme.caption
        Accessible.role: line.problem !== "" ? Accessible.AlertMessage : Accessible.StaticText
    }
}
