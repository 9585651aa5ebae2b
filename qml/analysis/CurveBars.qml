// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.Controls

// How many copies of two decks have each value of a field: two bars for each value.
Item {
    id: chart

    required property string title
    required property var values   // { value, first, second }
    readonly property int most: values.reduce((highest, each) => Math.max(highest, each.first, each.second), 1)

    implicitHeight: Math.round(120 * Theme.scale)
    Accessible.role: Accessible.Chart
    Accessible.name: title + ": " + values.map(each => qsTr("%1: %2 and %3").arg(each.value).arg(each.first)
        .arg(each.second)).join("; ")

    AppLabel { id: heading; text: chart.title; dim: true; size: Theme.caption; Accessible.ignored: true }

    Row {
        id: bars
        y: heading.height + Theme.small
        height: parent.height - y
        spacing: Theme.small

        Repeater {
            model: chart.values

            Item {
                id: pair
                required property var modelData
                readonly property real room: bars.height - number.height - amount.height
                width: Math.min(Math.round(56 * Theme.scale), chart.width / chart.values.length - Theme.small)
                height: bars.height

                component Bar: Rectangle {
                    required property int copies
                    y: amount.height + pair.room - height
                    width: pair.width / 2 - 1
                    height: pair.room * copies / chart.most
                    radius: Theme.barRadius
                }

                AppLabel {
                    id: amount
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: pair.modelData.first === pair.modelData.second ? pair.modelData.first
                        : pair.modelData.first + " → " + pair.modelData.second
                    strong: pair.modelData.first !== pair.modelData.second
                    size: Theme.footnote
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }

                Bar { copies: pair.modelData.first; color: Theme.typeColour(0) }
                Bar { copies: pair.modelData.second; x: pair.width / 2 + 1; color: Theme.typeColour(2) }

                AppLabel {
                    id: number
                    anchors.bottom: parent.bottom
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: pair.modelData.value
                    dim: true
                    size: Theme.footnote
                    Accessible.ignored: true
                }
            }
        }
    }
}
