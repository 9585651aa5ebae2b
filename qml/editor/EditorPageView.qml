pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo
import Mazzo.App

// Build a deck: the catalogue, the deck in its zones, and the rules beside each other; one at a time where there is no room.
FocusScope {
    id: page

    required property AppModel app
    required property DeckEditor editor
    readonly property bool wide: width >= 1000 * Theme.scale
    property string part: "deck"   // what a narrow window shows
    readonly property bool usable: editor.deckId !== ""

    function typed(text: string) {
        part = "cards"
        catalogue.typed(text)
    }
    function show(cardId: string) { if (cardId !== "") app.showCardOf(editor.gameId, cardId) }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Deck editor")

    Shortcut { enabled: page.visible; sequences: [StandardKey.Undo]; onActivated: page.editor.undo() }
    Shortcut { enabled: page.visible; sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]; onActivated: page.editor.redo() }
    Shortcut { enabled: page.visible; sequence: "Ctrl+M"; onActivated: page.editor.findRepair(false) }
    Shortcut { enabled: page.visible && page.usable; sequence: "Ctrl+T"; onActivated: page.app.testHand() }
    Shortcut { enabled: page.visible && page.usable; sequence: "Ctrl+D"; onActivated: page.goTo("deck") }
    Shortcut { enabled: page.visible && page.usable; sequence: "Ctrl+R"; onActivated: page.goTo("rules") }

    function goTo(name: string) {
        part = name
        ;(name === "deck" ? deck : rules).forceActiveFocus(Qt.TabFocusReason)
    }

    Shortcut { enabled: page.visible && page.usable; sequence: "Ctrl+E"; onActivated: page.app.sharing.share(page.editor.deckId) }

    OptionsSheet { id: options; editor: page.editor }
    RenameSheet { id: renaming; onRenamed: (deckId, name) => page.editor.name = name }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        PageHeader {
            Layout.fillWidth: true
            title: page.editor.name
            leading: IconButton { glyph: "back"; text: qsTr("All decks"); onClicked: page.app.navigation.open("decks") }
            IconButton { visible: page.usable; glyph: "pencil"; text: qsTr("Rename the deck"); onClicked: renaming.ask(page.editor.deckId, page.editor.name) }
            VerdictBadge {
                verdict: page.editor.verdict
                words: page.editor.problems > 0 ? qsTr("%1 · %n problem(s)", "", page.editor.problems).arg(page.editor.verdictWords) : page.editor.verdictWords
                widest: page.width * 0.24
            }
            Words { visible: page.wide; text: page.editor.gameName; dim: true; elide: Text.ElideRight; wrapMode: Text.NoWrap; Layout.maximumWidth: page.width * 0.16 }
            Item { Layout.fillWidth: true }
            IconButton { visible: page.usable; glyph: "undo"; text: qsTr("Undo"); enabled: page.editor.canUndo; onClicked: page.editor.undo() }
            IconButton { visible: page.usable; glyph: "redo"; text: qsTr("Redo"); enabled: page.editor.canRedo; onClicked: page.editor.redo() }
            ActionButton { visible: page.usable; primary: true; text: page.wide ? qsTr("Test opening hand") : qsTr("Test"); glyph: "hand"; onClicked: page.app.testHand() }
            IconButton { visible: page.usable; text: qsTr("Share the deck"); glyph: "share"; onClicked: page.app.sharing.share(page.editor.deckId) }
        }
        OptionsBar {
            Layout.fillWidth: true
            Layout.margins: Theme.medium
            Layout.bottomMargin: 0
            visible: page.usable
            editor: page.editor
            most: page.wide ? 4 : 1
            onMoreWanted: options.open()
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.topMargin: Theme.small
            Layout.preferredHeight: problem.implicitHeight + 2 * Theme.small
            visible: page.editor.problem !== "" && page.usable
            color: Theme.raised
            Words { id: problem; anchors.centerIn: parent; width: parent.width - 2 * Theme.large; text: page.editor.problem; color: Theme.danger; Accessible.role: Accessible.AlertMessage }
        }
        Segments {
            visible: !page.wide && page.usable
            Layout.alignment: Qt.AlignHCenter
            Layout.topMargin: Theme.small
            label: qsTr("Show")
            value: page.part
            choices: [
                { value: "cards", text: qsTr("Cards") },
                { value: "deck", text: qsTr("Deck") },
                { value: "rules", text: qsTr("Rules") }
            ]
            onChosen: value => page.part = value
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: page.usable
            spacing: 0
            CataloguePanel {
                id: catalogue
                visible: page.wide || page.part === "cards"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: page.width * 0.40
                focus: true
                app: page.app
                editor: page.editor
                onCardOpened: cardId => page.show(cardId)
            }
            Rectangle { visible: page.wide; Layout.fillHeight: true; Layout.preferredWidth: 1; color: Theme.line }
            DeckPanel {
                id: deck
                visible: page.wide || page.part === "deck"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: page.width * 0.32
                editor: page.editor
                onCardOpened: cardId => page.show(cardId)
            }
            Rectangle { visible: page.wide; Layout.fillHeight: true; Layout.preferredWidth: 1; color: Theme.line }
            RulesPanel {
                id: rules
                visible: page.wide || page.part === "rules"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: page.width * 0.28
                editor: page.editor
                onCandidatesWanted: {
                    page.part = "cards"
                    catalogue.showCandidates()
                }
            }
        }
        BrokenDeck { Layout.fillWidth: true; Layout.fillHeight: true; visible: !page.usable; app: page.app; editor: page.editor }
    }
}
