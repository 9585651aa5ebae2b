// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// A field for a question about the hand. An error is underlined, and explained below.
Column {
    id: line

    required property string label
    required property string example
    property string problem
    property int position: 0            // of the error in the text
    property alias text: field.text
    readonly property bool typing: field.activeFocus

    signal accepted()
    signal edited()

    function showError() { field.cursorPosition = Math.min(position, field.length) }

    spacing: Theme.tiny
    AppLabel { width: parent.width; text: line.label; dim: true; size: Theme.caption; Accessible.ignored: true }
    TextInputField {
        id: field
        width: parent.width
        label: line.label
        placeholderText: line.example
        wrong: line.problem !== ""
        font.pixelSize: Theme.caption
        Accessible.description: line.problem
        onAccepted: line.accepted()
        onTextEdited: line.edited()
        Keys.onEscapePressed: event => {
            event.accepted = text !== ""
            if (!event.accepted) return
            clear()
            line.edited()
        }
        Rectangle {
            // Qt counts these from where the text begins.
            readonly property real place: field.text, field.leftPadding
                + field.positionToRectangle(Math.min(line.position, field.length)).x
            readonly property real end: field.text, field.leftPadding + field.positionToRectangle(field.length).x
            visible: line.problem !== ""
            x: Math.max(field.leftPadding, Math.min(place, field.width - Theme.medium - Theme.small))
            y: parent.height - Theme.small
            width: Math.max(Theme.small, Math.min(end, field.width - Theme.medium) - x)
            height: 2
            color: Theme.danger
        }
    }
    AppLabel {
        width: parent.width
        visible: text !== ""
        text: line.problem
        color: Theme.danger
        size: Theme.caption
        Accessible.role: Accessible.AlertMessage
    }
}
