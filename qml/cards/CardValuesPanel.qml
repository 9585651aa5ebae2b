// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// All fields of the card.
Panel {
    id: panel

    required property CardPage card
    property string editing    // the id of the field that is being edited

    SectionTitle { text: qsTr("Card data and sources") }

    Repeater {
        model: panel.card.values.rows

        ValueRow {
            width: parent.width
            values: panel.card.values
            editing: panel.editing === fieldId
            onOpened: panel.editing = fieldId
            onClosed: panel.editing = ""
        }
    }

    Connections {
        target: panel.card
        property string shown: panel.card.cardId

        function onChanged() {
            if (panel.card.cardId !== shown) panel.editing = ""
            shown = panel.card.cardId
        }
    }
}
