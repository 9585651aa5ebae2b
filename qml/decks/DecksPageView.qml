pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo
import Mazzo.App

// All decks. Illegal and unfinished ones are as welcome as the others.
FocusScope {
    id: page

    required property AppModel app
    required property DeckLibrary decks

    function typed(text: string) {
        filter.forceActiveFocus()
        filter.insert(filter.length, text)
    }
    function newDeck() { sheet.open() }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Decks")

    Shortcut { enabled: page.visible; sequences: [StandardKey.New]; onActivated: page.newDeck() }
    Shortcut { enabled: page.visible && page.decks.removedName !== ""; sequences: [StandardKey.Undo]; onActivated: page.decks.bringBack() }

    NewDeckSheet { id: sheet; app: page.app }
    RenameSheet { id: renaming; onRenamed: (deckId, name) => page.decks.rename(deckId, name) }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        PageHeader {
            Layout.fillWidth: true
            title: qsTr("Decks")
            TextInputField {
                id: filter
                Layout.preferredWidth: Math.min(280 * Theme.scale, page.width * 0.3)
                label: qsTr("Filter the decks")
                placeholderText: qsTr("Filter by name, game or tag")
                text: page.decks.filter
                onTextChanged: page.decks.filter = text
                Keys.onDownPressed: list.forceActiveFocus()
                Keys.onEscapePressed: event => {
                    event.accepted = text !== ""
                    text = ""
                }
            }
            Item { Layout.fillWidth: true }
            ActionButton { text: qsTr("Import"); glyph: "import"; onClicked: page.app.importing.begin() }
            ActionButton { text: qsTr("New deck"); glyph: "plus"; primary: true; onClicked: page.newDeck() }
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.max(Theme.control, said.implicitHeight) + Theme.medium
            visible: page.decks.removedName !== "" || page.decks.problem !== ""
            color: Theme.raised
            RowLayout {
                anchors.fill: parent
                anchors.leftMargin: Theme.large
                anchors.rightMargin: Theme.large
                Words {
                    id: said
                    Layout.fillWidth: true
                    text: page.decks.problem !== "" ? page.decks.problem : qsTr("“%1” was removed.").arg(page.decks.removedName)
                    Accessible.role: Accessible.AlertMessage
                }
                ActionButton { visible: page.decks.removedName !== ""; glyph: "undo"; text: qsTr("Bring it back"); onClicked: page.decks.bringBack() }
                IconButton { visible: page.decks.removedName !== ""; glyph: "close"; text: qsTr("Hide this"); onClicked: page.decks.forgetRemoved() }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0
            Item {
                Layout.fillWidth: true
                Layout.fillHeight: true
                ListView {
                    id: list
                    anchors.fill: parent
                    leftMargin: Theme.large
                    rightMargin: Theme.large
                    topMargin: Theme.large
                    bottomMargin: Theme.large
                    spacing: Theme.small
                    clip: true
                    focus: true
                    visible: count > 0
                    model: page.decks.decks
                    activeFocusOnTab: true
                    keyNavigationEnabled: true
                    boundsBehavior: Flickable.StopAtBounds
                    onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = 0
                    Accessible.role: Accessible.List
                    Accessible.name: qsTr("Your decks")
                    ScrollBar.vertical: ScrollLine {}
                    readonly property string currentId: currentIndex >= 0 && currentIndex < count ? page.decks.decks.at(currentIndex, "deckId") : ""
                    Keys.onReturnPressed: page.app.openDeck(currentId)
                    Keys.onEnterPressed: page.app.openDeck(currentId)
                    Keys.onDeletePressed: page.decks.remove(currentId)
                    Keys.onPressed: event => {
                        if (currentId === "") return
                        if (event.key === Qt.Key_F2) renaming.ask(currentId, page.decks.decks.at(currentIndex, "name"))
                        else if (event.key === Qt.Key_D && event.modifiers === Qt.ControlModifier) page.decks.duplicate(currentId)
                        else if (event.key === Qt.Key_H && event.modifiers === Qt.ControlModifier) page.decks.showHistory(currentId)
                        else if (event.key === Qt.Key_B && event.modifiers === Qt.ControlModifier) page.decks.setBuilt(currentId, !page.decks.decks.at(currentIndex, "built"))
                        else return
                        event.accepted = true
                    }
                    delegate: DeckRow {
                        width: list.width - 2 * Theme.large
                        focused: list.activeFocus && ListView.isCurrentItem
                        onOpened: {
                            list.currentIndex = index
                            page.app.openDeck(deckId)
                        }
                        onDuplicated: page.decks.duplicate(deckId)
                        onRemoved: page.decks.remove(deckId)
                        onRenamed: renaming.ask(deckId, name)
                        onShared: page.app.sharing.share(deckId)
                        onHistoryWanted: page.decks.showHistory(deckId)
                        onBuiltToggled: page.decks.setBuilt(deckId, !built)
                    }
                }
                EmptyState {
                    anchors.centerIn: parent
                    width: Math.min(parent.width - 2 * Theme.huge, 460 * Theme.scale)
                    visible: page.decks.decks.count === 0
                    glyph: "decks"
                    title: page.decks.total === 0 ? qsTr("No decks yet") : qsTr("No deck matches")
                    words: page.decks.total === 0 ? qsTr("Begin an empty one for any of your games, or take a ready-made deck and change it.") : qsTr("Type less, or clear the filter.")
                    ActionButton { visible: page.decks.total === 0; primary: true; glyph: "plus"; text: qsTr("New deck"); onClicked: page.newDeck() }
                    ActionButton { visible: page.decks.total === 0; glyph: "import"; text: qsTr("Import"); onClicked: page.app.importing.begin() }
                    ActionButton { visible: page.decks.total > 0; text: qsTr("Show all decks"); onClicked: filter.text = "" }
                }
            }
            HistoryPanel {
                visible: page.decks.historyOf !== ""
                Layout.fillHeight: true
                Layout.preferredWidth: Math.min(380 * Theme.scale, page.width * 0.4)
                decks: page.decks
            }
        }
    }
}
