pragma ComponentBehavior: Bound
import QtQuick
import Mazzo
import Mazzo.App

// The phases of a turn; the one that is on is lit and underlined.
Row {
    id: bar

    required property RowsModel phases

    spacing: Theme.tiny
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Phases")
    Repeater {
        model: bar.phases
        Rectangle {
            id: phase
            required property string name
            required property bool current
            width: (bar.width - bar.spacing * (bar.phases.count - 1)) / Math.max(1, bar.phases.count)
            height: Math.round(30 * Theme.scale)
            radius: Theme.radius - 2
            color: current ? Theme.chosen : Theme.raised
            Accessible.role: Accessible.ListItem
            Accessible.name: current ? qsTr("%1, now").arg(name) : name
            Text {
                anchors.fill: parent
                anchors.margins: Theme.tiny
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                text: phase.name
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 10
                color: phase.current ? Theme.text : Theme.muted
                font.pixelSize: Theme.caption
                font.weight: phase.current ? Font.DemiBold : Font.Normal
            }
            Rectangle { visible: phase.current; anchors.bottom: parent.bottom; anchors.horizontalCenter: parent.horizontalCenter; width: parent.width - 2 * Theme.small; height: 2; color: Theme.accent }
        }
    }
}
