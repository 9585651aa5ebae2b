// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.Controls

// The exact odds of a question on the first turns, as bars.
Column {
    id: chart

    required property var odds      // from turn 1 on; empty if there are none, or not yet
    required property string question

    spacing: Theme.tiny
    Accessible.role: Accessible.Chart
    Accessible.name: odds.length > 0
        ? qsTr("Odds by turn: %1").arg(odds.map((odd, i) => (i + 1) + ": " + Math.round(odd * 100) + " %").join(", "))
        : title.text

    AppLabel {
        id: title
        width: parent.width
        text: chart.odds.length > 0 ? qsTr("By turn: %1").arg(chart.question)
            : qsTr("No exact odds by turn for this question.")
        dim: true
        size: Theme.caption
        maximumLineCount: 2
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Row {
        id: bars
        width: parent.width
        height: Math.round(92 * Theme.scale)
        visible: chart.odds.length > 0
        spacing: Theme.thin
        Repeater {
            model: chart.odds
            Item {
                id: bar
                required property int index
                required property double modelData
                width: (bars.width - (chart.odds.length - 1) * bars.spacing) / chart.odds.length
                height: bars.height
                AppLabel {
                    anchors.bottom: column.top
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: Math.round(bar.modelData * 100)
                    size: Theme.pieceText
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
                Rectangle {
                    id: column
                    anchors.bottom: turn.top
                    width: parent.width
                    height: Math.max(1, bar.modelData * (bars.height - turn.height - Theme.large))
                    radius: Theme.barRadius
                    color: Theme.accent
                }
                AppLabel {
                    id: turn
                    anchors.bottom: parent.bottom
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: bar.index + 1
                    dim: true
                    size: Theme.pieceText
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
