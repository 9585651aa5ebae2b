// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The cards that two decks do not have in common, and their curves.
Panel {
    id: panel

    required property DeckComparison comparison

    SectionTitle { width: parent.width; text: qsTr("Difference") }

    AppLabel {
        width: parent.width
        visible: panel.comparison.difference.count === 0
        text: qsTr("Both decks have the same cards.")
        dim: true
    }

    Repeater {
        model: panel.comparison.difference

        Item {
            id: line
            required property string zone
            required property string card
            required property int first
            required property int second
            required property string by
            width: parent ? parent.width : 0
            height: Theme.smallControl
            Accessible.role: Accessible.Row
            Accessible.name: qsTr("%1: %2 and %3").arg(card).arg(first).arg(second)

            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width * 0.5
                text: line.card
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            AppLabel {
                x: parent.width * 0.5
                width: parent.width * 0.25
                anchors.verticalCenter: parent.verticalCenter
                text: line.zone
                dim: true
                size: Theme.caption
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            AppLabel {
                anchors.right: parent.right
                anchors.rightMargin: Math.round(56 * Theme.scale)
                anchors.verticalCenter: parent.verticalCenter
                text: line.first + " → " + line.second
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }

            AppLabel {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: line.by
                strong: true
                color: line.second > line.first ? Theme.good : Theme.danger
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }

    Repeater {
        model: panel.comparison.curves

        CurveBars {
            required property var modelData
            width: parent ? parent.width : 0
            title: modelData.title
            values: modelData.values
        }
    }
}
