// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// How many copies are in the deck.
Rectangle {
    id: mark

    required property int amount

    implicitWidth: Math.max(implicitHeight, figure.implicitWidth + Theme.small)
    implicitHeight: Math.round(22 * Theme.scale)
    radius: Theme.snug
    color: Theme.accent
    Accessible.ignored: true   // part of the name of the card's item

    Text {
        id: figure
        anchors.centerIn: parent
        textFormat: Text.PlainText
        text: mark.amount
        color: Theme.accentInk
        font.pixelSize: Theme.caption
        font.weight: Font.DemiBold
    }
}
