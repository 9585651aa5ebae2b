// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The card's printed text, or a field to enter it.
Panel {
    id: panel

    required property CardValues values
    property bool editing: false

    visible: values.printed !== "" || values.printedUnknown
    onVisibleChanged: editing = false

    Item {
        width: parent.width
        height: Math.max(heading.implicitHeight, actions.implicitHeight)

        SectionTitle {
            id: heading
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Text")
        }

        Row {
            id: actions
            anchors.right: parent.right
            spacing: Theme.small

            Badge {
                anchors.verticalCenter: parent.verticalCenter
                visible: panel.values.printedIsYours
                words: qsTr("yours")
                glyph: "pencil"
                ink: Theme.accent
            }

            IconButton {
                visible: panel.values.printedIsYours
                glyph: "undo"
                text: qsTr("Remove your text")
                onClicked: panel.values.resetValue("text")
            }

            IconButton {
                id: pencil
                visible: panel.values.printedUnknown || panel.values.printedIsYours
                glyph: "pencil"
                text: qsTr("Enter the text from the card")
                onClicked: panel.editing = true
            }
        }
    }

    AppLabel {
        width: parent.width
        visible: panel.values.printed !== ""
        text: panel.values.printed
        size: Theme.strong
    }

    AppLabel {
        width: parent.width
        visible: panel.values.printedUnknown && !panel.editing
        text: qsTr("Unknown. If you have the card, enter its text.")
        color: Theme.unknown
    }

    ValueEditor {
        width: parent.width
        visible: panel.editing
        values: panel.values
        fieldId: "text"
        fieldName: qsTr("Text")
        typed: panel.values.printedIsYours ? panel.values.printed : ""
        choices: []
        onClosed: {
            panel.editing = false
            pencil.forceActiveFocus(Qt.TabFocusReason)
        }
    }
}
