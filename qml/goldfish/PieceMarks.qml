// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The marks on the corners of a card: the number of copies, and the check mark of a chosen one.
Item {
    id: marks

    required property int copies
    required property bool chosen
    required property bool low          // the number is at the bottom
    readonly property real amountWidth: amount.visible ? amount.width : 0

    Rectangle {
        id: amount
        visible: marks.copies !== 1
        x: parent.width + 5 - width
        y: marks.low ? parent.height + 5 - height : -5
        width: Math.max(height, number.implicitWidth + Theme.small)
        height: Theme.mark
        radius: height / 2
        color: Theme.text
        Text {
            id: number
            anchors.centerIn: parent
            textFormat: Text.PlainText
            text: marks.copies
            color: Theme.panel
            font.pixelSize: Theme.caption
            font.weight: Font.DemiBold
        }
    }
    Rectangle {
        visible: marks.chosen
        // Above the name, not on it.
        x: Theme.tiny
        y: -height + Theme.tiny + 2
        width: Theme.mark
        height: width
        radius: width / 2
        color: Theme.accent
        Glyph { anchors.fill: parent; anchors.margins: 5; name: "check"; color: Theme.accentInk }
    }
}
