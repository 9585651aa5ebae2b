import QtQuick
import QtQuick.Layouts
import Mazzo
import Mazzo.App

// What was removed, and the way back; or what went wrong.
Rectangle {
    id: bar

    required property DeckLibrary decks

    implicitHeight: Math.max(Theme.control, said.implicitHeight) + Theme.medium
    visible: decks.removedName !== "" || decks.problem !== ""
    color: Theme.raised
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.large
        anchors.rightMargin: Theme.large
        Words {
            id: said
            Layout.fillWidth: true
            text: bar.decks.problem !== "" ? bar.decks.problem : qsTr("“%1” was removed.").arg(bar.decks.removedName)
            Accessible.role: Accessible.AlertMessage
        }
        ActionButton { visible: bar.decks.removedName !== ""; glyph: "undo"; text: qsTr("Bring it back"); onClicked: bar.decks.bringBack() }
        IconButton { visible: bar.decks.removedName !== ""; glyph: "close"; text: qsTr("Hide this"); onClicked: bar.decks.forgetRemoved() }
    }
}
