pragma ComponentBehavior: Bound
import QtQuick
import Mazzo
import Mazzo.App

// The phases of a turn; the one that is on is lit and underlined.
Row {
    id: bar

    required property RowsModel phases

    // Each phase has its word's width and a share of what is left over; where there is too little room all words are smaller.
    readonly property real wanted: {
        let sum = 0
        for (let i = 0; i < phases.count; ++i) sum += metrics.advanceWidth(phases.at(i, "name"))
        return sum
    }
    readonly property real room: width - spacing * (phases.count - 1) - 2 * Theme.tiny * phases.count
    readonly property real shrink: Math.max(0.7, Math.min(1, room / Math.max(1, wanted)))
    readonly property real spare: (width - spacing * (phases.count - 1) - wanted * shrink) / Math.max(1, phases.count)
    readonly property FontMetrics metrics: FontMetrics { font.pixelSize: Theme.caption; font.weight: Font.DemiBold }

    spacing: Theme.tiny
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Phases")
    Repeater {
        model: bar.phases
        Rectangle {
            id: phase
            required property string name
            required property bool current
            width: bar.metrics.advanceWidth(name) * bar.shrink + bar.spare
            height: Math.round(30 * Theme.scale)
            radius: Theme.radius - 2
            color: current ? Theme.chosen : Theme.raised
            Accessible.role: Accessible.ListItem
            Accessible.name: current ? qsTr("%1, now").arg(name) : name
            Text {
                anchors.fill: parent
                anchors.leftMargin: 2
                anchors.rightMargin: 2
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                text: phase.name
                elide: Text.ElideRight
                color: phase.current ? Theme.text : Theme.muted
                font.pixelSize: Math.floor(Theme.caption * bar.shrink)
                font.weight: phase.current ? Font.DemiBold : Font.Normal
            }
            Rectangle { visible: phase.current; anchors.bottom: parent.bottom; anchors.horizontalCenter: parent.horizontalCenter; width: parent.width - 2 * Theme.small; height: 2; color: Theme.accent }
        }
    }
}
