// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.Controls

// The notes of a deck as they read. The Markdown is made safe before it comes here: it has no HTML and no images.
ScrollView {
    id: view

    required property string markdown

    clip: true
    contentWidth: availableWidth
    background: Rectangle {
        radius: Theme.radius
        color: Theme.window
        border.width: Theme.hairline
        border.color: Theme.line
    }

    Text {
        id: prose
        objectName: "notesText"
        width: view.availableWidth
        padding: Theme.medium
        text: view.markdown
        textFormat: Text.MarkdownText
        wrapMode: Text.Wrap
        color: Theme.text
        linkColor: Theme.accent
        font.pixelSize: Theme.body
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        // Only pages: another scheme could open a program.
        onLinkActivated: link => {
            if (/^https?:\/\//.test(link)) Qt.openUrlExternally(link)
        }

        HoverHandler {
            enabled: prose.hoveredLink !== ""
            cursorShape: Qt.PointingHandCursor
        }
    }
}
