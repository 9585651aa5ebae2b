// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// A line to type in with its name above it. What was typed counts when the field is left or Enter is pressed.
Column {
    id: labelled

    required property string label
    required property string value
    property alias placeholder: field.placeholderText
    property alias validator: field.validator

    signal entered(string value)

    function commit() {
        if (field.text.trim() !== value) labelled.entered(field.text.trim())
    }

    spacing: Theme.thin

    AppLabel {
        width: parent.width
        text: labelled.label
        dim: true
        size: Theme.caption
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    TextInputField {
        id: field
        width: parent.width
        label: labelled.label
        text: labelled.value
        implicitHeight: Theme.formField
        leftPadding: Theme.small
        rightPadding: Theme.small
        onEditingFinished: labelled.commit()
        Keys.onEscapePressed: event => {
            event.accepted = text !== labelled.value
            text = labelled.value
        }
    }
    // A change from elsewhere is shown too.
    onValueChanged: field.text = value
}
