// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Strategies of the pack against each other, over many games with these cards.
Column {
    id: view

    required property SimulationPanel simulation
    readonly property var curves: simulation.curves

    spacing: Theme.small

    SectionTitle { width: parent.width; text: qsTr("Strategies") }
    Flow {
        width: parent.width
        spacing: Theme.tiny
        Repeater {
            model: view.simulation.strategies
            Chip {
                required property int index
                required property string name
                required property bool seated
                text: name
                checked: seated
                enabled: !view.simulation.busy
                onClicked: view.simulation.toggle(index)
            }
        }
    }
    Flow {
        width: parent.width
        visible: !view.simulation.busy
        spacing: Theme.small
        ActionButton {
            primary: true
            small: true
            text: qsTr("Simulate 10,000 games")
            onClicked: view.simulation.run(10000)
        }
        ActionButton {
            small: true
            text: qsTr("A million")
            Accessible.name: qsTr("Simulate a million games")
            onClicked: view.simulation.run(1000000)
        }
    }
    Row {
        width: parent.width
        visible: view.simulation.busy
        spacing: Theme.small
        ProgressLine {
            width: parent.width - halt.width - Theme.small
            anchors.verticalCenter: parent.verticalCenter
            value: view.simulation.progress
            label: qsTr("Playing many games")
        }
        ActionButton { id: halt; text: qsTr("Stop"); onClicked: view.simulation.stop() }
    }
    AppLabel {
        width: parent.width
        visible: text !== ""
        text: view.simulation.trouble
        color: Theme.danger
        size: Theme.caption
        Accessible.role: Accessible.AlertMessage
    }
    AppLabel {
        width: parent.width
        visible: text !== ""
        text: view.simulation.notes
        dim: true
        size: Theme.caption
    }
    Repeater {
        model: view.simulation.results
        Column {
            id: result
            required property int index
            required property string name
            required property string wins
            required property double share
            required property string points
            required property string turns
            required property string spoken
            width: view.width
            spacing: Theme.pieceGap
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken
            Row {
                width: parent.width
                spacing: Theme.small
                ChartDot { kind: result.index; anchors.verticalCenter: parent.verticalCenter }
                AppLabel {
                    width: parent.width - won.width - Theme.chartDot - 2 * Theme.small
                    text: result.name
                    strong: true
                    size: Theme.caption
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                AppLabel {
                    id: won
                    text: qsTr("%1 wins").arg(result.wins)
                    strong: true
                    size: Theme.caption
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
            Rectangle {
                width: parent.width
                height: Theme.oddsBar
                radius: height / 2
                color: Theme.raised
                border.width: 1
                border.color: Theme.line
                Rectangle {
                    width: parent.width * result.share
                    height: parent.height
                    radius: parent.radius
                    color: Theme.typeColour(Math.max(0, result.index))
                }
            }
            AppLabel {
                width: parent.width
                text: qsTr("%1 points · %2 turns").arg(result.points).arg(result.turns)
                dim: true
                size: Theme.footnote
                Accessible.ignored: true
            }
        }
    }
    CurveChart {
        width: parent.width
        visible: view.curves.length > 0
        curves: view.curves
        names: view.curves.map((curve, i) => view.simulation.results.at(i, "name") ?? "")
    }
    AppLabel {
        width: parent.width
        visible: text !== ""
        text: view.simulation.summary
        dim: true
        size: Theme.caption
    }
}
