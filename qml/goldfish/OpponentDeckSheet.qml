// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Chooses the deck that the opponent plays. The game begins again with the same seed.
Sheet {
    id: sheet

    required property GoldfishTable table

    title: qsTr("Opponent's deck")
    onOpened: table.opponent.list()

    AppLabel {
        width: parent.width
        dim: true
        text: qsTr("The opponent marshals every unit it draws and turns up the strongest army that fits. "
            + "The game begins again with the same seed.")
    }
    AppLabel {
        width: parent.width
        visible: text !== ""
        text: sheet.table.opponent.problem
        color: Theme.danger
        Accessible.role: Accessible.AlertMessage
    }
    Flow {
        width: parent.width
        spacing: Theme.small
        Repeater {
            model: sheet.table.opponent.names
            ActionButton {
                required property int index
                required property string modelData
                text: modelData
                onClicked: {
                    sheet.table.opponent.choose(index)
                    if (sheet.table.opponent.problem === "") sheet.close()
                }
            }
        }
    }
}
