pragma ComponentBehavior: Bound
import QtQuick
import Mazzo

// Lines over turns, one for each strategy; they differ in the shape of their dots as well as in colour.
Item {
    id: chart

    required property var curves
    required property var names
    readonly property real highest: {
        let most = 1
        for (const curve of curves) for (const value of curve) most = Math.max(most, value)
        return most
    }
    readonly property int longest: {
        let most = 2
        for (const curve of curves) most = Math.max(most, curve.length)
        return most
    }

    implicitHeight: Math.round(120 * Theme.scale)
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Points by turn: %1").arg(names.join(", "))

    Rectangle { anchors.fill: parent; color: "transparent"; border.width: 1; border.color: Theme.line; radius: 4 }
    Words { x: 3; y: 1; text: Math.round(chart.highest); dim: true; size: Math.round(10 * Theme.scale); Accessible.ignored: true }
    Words { anchors.right: parent.right; anchors.bottom: parent.bottom; anchors.rightMargin: 3; text: chart.longest; dim: true; size: Math.round(10 * Theme.scale); Accessible.ignored: true }
    Repeater {
        model: chart.curves.length
        Item {
            id: line
            required property int index
            readonly property var values: chart.curves[index]
            anchors.fill: parent
            Repeater {
                model: line.values.length
                Rectangle {
                    required property int index
                    x: (chart.width - 12) * index / (chart.longest - 1) + 3
                    y: (chart.height - 12) * (1 - Math.max(0, line.values[index]) / chart.highest) + 3
                    width: 6
                    height: 6
                    radius: line.index % 2 === 0 ? 3 : 0
                    rotation: line.index > 1 ? 45 : 0
                    color: Theme.typeColour(line.index)
                }
            }
        }
    }
}
