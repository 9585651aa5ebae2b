// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// One bar of a chart. Unknown values have an empty frame with a question mark.
Item {
    id: bar

    required property int index
    required property string label
    required property int amount
    required property double share
    required property bool unknown
    required property int place
    required property string spoken
    property bool byType: false   // use the colours of the card types

    signal chosen()

    activeFocusOnTab: amount > 0
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.description: qsTr("Select these cards")
    Accessible.onPressAction: chosen()
    Keys.onReturnPressed: chosen()
    Keys.onEnterPressed: chosen()
    Keys.onSpacePressed: chosen()

    FocusRing {
        shown: bar.activeFocus
        anchors.margins: 0
    }

    HoverHandler {
        id: pointer
        enabled: bar.amount > 0
        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        enabled: bar.amount > 0
        onTapped: bar.chosen()
    }

    // Created only while it is shown.
    Loader {
        anchors.fill: parent
        active: pointer.hovered
        sourceComponent: Hint {
            visible: true
            text: qsTr("%1 – click to select").arg(bar.spoken)   // qmllint disable unqualified
        }
    }

    Rectangle {
        id: column
        anchors.bottom: caption.top
        anchors.bottomMargin: 2
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width, Math.round(56 * Theme.scale))
        height: Math.max(bar.amount > 0 ? 3 : 0, bar.share * (bar.height - caption.height - count.height - 4))
        radius: 3
        opacity: pointer.hovered ? 0.8 : 1
        color: bar.unknown ? "transparent" : bar.byType ? Theme.typeColour(Math.max(0, bar.place)) : Theme.accent
        border.width: bar.unknown ? 2 : 0
        border.color: Theme.unknown
    }

    AppLabel {
        id: count
        anchors.bottom: column.top
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        visible: bar.amount > 0
        text: bar.amount
        size: Theme.footnote
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    AppLabel {
        id: caption
        anchors.bottom: parent.bottom
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: bar.unknown ? "?" : bar.label
        color: bar.unknown ? Theme.unknown : Theme.muted
        size: Theme.footnote
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
