// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The panel next to the table: phases, odds or log, and the previewed card.
Rectangle {
    id: panel

    required property GoldfishTable table
    property string part: "odds"

    signal cardOpened(string cardId)

    color: Theme.panel
    Rectangle { width: 1; height: parent.height; color: Theme.line }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.medium
        spacing: Theme.medium
        PhaseBar { Layout.fillWidth: true; visible: panel.table.turn.phases.count > 1; phases: panel.table.turn.phases }
        Segments {
            Layout.alignment: Qt.AlignHCenter
            label: qsTr("Show")
            value: panel.part
            choices: panel.table.simulation.available
                ? [{ value: "odds", text: qsTr("Odds") }, { value: "games", text: qsTr("Simulate") },
                    { value: "log", text: qsTr("Log") }]
                : [{ value: "odds", text: qsTr("Odds") }, { value: "log", text: qsTr("Log") }]
            onChosen: value => panel.part = value
        }
        Flickable {
            id: scroll
            visible: panel.part !== "log"
            Layout.fillWidth: true
            Layout.fillHeight: !log.visible
            Layout.preferredHeight: Math.min(contentHeight, panel.height * (panel.part === "games" ? 0.6 : 0.42))
            contentHeight: odds.visible ? odds.implicitHeight : games.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: ScrollLine {}
            FocusFollower { area: scroll }
            OddsView {
                id: odds
                visible: panel.part === "odds"
                width: scroll.width - Theme.small
                odds: panel.table.odds
            }
            SimulationView {
                id: games
                visible: panel.part === "games"
                width: scroll.width - Theme.small
                simulation: panel.table.simulation
            }
        }
        LogPanel {
            id: log
            visible: panel.part === "log" || (panel.part === "odds" && panel.height > 700 * Theme.scale)
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: 100
            table: panel.table
        }
        PreviewCard {
            id: card
            visible: panel.height > 480 * Theme.scale
            Layout.fillWidth: true
            Layout.preferredHeight: Math.round(Math.max(110 * Theme.scale,
                Math.min(implicitHeight, panel.height * 0.4)))
            table: panel.table
            TapHandler { enabled: card.preview.cardId !== ""; onDoubleTapped: panel.cardOpened(card.preview.cardId) }
        }
    }
}
