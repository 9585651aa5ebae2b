// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

// A text field.
TextField {
    id: field

    property bool wrong: false
    required property string label   // for screen readers

    implicitHeight: Theme.control
    leftPadding: Theme.medium
    rightPadding: Theme.medium
    color: Theme.text
    font.pixelSize: Theme.body
    selectByMouse: true
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    placeholderTextColor: Theme.muted
    verticalAlignment: TextInput.AlignVCenter
    Accessible.role: Accessible.EditableText
    Accessible.name: label
    // The placeholder is a child that Qt adds; it would interpret markup in names and pack texts.
    Component.onCompleted: {
        for (let index = 0; index < children.length; ++index) {
            if (children[index] instanceof Text) children[index].textFormat = Text.PlainText
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: Theme.window
        border.width: field.activeFocus || field.wrong ? Theme.focusWidth : 1
        border.color: field.wrong ? Theme.danger : field.activeFocus ? Theme.accent : Theme.outline
    }
}
