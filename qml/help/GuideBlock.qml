// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// A run of text of the guide, or a picture as wide as the text. The guide is part of the program, so that its Markdown
// may be rendered; texts of packs and players never come here.
Item {
    id: block

    required property string markdown
    required property string picture
    required property string description

    signal linkFollowed(string link)

    implicitHeight: picture !== "" ? image.height + 2 * Theme.hairline : prose.implicitHeight

    Text {
        id: prose
        objectName: "guideText"
        visible: block.markdown !== ""
        width: parent.width
        text: block.markdown
        textFormat: Text.MarkdownText
        wrapMode: Text.Wrap
        color: Theme.text
        linkColor: Theme.accent
        font.pixelSize: Theme.body
        lineHeight: 1.2
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        onLinkActivated: link => block.linkFollowed(link)

        HoverHandler {
            enabled: prose.hoveredLink !== ""
            cursorShape: Qt.PointingHandCursor
        }
    }

    Rectangle {
        visible: block.picture !== ""
        width: image.width + 2 * Theme.hairline
        height: image.height + 2 * Theme.hairline
        color: "transparent"
        border.width: Theme.hairline
        border.color: Theme.line

        Image {
            id: image
            x: Theme.hairline
            y: Theme.hairline
            // Never larger than it is.
            width: Math.min(block.width - 2 * Theme.hairline, implicitWidth)
            height: implicitWidth > 0 ? Math.round(width * implicitHeight / implicitWidth) : 0
            source: block.picture
            asynchronous: true
            smooth: true
            mipmap: true
            Accessible.role: Accessible.Graphic
            Accessible.name: block.description
        }
    }
}
