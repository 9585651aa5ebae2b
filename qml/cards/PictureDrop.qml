// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// Takes an image file that is dropped on a card.
DropArea {
    id: area

    property real radius: Theme.radius

    signal fileDropped(url file)

    keys: ["text/uri-list"]
    onEntered: drag => drag.accepted = drag.hasUrls && drag.urls.length === 1
    onDropped: drop => {
        if (!drop.hasUrls || drop.urls.length !== 1) return
        drop.accept(Qt.CopyAction)
        area.fileDropped(drop.urls[0])
    }

    Rectangle {
        anchors.fill: parent
        visible: area.containsDrag
        radius: area.radius
        color: Qt.rgba(Theme.accent.r, Theme.accent.g, Theme.accent.b, 0.2)
        border.width: Theme.focusWidth
        border.color: Theme.accent
    }
}
