// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// A tag of a card: its first letter, or the whole tag where there is space. Each tag keeps its colour.
Rectangle {
    id: mark

    required property string tag
    property bool whole: false
    readonly property color ink: {
        let sum = 0
        for (let i = 0; i < tag.length; ++i) sum = (sum * 31 + tag.charCodeAt(i)) % 997
        return Theme.typeColour(sum)
    }

    implicitWidth: Math.max(implicitHeight, letters.implicitWidth + Theme.small)
    implicitHeight: Math.round(16 * Theme.scale)
    radius: Theme.tagRadius
    color: Theme.raised
    border.width: Theme.hairline
    border.color: ink
    Accessible.ignored: true   // part of the name of the card's item

    Text {
        id: letters
        anchors.centerIn: parent
        width: Math.min(implicitWidth, mark.width - Theme.tiny)
        elide: Text.ElideRight
        textFormat: Text.PlainText
        text: mark.whole ? mark.tag : mark.tag.charAt(0).toUpperCase()
        color: mark.ink
        font.pixelSize: Theme.footnote
        font.weight: Font.DemiBold
    }

    HoverHandler { id: pointer }

    // Created only while it is shown.
    Loader {
        anchors.fill: parent
        active: pointer.hovered && !mark.whole
        sourceComponent: Hint {
            visible: true
            text: mark.tag   // qmllint disable unqualified
        }
    }
}
