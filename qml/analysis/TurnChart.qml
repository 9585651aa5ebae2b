// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.Controls
import Mazzo.Goldfish

// Lines over turns. Each series is { name, values, rareFrom }: from there on fewer than half of the games count. Lines
// differ in the shape of their dots as well as in colour. The pointer shows the values of a turn.
Item {
    id: chart

    required property var series
    required property string title
    property int firstTurn: 1          // of the first value; 0: the opening hand
    property real ceiling: 0           // the top of the scale; 0: as high as needed
    property string unit
    property int digits: 1
    readonly property int longest: series.reduce((most, line) => Math.max(most, line.values.length), 2)
    readonly property real highest: {
        if (ceiling > 0) return ceiling
        let most = 1
        for (const line of series) for (const value of line.values) most = Math.max(most, value)
        const step = Math.pow(10, Math.floor(Math.log(most) / Math.LN10)) / 2
        return Math.ceil(most / step) * step
    }
    readonly property int rareFrom: series.reduce((least, line) => Math.min(least, line.rareFrom ?? 1000), 1000)
    property int pointed: -1           // the place that the pointer is at

    function xOf(place: int): real { return field.width * place / (longest - 1) }
    function yOf(value: real): real { return field.height * (1 - Math.max(0, value) / highest) }
    function turnName(place: int): string {
        const turn = place + firstTurn
        return turn === 0 ? qsTr("Opening hand") : qsTr("Turn %1").arg(turn)
    }
    function scaleText(value: real): string {
        return Number(value).toLocaleString(Qt.locale(), "f", highest < 8 ? 1 : 0)
    }
    function number(value: real): string { return Number(value).toLocaleString(Qt.locale(), "f", digits) + unit }

    implicitHeight: Math.round(260 * Theme.scale)
    Accessible.role: Accessible.Chart
    Accessible.name: title + ". " + series.map(line => line.values.length > 0
        ? qsTr("%1: %2 at first, %3 at the end").arg(line.name).arg(number(line.values[0]))
            .arg(number(line.values[line.values.length - 1])) : line.name).join("; ")

    // The names, with the shape of their dots.
    Flow {
        id: legend
        width: parent.width
        spacing: Theme.medium

        Repeater {
            model: chart.series

            Row {
                id: entry
                required property int index
                required property var modelData
                spacing: Theme.tiny

                ChartDot { anchors.verticalCenter: parent.verticalCenter; kind: entry.index }

                AppLabel {
                    text: entry.modelData.name
                    size: Theme.caption
                    strong: true
                    wrapMode: Text.NoWrap
                    width: Math.min(implicitWidth, chart.width - Theme.huge)
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
    }

    Item {
        id: field
        x: scale.width + Theme.small
        y: legend.height + Theme.medium
        width: parent.width - x - Theme.medium
        height: Math.max(40, parent.height - y - turns.height - Theme.small)

        Rectangle {
            visible: chart.rareFrom < chart.longest
            x: chart.xOf(Math.min(chart.rareFrom, chart.longest - 1))
            width: field.width - x
            height: field.height
            color: Theme.raised
        }

        Repeater {
            model: 5

            Rectangle {
                required property int index
                y: Math.round((field.height - 1) * index / 4)
                width: field.width
                height: Theme.hairline
                color: Theme.line
            }
        }

        Repeater {
            model: chart.series

            Item {
                id: line
                required property int index
                required property var modelData
                readonly property var values: modelData.values

                Repeater {
                    model: Math.max(0, line.values.length - 1)

                    Rectangle {
                        required property int index
                        readonly property real fromX: chart.xOf(index)
                        readonly property real fromY: chart.yOf(line.values[index])
                        readonly property real toX: chart.xOf(index + 1)
                        readonly property real toY: chart.yOf(line.values[index + 1])
                        x: fromX
                        y: fromY - height / 2
                        width: Math.hypot(toX - fromX, toY - fromY)
                        height: Theme.thin
                        transformOrigin: Item.Left
                        rotation: Math.atan2(toY - fromY, toX - fromX) * 180 / Math.PI
                        antialiasing: true
                        color: Theme.typeColour(line.index)
                        opacity: index >= (line.modelData.rareFrom ?? 1000) - 1 ? 0.45 : 1
                    }
                }

                Repeater {
                    model: line.values.length

                    ChartDot {
                        required property int index
                        kind: line.index
                        x: chart.xOf(index) - width / 2
                        y: chart.yOf(line.values[index]) - height / 2
                    }
                }
            }
        }

        Rectangle {
            visible: chart.pointed >= 0
            x: chart.xOf(Math.max(0, chart.pointed))
            width: Theme.hairline
            height: field.height
            color: Theme.outline
        }

        HoverHandler {
            onPointChanged: chart.pointed = hovered
                ? Math.max(0, Math.min(chart.longest - 1, Math.round(point.position.x / field.width
                                                                    * (chart.longest - 1)))) : -1
            onHoveredChanged: if (!hovered) chart.pointed = -1
        }
    }

    Item {
        id: scale
        y: field.y
        width: top.implicitWidth
        height: field.height

        Repeater {
            model: 5

            AppLabel {
                required property int index
                anchors.right: parent ? parent.right : undefined
                y: (field.height - 1) * index / 4 - implicitHeight / 2
                text: chart.scaleText(chart.highest * (4 - index) / 4)
                dim: true
                size: Theme.footnote
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }

        AppLabel {
            id: top
            visible: false
            text: chart.scaleText(chart.highest)
            size: Theme.footnote
            wrapMode: Text.NoWrap
        }
    }

    Item {
        id: turns
        x: field.x
        width: field.width
        height: Math.round(16 * Theme.scale)
        anchors.bottom: parent.bottom

        Repeater {
            model: chart.longest

            AppLabel {
                required property int index
                readonly property int every: Math.max(1, Math.ceil(chart.longest * 56 * Theme.scale / field.width))
                visible: index % every === 0
                x: Math.min(turns.width - implicitWidth + Theme.medium, chart.xOf(index) - implicitWidth / 2)
                text: index === 0 ? (chart.firstTurn === 0 ? qsTr("Opening") : qsTr("Turn %1").arg(1))
                    : index + chart.firstTurn
                dim: true
                size: Theme.footnote
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }

    Rectangle {
        id: tip
        visible: chart.pointed >= 0
        readonly property real place: field.x + chart.xOf(Math.max(0, chart.pointed))
        x: place + Theme.medium + width > chart.width ? place - Theme.medium - width : place + Theme.medium
        y: field.y + Theme.small
        width: values.implicitWidth + 2 * Theme.small
        height: values.implicitHeight + 2 * Theme.small
        radius: Theme.innerRadius
        color: Theme.panel
        border.width: Theme.hairline
        border.color: Theme.outline

        Column {
            id: values
            x: Theme.small
            y: Theme.small
            spacing: Theme.thin

            AppLabel {
                text: chart.turnName(chart.pointed)
                strong: true
                size: Theme.caption
                Accessible.ignored: true
            }

            Repeater {
                model: chart.series

                Row {
                    id: each
                    required property int index
                    required property var modelData
                    visible: chart.pointed < modelData.values.length
                    spacing: Theme.tiny

                    ChartDot { anchors.verticalCenter: parent.verticalCenter; kind: each.index }

                    AppLabel {
                        text: chart.pointed >= 0 && chart.pointed < each.modelData.values.length
                            ? chart.number(each.modelData.values[chart.pointed]) : ""
                        strong: true
                        size: Theme.caption
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
