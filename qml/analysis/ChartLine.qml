// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.Controls
import Mazzo.Goldfish

// A line of a chart with its dots; pale from `rareFrom` on.
Item {
    id: line

    required property int index
    required property var modelData   // {values, rareFrom}
    property int longest: 2           // places of the chart
    property real highest: 1          // the top of its scale
    readonly property var values: modelData.values
    readonly property int rareFrom: modelData.rareFrom ?? 1000

    function xOf(place: int): real { return width * place / (longest - 1) }
    function yOf(value: real): real { return height * (1 - Math.max(0, value) / highest) }

    Repeater {
        model: Math.max(0, line.values.length - 1)

        Rectangle {
            required property int index
            readonly property real fromX: line.xOf(index)
            readonly property real fromY: line.yOf(line.values[index])
            readonly property real toX: line.xOf(index + 1)
            readonly property real toY: line.yOf(line.values[index + 1])
            x: fromX
            y: fromY - height / 2
            width: Math.hypot(toX - fromX, toY - fromY)
            height: Theme.thin
            transformOrigin: Item.Left
            rotation: Math.atan2(toY - fromY, toX - fromX) * 180 / Math.PI
            antialiasing: true
            color: Theme.typeColour(line.index)
            opacity: index >= line.rareFrom - 1 ? 0.45 : 1
        }
    }

    Repeater {
        model: line.values.length

        ChartDot {
            required property int index
            kind: line.index
            x: line.xOf(index) - width / 2
            y: line.yOf(line.values[index]) - height / 2
        }
    }
}
