// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Imports what is dropped here and shows an overlay during the drag.
DropArea {
    id: area

    required property DeckImport importing

    z: -1

    // Cards that are dragged within the window have neither.
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
        view: "Share/DropOverlay.qml"
        given: ({})
    }
}
