// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// Shown while something that can be imported is dragged over the window.
Rectangle {
    color: Theme.panel
    opacity: 0.92
    Accessible.ignored: true

    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.huge, Theme.messageWidth)
        glyph: "import"
        glyphColor: Theme.accent
        title: qsTr("Drop to import")
        words: qsTr("Deck lists, links, files from other programs, and images with a QR code.")
    }
}
