// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Chooses who plays the other seats. The game begins again with the same seed.
Sheet {
    id: sheet

    required property GoldfishTable table
    readonly property TableBots bots: table.bots

    title: qsTr("Opponents")
    onOpened: bots.list()

    AppLabel {
        width: parent.width
        dim: true
        text: qsTr("A change begins the game again with the same seed. Step back returns to the game before.")
    }
    Segments {
        label: qsTr("Opponents")
        value: sheet.bots.playing ? "bots" : "none"
        choices: [{ value: "none", text: qsTr("Nobody acts"), glyph: "" },
            { value: "bots", text: qsTr("Bots play"), glyph: "" }]
        onChosen: value => sheet.bots.setPlaying(value === "bots")
    }
    Repeater {
        model: sheet.bots.playing ? sheet.bots.seats : 0
        Row {
            id: seat
            required property int index
            spacing: Theme.medium
            AppLabel {
                width: Math.round(120 * Theme.scale)
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Seat %1 plays by").arg(seat.index + 2)
            }
            SelectBox {
                width: Math.round(240 * Theme.scale)
                label: qsTr("Strategy of seat %1").arg(seat.index + 2)
                model: sheet.bots.strategies
                displayText: currentIndex < 0 ? qsTr("That of the saved game") : currentText
                currentIndex: sheet.bots.chosen[seat.index] ?? -1
                onActivated: index => sheet.bots.choose(seat.index, index)
            }
        }
    }
    ActionButton { text: qsTr("Close"); onClicked: sheet.close() }
}
