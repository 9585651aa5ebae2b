// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.Controls

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
    readonly property int note: Theme.pieceText
    readonly property string spoken: names.map((name,
        i) => qsTr("%1 ends with %2").arg(name).arg(Math.round(last(curves[i] ?? [])))).join(", ")
    function last(curve: var): real { return curve[curve.length - 1] ?? 0 }

    implicitHeight: Math.round(150 * Theme.scale)
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Points by turn: %1").arg(spoken)

    AppLabel { id: title; text: qsTr("Points by turn"); dim: true; size: Theme.caption; Accessible.ignored: true }
    Item {
        id: field
        x: scale.width + Theme.tiny
        y: title.height + Theme.tiny
        width: parent.width - x - Theme.tiny
        height: parent.height - y - turns.height - Theme.tiny
        Repeater {
            model: 3
            Rectangle {
                required property int index
                y: Math.round((field.height - 1) * index / 2)
                width: field.width
                height: 1
                color: Theme.line
            }
        }
        Repeater {
            model: chart.curves.length
            Item {
                id: line
                required property int index
                readonly property var values: chart.curves[index]
                anchors.fill: parent
                Repeater {
                    model: line.values.length
                    ChartDot {
                        required property int index
                        kind: line.index
                        x: (field.width - width) * index / (chart.longest - 1)
                        y: (field.height - height) * (1 - Math.max(0, line.values[index]) / chart.highest)
                    }
                }
            }
        }
    }
    Item {
        id: scale
        y: field.y
        width: Math.max(top.implicitWidth, half.implicitWidth)
        height: field.height
        AppLabel {
            id: top
            anchors.right: parent.right
            y: -implicitHeight / 2
            text: Math.round(chart.highest)
            dim: true
            size: chart.note
            Accessible.ignored: true
        }
        AppLabel {
            id: half
            anchors.right: parent.right
            y: (parent.height - implicitHeight) / 2
            text: Math.round(chart.highest / 2)
            dim: true
            size: chart.note
            Accessible.ignored: true
        }
        AppLabel {
            anchors.right: parent.right
            y: parent.height - implicitHeight / 2
            text: "0"
            dim: true
            size: chart.note
            Accessible.ignored: true
        }
    }
    AppLabel { x: field.x; y: turns.y; text: qsTr("turn 1"); dim: true; size: chart.note; Accessible.ignored: true }
    AppLabel {
        id: turns
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        text: qsTr("turn %1").arg(chart.longest)
        dim: true
        size: chart.note
        Accessible.ignored: true
    }
}
