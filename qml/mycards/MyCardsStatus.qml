// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The bar below the table: what was just done or went wrong, and what can be done with the selected rows. It is always
// there, so that selecting a row moves nothing.
Rectangle {
    id: bar

    required property MyCards cards
    required property int column   // of the cursor
    readonly property CardTable table: cards.table
    readonly property bool selecting: table.selectedCount > 0

    signal valueRequested()

    implicitHeight: Theme.control + 2 * Theme.tiny
    color: selecting ? Theme.chosen : Theme.panel

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.large
        anchors.rightMargin: Theme.large
        spacing: Theme.small

        Glyph {
            visible: bar.cards.problem !== ""
            implicitWidth: Theme.icon
            implicitHeight: Theme.icon
            name: "warning"
            color: Theme.danger
        }

        AppLabel {
            Layout.fillWidth: true
            text: bar.cards.problem !== "" ? bar.cards.problem
                : bar.selecting ? qsTr("%n card(s) selected", "", bar.table.selectedCount)
                : bar.cards.message !== "" ? bar.cards.message
                : qsTr("?  unknown     –  not printed     grey: does not apply")
            color: bar.cards.problem !== "" ? Theme.danger : bar.selecting ? Theme.text : Theme.muted
            strong: bar.selecting || bar.cards.problem !== ""
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.role: bar.cards.problem !== "" ? Accessible.AlertMessage : Accessible.StaticText
        }

        ActionButton {
            visible: bar.selecting
            small: true
            glyph: "pencil"
            text: qsTr("Set a value…")
            onClicked: bar.valueRequested()
        }

        ActionButton {
            visible: bar.selecting
            small: true
            glyph: "down"
            text: qsTr("Fill down")
            enabled: bar.table.selectedCount > 1
            onClicked: bar.cards.fillDown(bar.column)
        }

        ActionButton {
            visible: bar.selecting
            small: true
            glyph: "copy"
            text: qsTr("Copy")
            onClicked: bar.cards.copy(-1, -1)
        }

        ActionButton {
            visible: bar.selecting
            small: true
            glyph: "trash"
            text: qsTr("Remove")
            onClicked: bar.cards.removeCards(bar.table.selectedIds())
        }

        IconButton {
            visible: bar.selecting || bar.cards.message !== "" || bar.cards.problem !== ""
            glyph: "close"
            text: bar.selecting ? qsTr("Clear the selection") : qsTr("Dismiss")
            onClicked: {
                if (bar.selecting) bar.table.selectNone()
                bar.cards.dismiss()
            }
        }
    }
}
