// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Whatever is dropped and nothing above wants is imported; while it hovers, the place says so.
DropArea {
    id: area

    required property DeckImport importing

    z: -1

    // Cards that are dragged inside the window carry neither.
    onEntered: drag => drag.accepted = drag.hasUrls || drag.hasText
    onDropped: drop => {
        if (drop.hasUrls) importing.openFiles(drop.urls)
        else if (drop.hasText) importing.open(drop.text)
        drop.accept()
    }

    LazyLoader {
        parent: area.parent
        anchors.fill: parent
        z: 1
        visible: area.containsDrag
        wanted: area.containsDrag
        view: "Share/DropCover.qml"
        given: ({})
    }
}
