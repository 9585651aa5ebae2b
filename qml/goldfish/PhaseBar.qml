// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The phases of a turn; the current one is highlighted and underlined. If there is too little space, the text of all
// phases is smaller.
RowLayout {
    id: bar

    required property TableModel phases
    readonly property real frame: spacing * (phases.count - 1) + 2 * Theme.tiny * phases.count
    readonly property real shrink: Math.max(0.7, Math.min(1, (width - frame) / Math.max(1, implicitWidth - frame)))

    spacing: Theme.tiny
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Phases")
    Repeater {
        model: bar.phases
        Rectangle {
            id: phase
            required property string name
            required property bool current
            Layout.fillWidth: true
            Layout.minimumWidth: 0
            Layout.preferredWidth: natural.advanceWidth + 2 * Theme.tiny
            Layout.preferredHeight: Math.round(30 * Theme.scale)
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
                font.pixelSize: Math.floor(Theme.caption * bar.shrink)
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
    }
}
