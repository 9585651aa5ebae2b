// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The points and resources of two strategies, turn by turn, in the games against each other.
Column {
    id: pair

    required property TournamentTable tournament
    readonly property var curves: tournament.curves

    spacing: Theme.medium

    Item {
        width: parent.width
        height: Theme.control

        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - what.width - Theme.medium
            text: pair.curves.length === 2 ? qsTr("%1 against %2").arg(pair.curves[0].name).arg(pair.curves[1].name)
                : ""
            strong: true
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }

        Segments {
            id: what
            anchors.right: parent.right
            label: qsTr("Curve")
            value: pair.tournament.resources ? "resources" : "points"
            choices: [
                { value: "points", text: qsTr("Points") },
                { value: "resources", text: qsTr("Resources") }
            ]
            onChosen: value => pair.tournament.resources = value === "resources"
        }
    }

    TurnChart {
        width: parent.width
        title: what.chosenText
        series: pair.curves
    }

    AppLabel {
        width: parent.width
        text: qsTr("Averages by own turn. Pale: fewer than half of the games last this long.")
        dim: true
        size: Theme.caption
    }
}
