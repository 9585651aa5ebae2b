// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// A line for a question about the hand. A mistake is underlined where it stands, and said below.
Column {
    id: ask

    required property string label
    required property string example
    property string problem
    property int position: 0            // of the mistake in the text
    property alias text: field.text
    readonly property bool typing: field.activeFocus

    signal accepted()
    signal edited()

    function showMistake() { field.cursorPosition = Math.min(position, field.length) }

    spacing: Theme.tiny
    AppLabel { width: parent.width; text: ask.label; dim: true; size: Theme.caption; Accessible.ignored: true }
    TextInputField {
        id: field
        width: parent.width
        label: ask.label
        placeholderText: ask.example
        wrong: ask.problem !== ""
        font.pixelSize: Theme.caption
        Accessible.description: ask.problem
        onAccepted: ask.accepted()
        onTextEdited: ask.edited()
        Keys.onEscapePressed: event => {
            event.accepted = text !== ""
            if (!event.accepted) return
            clear()
            ask.edited()
        }
        Rectangle {
            // Qt counts these from where the text begins.
            readonly property real place: field.text, field.leftPadding + field.positionToRectangle(Math.min(ask.position, field.length)).x
            readonly property real end: field.text, field.leftPadding + field.positionToRectangle(field.length).x
            visible: ask.problem !== ""
            x: Math.max(field.leftPadding, Math.min(place, field.width - Theme.medium - Theme.small))
            y: parent.height - Theme.small
            width: Math.max(Theme.small, Math.min(end, field.width - Theme.medium) - x)
            height: 2
            color: Theme.danger
        }
    }
    AppLabel { width: parent.width; visible: text !== ""; text: ask.problem; color: Theme.danger; size: Theme.caption; Accessible.role: Accessible.AlertMessage }
}
