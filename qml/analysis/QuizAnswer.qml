// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// The odds after one decision, as a bar.
Item {
    id: answer
    required property string label
    required property string odds
    required property double share
    required property bool said

    implicitHeight: Theme.smallControl
    Accessible.role: Accessible.StaticText
    Accessible.name: label + ": " + odds

    AppLabel {
        id: word
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(150 * Theme.scale)
        text: answer.said ? qsTr("%1 (your answer)").arg(answer.label) : answer.label
        strong: answer.said
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    Rectangle {
        id: track
        anchors.verticalCenter: parent.verticalCenter
        x: word.width + Theme.small
        width: parent.width - x - figure.width - Theme.medium
        height: Theme.oddsBar
        radius: height / 2
        color: Theme.raised
        border.width: Theme.hairline
        border.color: Theme.line

        Rectangle {
            width: parent.width * answer.share
            height: parent.height
            radius: parent.radius
            color: Theme.accent
        }
    }

    AppLabel {
        id: figure
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: answer.odds
        strong: true
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
