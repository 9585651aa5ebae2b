// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// The key of an action: a digit or a letter in a frame, so that it does not look like a number of cards.
Rectangle {
    id: cap

    property int number: 0          // from 1 on; 10 and more have no key
    property string letter          // instead of the number
    property color ink: Theme.muted

    visible: letter !== "" || (number >= 1 && number <= 9)
    implicitWidth: Math.round(17 * Theme.scale)
    implicitHeight: implicitWidth
    radius: Theme.tagRadius
    color: "transparent"
    border.width: 1
    border.color: ink
    Text {
        anchors.centerIn: parent
        textFormat: Text.PlainText
        text: cap.letter !== "" ? cap.letter : cap.number
        color: cap.ink
        font.pixelSize: Theme.footnote
        Accessible.ignored: true
    }
}
