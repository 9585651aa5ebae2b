// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// The heading of a zone or a group of tiles.
Item {
    id: head

    required property bool isZone
    required property string zoneId
    required property string name
    required property int amount
    required property int goal
    required property string note
    required property string spoken

    signal cardDropped(string cardId)
    signal rowDropped(int row)

    Accessible.role: Accessible.Heading
    Accessible.name: spoken

    Rectangle {
        visible: head.isZone
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    AppLabel {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, parent.width - count.width - Theme.small)
        text: head.name
        strong: true
        dim: !head.isZone
        size: Theme.caption
        font.capitalization: head.isZone ? Font.AllUppercase : Font.MixedCase
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    AppLabel {
        id: count
        x: words.width + Theme.small
        anchors.verticalCenter: parent.verticalCenter
        text: (head.goal >= 0 ? qsTr("%1 / %2").arg(head.amount).arg(head.goal) : head.amount)
            + (head.note !== "" ? " · " + head.note : "")
        dim: true
        size: Theme.caption
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    DropArea {
        id: place
        anchors.fill: parent
        keys: ["mazzo/card", "mazzo/row"]
        onDropped: drop => {
            if (drop.formats.indexOf("mazzo/card") >= 0) head.cardDropped(drop.getDataAsString("mazzo/card"))
            else head.rowDropped(Number(drop.getDataAsString("mazzo/row")))
            drop.accept()
        }
    }

    Rectangle {
        anchors.fill: parent
        visible: place.containsDrag
        color: "transparent"
        radius: Theme.innerRadius
        border.width: Theme.focusWidth
        border.color: Theme.accent
    }
}
