// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// A page that is not loaded yet: its title bar, and nothing that looks like an empty library.
Item {
    id: frame

    required property string title

    Accessible.role: Accessible.Pane
    Accessible.name: title

    PageBar {
        width: parent.width
        PageTitle {
            x: Theme.large
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 2 * x
            text: frame.title
        }
    }

    // Usually the library is loaded before this is shown.
    Timer { id: patience; interval: 400; running: true }
    LazyLoader {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.huge, 460 * Theme.scale)
        wanted: !patience.running
        view: "Controls/EmptyState.qml"
        given: ({ glyph: "games", title: qsTr("Loading the library…"),
            words: qsTr("New or changed games are read once; the next start is quicker.") })
    }
}
