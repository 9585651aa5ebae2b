// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The tournament: the table of win shares, and the curves of the framed pair.
Panel {
    id: panel

    required property StrategyLab lab
    readonly property bool played: lab.tournament.names.length > 0

    signal exportWanted()

    SectionBar {
        width: parent.width
        title: panel.lab.tournament.title

        ActionButton {
            small: true
            visible: panel.played
            glyph: "export"
            text: qsTr("Export results")
            onClicked: panel.exportWanted()
        }

        ActionButton {
            small: true
            visible: !panel.lab.busy
            enabled: panel.lab.chosen > 1
            text: panel.played ? qsTr("Play again") : qsTr("Play the tournament")
            onClicked: panel.lab.playTournament(0)
        }
    }

    AppLabel {
        width: parent.width
        visible: !panel.played
        text: qsTr("Every chosen strategy plays every other, with changing seats.")
        dim: true
    }

    TournamentGrid { width: parent.width; visible: panel.played; tournament: panel.lab.tournament }

    AppLabel {
        width: parent.width
        visible: panel.played
        text: qsTr("Simulated, in percent. Row against column, a shared win counts half, ± is the 95 % interval. "
            + "The framed pair is charted below.")
        dim: true
        size: Theme.caption
    }

    PairCurves {
        width: parent.width
        visible: panel.lab.tournament.curves.length > 0
        tournament: panel.lab.tournament
    }
}
