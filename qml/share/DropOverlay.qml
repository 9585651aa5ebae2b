// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// Says that what hovers over the window may be let go.
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
        words: qsTr("Lists, links, other programs' files, and pictures with a QR code.")
    }
}
