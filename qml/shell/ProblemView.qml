import QtQuick
import Mazzo
import Mazzo.App

// The library cannot be opened: what is wrong, where, and what can be done.
Item {
    id: view

    required property AppModel app

    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.huge, 560 * Theme.scale)
        glyph: "warning"
        glyphColor: Theme.danger
        title: qsTr("The library cannot be opened")
        words: view.app.problem + "\n" + qsTr("Nothing was changed or lost. Your data is in this folder; copies made before an update end in “.backup”. Put one in the place of the damaged file, or move the file away to begin with an empty library.")
        detail: view.app.problemDetail !== "" ? view.app.problemDetail : view.app.dataFolder
        ActionButton { text: qsTr("Try again"); primary: true; focus: view.visible; onClicked: view.app.open() }
        ActionButton { text: qsTr("Show the folder"); glyph: "folder"; onClicked: Qt.openUrlExternally(view.app.dataFolderUrl) }
    }
}
