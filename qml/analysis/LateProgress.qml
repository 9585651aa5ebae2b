// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// Progress of work that takes a while, with a button that stops it.
Row {
    id: line

    required property bool busy
    required property double progress
    required property string label
    property bool late: false

    signal stopped()

    visible: late && busy
    spacing: Theme.small

    Timer {
        interval: 400
        running: line.busy
        onTriggered: line.late = true
        onRunningChanged: if (running) line.late = false
    }

    ProgressLine {
        width: parent.width - halt.width - Theme.small
        anchors.verticalCenter: parent.verticalCenter
        value: line.progress
        label: line.label
    }

    ActionButton {
        id: halt
        text: qsTr("Stop")
        onClicked: line.stopped()
    }
}
