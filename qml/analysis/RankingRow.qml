// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.Controls

// A kind and the win share that it brings: a bar from the middle, with its error.
Item {
    id: row

    required property int index
    required property string title
    required property string value
    required property string error
    required property double share
    required property double spread
    required property string lines
    required property string spoken
    readonly property bool clear: Math.abs(share - 0.5) > spread

    function xOf(part: real): real { return width * Math.max(0, Math.min(1, part)) }

    implicitHeight: names.height + bar.height + Theme.small
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    HoverHandler { id: pointer }
    Hint { visible: pointer.hovered && row.lines !== ""; text: row.lines }

    Item {
        id: names
        width: parent.width
        height: figure.implicitHeight

        AppLabel {
            width: parent.width - figure.width - error.width - Theme.small
            text: row.title
            strong: true
            size: Theme.caption
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        AppLabel {
            id: figure
            anchors.right: error.left
            anchors.rightMargin: Theme.tiny
            text: row.value
            strong: true
            size: Theme.caption
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }

        AppLabel {
            id: error
            anchors.right: parent.right
            text: row.error
            dim: true
            size: Theme.caption
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }

    Rectangle {
        id: bar
        y: names.height + Theme.thin
        width: parent.width
        height: Theme.oddsBar
        radius: Theme.barRadius
        color: Theme.raised

        Rectangle {
            x: row.xOf(Math.min(0.5, row.share))
            width: row.xOf(Math.abs(row.share - 0.5))
            height: parent.height
            color: row.share >= 0.5 ? Theme.accent : Theme.caution
            opacity: row.clear ? 1 : 0.4
        }

        Rectangle { x: row.width / 2; width: Theme.hairline; height: parent.height; color: Theme.text }

        Rectangle {
            x: row.xOf(row.share - row.spread)
            y: (parent.height - height) / 2
            width: row.xOf(row.share + row.spread) - x
            height: Theme.hairline
            color: Theme.text

            Repeater {
                model: 2

                Rectangle {
                    required property int index
                    x: index * (parent ? parent.width - width : 0)
                    y: ((parent ? parent.height : 0) - height) / 2
                    width: Theme.hairline
                    height: Theme.oddsBar
                    color: Theme.text
                }
            }
        }
    }
}
