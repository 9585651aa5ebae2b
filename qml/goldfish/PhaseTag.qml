// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// One phase of a turn.
Rectangle {
    id: phase
    required property string name
    required property bool current
    property int textSize: Theme.caption
    readonly property real wanted: natural.advanceWidth   // the width of the text

    height: Math.round(30 * Theme.scale)
    radius: Theme.innerRadius
    color: current ? Theme.chosen : Theme.raised
    Accessible.role: Accessible.ListItem
    Accessible.name: current ? qsTr("%1, now").arg(name) : name
    TextMetrics { id: natural; text: phase.name; font.pixelSize: Theme.caption; font.weight: Font.DemiBold }
    Text {
        anchors.fill: parent
        anchors.leftMargin: 2
        anchors.rightMargin: 2
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        textFormat: Text.PlainText
        text: phase.name
        elide: Text.ElideRight
        color: phase.current ? Theme.text : Theme.muted
        font.pixelSize: phase.textSize
        font.weight: phase.current ? Font.DemiBold : Font.Normal
    }
    Rectangle {
        visible: phase.current
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width - 2 * Theme.small
        height: 2
        color: Theme.accent
    }
}
