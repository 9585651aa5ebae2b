// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.Controls

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
    // Steps of 1, 2 or 5 times a power of ten; about five of them.
    readonly property real step: {
        const most = ceiling > 0 ? ceiling : series.reduce((sum, line) => Math.max(sum, ...line.values), 1)
        const power = Math.pow(10, Math.floor(Math.log(most / 5) / Math.LN10))
        return [1, 2, 5, 10].map(factor => factor * power).find(each => most / each <= 5.0001)
    }
    readonly property int steps: {
        const most = ceiling > 0 ? ceiling : series.reduce((sum, line) => Math.max(sum, ...line.values), 1)
        return Math.ceil(most / step - 0.0001)
    }
    readonly property real highest: step * steps
    readonly property int rareFrom: series.reduce((least, line) => Math.min(least, line.rareFrom ?? 1000), 1000)
    property int pointed: -1           // the place that the pointer is at

    function xOf(place: int): real { return field.width * place / (longest - 1) }
    function turnName(place: int): string {
        const turn = place + firstTurn
        return turn === 0 ? qsTr("Opening hand") : qsTr("Turn %1").arg(turn)
    }
    function scaleText(value: real): string {
        return Number(value).toLocaleString(Qt.locale(), "f", step < 1 ? 1 : 0)
    }
    function number(value: real): string { return Number(value).toLocaleString(Qt.locale(), "f", digits) + unit }

    implicitHeight: Math.round(260 * Theme.scale)
    Accessible.role: Accessible.Chart
    Accessible.name: title + ". " + series.map(line => line.values.length > 0
        ? qsTr("%1: %2 at first, %3 at the end").arg(line.name).arg(number(line.values[0]))
            .arg(number(line.values[line.values.length - 1])) : line.name).join("; ")

    ChartLegend { id: legend; width: parent.width; series: chart.series }

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
            model: chart.steps + 1

            Rectangle {
                required property int index
                y: Math.round((field.height - 1) * index / chart.steps)
                width: field.width
                height: Theme.hairline
                color: Theme.line
            }
        }

        Repeater {
            model: chart.series

            ChartLine {
                width: field.width
                height: field.height
                longest: chart.longest
                highest: chart.highest
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
            model: chart.steps + 1

            AppLabel {
                required property int index
                anchors.right: parent ? parent.right : undefined
                y: (field.height - 1) * index / chart.steps - implicitHeight / 2
                text: chart.scaleText(chart.step * (chart.steps - index))
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

    ChartTip {
        readonly property real column: field.x + chart.xOf(Math.max(0, chart.pointed))
        x: column + Theme.medium + width > chart.width ? column - Theme.medium - width : column + Theme.medium
        y: field.y + Theme.small
        title: chart.turnName(chart.pointed)
        series: chart.series
        place: chart.pointed
        number: value => chart.number(value)
    }
}
