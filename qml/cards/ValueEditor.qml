// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// Enters a value from the printed card. An invalid value is rejected with the reason and stays in the field.
Column {
    id: editor

    required property CardValues values
    required property string fieldId
    required property string fieldName
    required property string typed
    required property var choices
    readonly property bool refused: values.refusedField === fieldId && values.refusal !== ""

    signal closed()

    function close() {
        values.dismissRefusal()
        closed()
    }

    function enter() { values.enter(fieldId, field.text) }

    spacing: Theme.small
    onVisibleChanged: {
        if (!visible) return
        field.text = typed
        field.forceActiveFocus(Qt.OtherFocusReason)
    }

    Connections {
        target: editor.values
        enabled: editor.visible
        function onEntered(field: string) { if (field === editor.fieldId) editor.closed() }
    }

    RowLayout {
        width: parent.width
        spacing: Theme.small

        TextInputField {
            id: field
            Layout.fillWidth: true
            label: qsTr("%1 as printed on the card").arg(editor.fieldName)
            placeholderText: editor.choices.length > 0 ? editor.choices.join(", ") : qsTr("As printed on the card")
            wrong: editor.refused
            Accessible.description: editor.refused ? editor.values.refusal : ""
            onTextEdited: if (editor.refused) editor.values.dismissRefusal()
            onAccepted: editor.enter()
            Keys.onEscapePressed: editor.close()
        }

        ActionButton {
            text: qsTr("Enter")
            primary: true
            enabled: field.text.trim() !== "" && !editor.values.saving
            onClicked: editor.enter()
        }

        ActionButton {
            text: qsTr("Cancel")
            onClicked: editor.close()
        }
    }

    Flow {
        width: parent.width
        spacing: Theme.snug
        visible: editor.choices.length > 0

        Repeater {
            model: editor.choices

            Chip {
                required property string modelData
                text: modelData
                onClicked: field.text = modelData
            }
        }
    }

    Row {
        visible: editor.refused
        spacing: Theme.small

        Glyph {
            width: Theme.icon
            height: width
            name: "warning"
            color: Theme.danger
        }

        AppLabel {
            width: editor.width - Theme.icon - Theme.small
            text: editor.values.refusal
            color: Theme.danger
            Accessible.role: Accessible.AlertMessage
        }
    }
}
