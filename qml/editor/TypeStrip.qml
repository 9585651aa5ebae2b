// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The card types of the deck as one bar, each part as long as its share, with names and numbers below.
Column {
    id: strip

    required property TableModel types
    required property int total   // of all cards; those without a type leave a gap

    signal chosen(int row)

    spacing: Theme.tiny
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Types")

    Row {
        width: parent.width
        height: Math.round(8 * Theme.scale)
        spacing: Theme.thin

        Repeater {
            model: strip.types

            Rectangle {
                required property int amount
                required property int place
                width: (strip.width - 2 * (strip.types.count - 1)) * amount / Math.max(1, strip.total)
                height: parent.height
                radius: Theme.barRadius
                color: Theme.typeColour(place)
            }
        }
    }

    Flow {
        width: parent.width
        spacing: Theme.medium

        Repeater {
            model: strip.types

            Row {
                id: entry
                required property int index
                required property string label
                required property int amount
                required property int place
                required property string spoken
                spacing: Theme.tiny

                TapHandler { onTapped: strip.chosen(entry.index) }
                HoverHandler { cursorShape: Qt.PointingHandCursor }

                Glyph {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round(12 * Theme.scale)
                    height: width
                    name: "shape-" + (entry.place % 6)
                    color: Theme.typeColour(entry.place)
                }

                AppLabel {
                    text: entry.label + " " + entry.amount
                    size: Theme.footnote
                    dim: true
                    wrapMode: Text.NoWrap
                    Accessible.name: entry.spoken
                }
            }
        }
    }
}
