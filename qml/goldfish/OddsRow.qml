// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// A question about the hand and its odds: a bar, with the unknown part as a frame around it.
Item {
    id: row

    required property int index
    required property string ask
    required property string explained
    required property string exact
    required property string simulated
    required property double share
    required property double most
    required property bool unknown
    required property string trouble
    required property string spoken

    property bool chosen: false   // the chart by turn shows this question

    signal removed()
    signal chartWanted()

    implicitHeight: small.y + small.height + Theme.tiny
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken
    Accessible.description: qsTr("Shows the odds by turn")
    Accessible.onPressAction: chartWanted()
    activeFocusOnTab: true
    Keys.onReturnPressed: chartWanted()
    Keys.onEnterPressed: chartWanted()
    Keys.onSpacePressed: chartWanted()

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.tiny
        radius: Theme.innerRadius
        color: row.chosen ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"
        border.width: row.activeFocus ? Theme.focusWidth : 0
        border.color: Theme.accent
    }
    HoverHandler {
        id: pointer
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler { onTapped: row.chartWanted() }

    AppLabel {
        id: words
        width: figure.x - Theme.small
        text: row.explained
        size: Theme.caption
        maximumLineCount: 2
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    AppLabel {
        id: figure
        anchors.right: remove.left
        anchors.rightMargin: Theme.tiny
        text: row.exact
        strong: true
        size: Theme.caption
        color: row.unknown ? Theme.unknown : Theme.text
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    IconButton {
        id: remove
        anchors.right: parent.right
        y: -Theme.tiny
        implicitWidth: Theme.mark
        implicitHeight: implicitWidth
        glyph: "close"
        text: qsTr("Remove the question: %1").arg(row.explained)
        onClicked: row.removed()
    }
    Rectangle {
        id: track
        visible: row.trouble === ""
        y: words.height + Theme.tiny
        width: parent.width
        height: Theme.oddsBar
        radius: height / 2
        color: Theme.raised
        border.width: 1
        border.color: Theme.line
        Rectangle {
            visible: row.unknown
            width: parent.width * row.most
            height: parent.height
            radius: parent.radius
            color: "transparent"
            border.width: 1
            border.color: Theme.unknown
        }
        Rectangle {
            width: parent.width * row.share
            height: parent.height
            radius: parent.radius
            color: Theme.accent
            Behavior on width { NumberAnimation { duration: Theme.move } }
        }
    }
    AppLabel {
        id: small
        y: track.visible ? track.y + track.height + 3 : track.y
        width: parent.width
        text: row.trouble !== "" ? row.trouble : row.ask !== row.explained ? row.ask + "   ·   " + row.simulated
            : row.simulated
        dim: row.trouble === ""
        color: row.trouble !== "" ? Theme.caution : Theme.muted
        size: Theme.footnote
        maximumLineCount: row.trouble !== "" ? 4 : 2
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
