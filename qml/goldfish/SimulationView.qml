pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo
import Mazzo.App

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
    Row {
        spacing: Theme.small
        ActionButton { visible: !view.simulation.busy; text: qsTr("Play 10,000 games"); onClicked: view.simulation.run(10000) }
        ProgressBar { visible: view.simulation.busy; width: view.width * 0.6; anchors.verticalCenter: parent.verticalCenter; value: view.simulation.progress; Accessible.name: qsTr("Playing many games") }
        ActionButton { visible: view.simulation.busy; text: qsTr("Stop"); onClicked: view.simulation.stop() }
    }
    Words { width: parent.width; visible: text !== ""; text: view.simulation.trouble; color: Theme.danger; size: Theme.caption; Accessible.role: Accessible.AlertMessage }
    Repeater {
        id: results
        model: view.simulation.results
        Item {
            id: result
            required property int index
            required property string name
            required property string wins
            required property double share
            required property string points
            required property string turns
            required property string spoken
            width: view.width
            height: Math.round(34 * Theme.scale)
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken
            Words { text: result.name; strong: true; size: Theme.caption; color: Theme.typeColour(result.index); Accessible.ignored: true }
            Words { anchors.right: parent.right; text: qsTr("%1 wins · %2 points · %3 turns").arg(result.wins).arg(result.points).arg(result.turns); size: Theme.caption; Accessible.ignored: true }
            Rectangle { y: Math.round(20 * Theme.scale); width: parent.width; height: Math.round(8 * Theme.scale); radius: 4; color: Theme.raised
                Rectangle { width: parent.width * result.share; height: parent.height; radius: 4; color: Theme.typeColour(result.index) }
            }
        }
    }
    CurveChart { width: parent.width; visible: view.curves.length > 0; curves: view.curves; names: view.curves.map((curve, i) => view.simulation.results.at(i, "name")) }
    Words { width: parent.width; visible: text !== ""; text: view.simulation.summary; dim: true; size: Math.round(10 * Theme.scale) }
}
