// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// A text field with a label above it. The value is entered by Enter or when the field loses the focus.
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
    // Follows changes made elsewhere.
    onValueChanged: field.text = value
}
