import QtQuick
import Mazzo
import Mazzo.App

// Whatever is dropped and nothing above wants is imported; while it hovers, the place says so.
DropArea {
    id: area

    required property DeckImport importing

    z: -1

    // Cards that are dragged inside the window carry neither.
    onEntered: drag => drag.accepted = drag.hasUrls || drag.hasText
    onDropped: drop => {
        if (drop.hasUrls) importing.openFiles(drop.urls)
        else if (drop.hasText) importing.take(drop.text)
        drop.accept()
    }

    Loader {
        parent: area.parent
        anchors.fill: parent
        z: 1
        active: area.containsDrag
        sourceComponent: Rectangle {
            color: Theme.panel
            opacity: 0.92
            Accessible.ignored: true
            EmptyState {
                anchors.centerIn: parent
                width: Math.min(parent.width - 2 * Theme.huge, 460 * Theme.scale)
                glyph: "import"
                glyphColor: Theme.accent
                title: qsTr("Drop it to import it")
                words: qsTr("Lists, links, other programs' files, and pictures with a QR code.")
            }
        }
    }
}
