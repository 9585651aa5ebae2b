// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The tags of the selected cards. The first tag of a card is its category, which the deck can be grouped by.
Sheet {
    id: sheet

    required property DeckEditor editor
    readonly property int count: editor.selection.count

    function add() {
        const tag = field.text.trim()
        if (tag === "") return
        editor.tagSelected(tag, true)
        field.clear()
    }

    title: qsTr("Tags of %n card(s)", "", count)
    preferredWidth: 460
    onOpened: field.forceActiveFocus(Qt.TabFocusReason)

    AppLabel {
        width: parent.width
        text: qsTr("Tags belong to this deck. The first tag of a card is its category: choose “Category” under "
            + "“Group by” to see your own groups.")
        dim: true
        size: Theme.caption
    }

    Row {
        width: parent.width
        spacing: Theme.small

        TextInputField {
            id: field
            width: parent.width - plus.width - Theme.small
            label: qsTr("New tag")
            placeholderText: qsTr("Ramp, removal, finisher…")
            maximumLength: 60
            onAccepted: sheet.add()
        }

        ActionButton {
            id: plus
            text: qsTr("Add tag")
            glyph: "plus"
            enabled: field.text.trim() !== ""
            onClicked: sheet.add()
        }
    }

    Flow {
        width: parent.width
        spacing: Theme.small
        visible: chips.count > 0

        Repeater {
            id: chips
            model: sheet.editor.deck.tags

            Chip {
                required property string modelData
                text: modelData
                checked: sheet.editor.selection.revision >= 0 && sheet.editor.deck.total >= 0
                    && sheet.editor.selection.allHaveTag(modelData)
                onClicked: sheet.editor.tagSelected(modelData, !checked)
            }
        }
    }

    ActionButton {
        text: qsTr("Done")
        primary: true
        onClicked: sheet.close()
    }
}
