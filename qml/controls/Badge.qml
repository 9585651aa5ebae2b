// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App

// A short framed remark: "sample", "provisional", "3 unknown". The icon carries the meaning as much as the colour.
Rectangle {
    id: badge

    required property string words
    property string glyph
    property color ink: Theme.muted
    property real widest: 10000
    property bool large: false
    readonly property int letters: large ? Theme.caption : Theme.footnote

    implicitWidth: Math.min(row.implicitWidth + 2 * row.x, widest)
    implicitHeight: Math.round((large ? 28 : 20) * Theme.scale)
    radius: height / 2
    color: "transparent"
    border.width: Theme.hairline
    border.color: ink
    Accessible.role: Accessible.StaticText
    Accessible.name: words

    Row {
        id: row
        anchors.verticalCenter: parent.verticalCenter
        x: badge.large ? Theme.medium : Theme.small
        spacing: Theme.tiny

        Glyph {
            id: mark
            visible: badge.glyph !== ""
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round((badge.large ? 15 : 12) * Theme.scale)
            height: width
            name: badge.glyph
            color: badge.ink
        }

        Text {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, badge.widest - 2 * row.x - (mark.visible ? mark.width + Theme.tiny : 0))
            elide: Text.ElideRight
            textFormat: Text.PlainText
            text: badge.words
            color: badge.ink
            font.pixelSize: badge.letters
            font.weight: Font.DemiBold
        }
    }
}
