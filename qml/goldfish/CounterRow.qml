// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The table's numbers: points, resources and the like.
Flow {
    id: row

    required property GoldfishTable table

    spacing: Theme.small
    AppLabel {
        height: Math.round(24 * Theme.scale)
        verticalAlignment: Text.AlignVCenter
        text: row.table.turn.title
        strong: true
    }
    Repeater {
        model: row.table.turn.counters
        Rectangle {
            id: counter
            required property string counterId   // empty: it cannot be changed by hand
            required property string name
            required property int value
            required property string spoken
            width: words.implicitWidth + 2 * Theme.small
            height: Math.round(24 * Theme.scale)
            radius: height / 2
            color: Theme.raised
            component CounterButton: IconButton {
                required property int by
                visible: counter.counterId !== ""
                enabled: row.table.actions.manualRefusal === ""
                implicitWidth: counter.height - 2
                implicitHeight: implicitWidth
                anchors.verticalCenter: parent.verticalCenter
                focusPolicy: Qt.TabFocus
                onClicked: row.table.actions.changeCounter(counter.counterId, by)
            }
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken
            Row {
                id: words
                anchors.centerIn: parent
                spacing: Theme.tiny + 1
                CounterButton { glyph: "minus"; by: -1; text: qsTr("%1: one fewer, by hand").arg(counter.name) }
                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    textFormat: Text.PlainText
                    text: counter.name
                    color: Theme.muted
                    font.pixelSize: Theme.caption
                }
                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    textFormat: Text.PlainText
                    text: counter.value
                    color: Theme.text
                    font.pixelSize: Theme.caption
                    font.weight: Font.DemiBold
                }
                CounterButton { glyph: "plus"; by: 1; text: qsTr("%1: one more, by hand").arg(counter.name) }
            }
        }
    }
}
