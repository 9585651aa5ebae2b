pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo
import Mazzo.App

// Begin a deck: empty, for one of the games, or from a ready-made one.
Sheet {
    id: sheet

    required property AppModel app

    function typedName(): string { return field.text }
    function begin(deckId: string) {
        if (deckId === "") return
        close()
        app.openDeck(deckId)
    }

    title: qsTr("New deck")
    onOpened: {
        field.text = ""
        field.forceActiveFocus()
    }

    TextInputField { id: field; width: parent.width; label: qsTr("Name of the deck"); placeholderText: qsTr("Its name (may be given later)") }
    SectionTitle { text: qsTr("An empty deck for") }
    Flow {
        width: parent.width
        spacing: Theme.small
        Repeater {
            model: sheet.app.games
            ActionButton {
                required property string gameId
                required property string name
                text: name
                onClicked: sheet.begin(sheet.app.decks.create(gameId, sheet.typedName()))
            }
        }
    }
    SectionTitle { text: qsTr("Or begin with a ready-made one") }
    ListView {
        id: ready
        width: parent.width
        height: Math.min(contentHeight, Math.round(260 * Theme.scale))
        clip: true
        model: sheet.app.decks.readyMade
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Ready-made decks")
        Keys.onReturnPressed: sheet.begin(sheet.app.decks.startFrom(currentIndex))
        Keys.onEnterPressed: sheet.begin(sheet.app.decks.startFrom(currentIndex))
        ScrollBar.vertical: ScrollLine {}
        delegate: Rectangle {
            id: entry
            required property int index
            required property string name
            required property string gameName
            required property int amount
            width: ready.width
            height: Math.round(40 * Theme.scale)
            radius: Theme.radius
            color: pointer.hovered || (ready.activeFocus && ListView.isCurrentItem) ? Theme.hovered : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: name + ". " + gameName
            Accessible.onPressAction: sheet.begin(sheet.app.decks.startFrom(index))
            FocusRing { shown: ready.activeFocus && entry.ListView.isCurrentItem; anchors.margins: 0 }
            Words { x: Theme.small; anchors.verticalCenter: parent.verticalCenter; width: parent.width * 0.5; text: entry.name; strong: true; elide: Text.ElideRight; wrapMode: Text.NoWrap }
            Words { anchors.right: parent.right; anchors.rightMargin: Theme.large; anchors.verticalCenter: parent.verticalCenter; dim: true; size: Theme.caption; text: entry.gameName; wrapMode: Text.NoWrap }
            HoverHandler { id: pointer; cursorShape: Qt.PointingHandCursor }
            TapHandler { onTapped: sheet.begin(sheet.app.decks.startFrom(entry.index)) }
        }
    }
    ActionButton { text: qsTr("Cancel"); onClicked: sheet.close() }
}
