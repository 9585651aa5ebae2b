// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The header of the page: game, undo and redo, import and export. A line below shows that work is in progress.
PageHeader {
    id: header

    required property AppModel app
    required property CollectionPage collection
    required property bool wide
    required property bool sideOpen

    signal sideToggled()
    signal importWanted()
    signal exportWanted()
    signal boxWanted()

    title: qsTr("Collection")

    Rectangle {
        id: working
        property bool late: false   // shown only if the work takes a while
        parent: header
        z: 1
        anchors.bottom: parent.bottom
        width: parent.width
        height: 3
        visible: header.collection.busy && late
        color: Theme.raised
        clip: true
        Accessible.role: Accessible.ProgressBar
        Accessible.name: qsTr("Working…")

        Timer {
            interval: 400
            running: header.collection.busy
            onRunningChanged: if (!running) working.late = false
            onTriggered: working.late = true
        }

        Rectangle {
            height: parent.height
            width: Theme.moving ? parent.width / 4 : parent.width
            color: Theme.accent

            NumberAnimation on x {
                running: working.visible && Theme.moving
                loops: Animation.Infinite
                from: -working.width / 4
                to: working.width
                duration: 1200
            }
        }
    }

    GameSelect {
        Layout.preferredWidth: Math.min(implicitWidth, header.width * 0.24)
        app: header.app
    }

    Item { Layout.fillWidth: true }

    IconButton {
        glyph: "undo"
        text: header.collection.undoText !== ""
            ? qsTr("Undo: %1").arg(header.collection.undoText)
            : qsTr("Nothing to undo")
        enabled: header.collection.undoText !== ""
        onClicked: header.collection.undo()
    }

    IconButton {
        glyph: "redo"
        text: header.collection.redoText !== ""
            ? qsTr("Redo: %1").arg(header.collection.redoText)
            : qsTr("Nothing to redo")
        enabled: header.collection.redoText !== ""
        onClicked: header.collection.redo()
    }

    IconButton {
        visible: !header.wide
        glyph: "list"
        text: qsTr("Can I build it?")
        checked: header.sideOpen
        onClicked: header.sideToggled()
    }

    HeaderButton {
        words: qsTr("Import CSV")
        glyph: "import"
        compact: !header.wide
        onClicked: header.importWanted()
    }

    HeaderButton {
        words: qsTr("Export")
        glyph: "export"
        compact: !header.wide
        enabled: !header.collection.empty
        onClicked: header.exportWanted()
    }

    HeaderButton {
        words: qsTr("Add a box")
        glyph: "box"
        compact: !header.wide
        primary: true
        onClicked: header.boxWanted()
    }
}
