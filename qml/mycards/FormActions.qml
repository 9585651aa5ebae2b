// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// What can be done with the card in the form: duplicate, remove, save and go on.
Rectangle {
    id: actions

    required property MyCards cards
    readonly property CardForm form: cards.form

    signal duplicated()
    signal saveRequested()

    // Takes the focus from the field that is being typed, so that it is stored.
    function takeFocus() { save.forceActiveFocus(Qt.TabFocusReason) }

    implicitHeight: buttons.implicitHeight + 2 * Theme.medium
    color: Theme.panel

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    RowLayout {
        id: buttons
        x: Theme.large
        y: Theme.medium
        width: parent.width - 2 * Theme.large
        spacing: Theme.small

        ActionButton {
            visible: !actions.form.isNew
            glyph: "copy"
            text: qsTr("Duplicate")
            onClicked: {
                actions.form.startCopy(actions.form.cardId)
                actions.duplicated()
            }
        }

        IconButton {
            visible: !actions.form.isNew
            glyph: "trash"
            text: actions.form.mine ? qsTr("Remove this card") : qsTr("Forget what you entered about this card")
            onClicked: actions.cards.removeCards([actions.form.cardId])
        }

        Item { Layout.fillWidth: true }

        ActionButton {
            id: save
            primary: true
            enabled: !actions.form.saving && (!actions.form.isNew || actions.form.name !== "")
            text: actions.form.isNew ? qsTr("Save and next")
                : actions.cards.fillIn.active ? qsTr("Next") : qsTr("Done")
            onClicked: actions.saveRequested()

            Hint {
                visible: save.hovered
                text: qsTr("Alt+Enter")
            }
        }
    }
}
