// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls
import Mazzo.Decks

// The deck editor: catalogue, deck and rules side by side, or two or one of them in a narrower window.
FocusScope {
    id: page

    required property AppModel app
    required property DeckEditor editor
    readonly property bool wide: width >= 1000 * Theme.scale
    readonly property bool two: !wide && width >= 740 * Theme.scale   // the catalogue, and the deck or the rules
    property string part: "deck"   // the part that a narrower window shows
    readonly property bool usable: editor.deckId !== ""

    function typed(text: string) {
        if (!two) part = "cards"
        catalogue.typed(text)
    }

    // A hidden part must not keep the focus.
    function focusPart() { (wide || two || part === "cards" ? catalogue : part === "deck" ? deck : rules).focus = true }

    function repair() {
        part = "rules"
        editor.findRepair(false)
    }

    function show(cardId: string) { if (cardId !== "") app.showCardOf(editor.gameId, cardId) }

    onPartChanged: if (!wide) (part === "cards" ? catalogue : part === "deck" ? deck : rules).focus = true
    onWideChanged: focusPart()
    onTwoChanged: focusPart()
    Component.onCompleted: focusPart()

    // Another deck starts as the first one did.
    Connections {
        target: page.editor
        function onOpened() {
            page.part = "deck"
            page.focusPart()
        }
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Deck editor")

    Shortcut {
        enabled: page.visible
        sequences: [StandardKey.Undo]   // qmllint disable unqualified
        onActivated: page.editor.undo()
    }

    Shortcut {
        enabled: page.visible
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        onActivated: page.editor.redo()
    }

    Shortcut {
        enabled: page.visible && page.usable
        sequence: "Ctrl+M"
        onActivated: page.repair()
    }

    Shortcut {
        enabled: page.visible && page.usable
        sequence: "Ctrl+T"
        onActivated: page.app.testHand()
    }

    Shortcut {
        enabled: page.visible && page.usable
        sequence: "Ctrl+D"
        onActivated: page.goTo("deck")
    }

    Shortcut {
        enabled: page.visible && page.usable
        sequence: "Ctrl+R"
        onActivated: page.goTo("rules")
    }

    function goTo(name: string) {
        part = name
        const panel = name === "deck" ? deck : rules
        panel.forceActiveFocus(Qt.TabFocusReason)
    }

    Shortcut {
        enabled: page.visible && page.usable
        sequence: "Ctrl+E"
        onActivated: page.app.sharing.share(page.editor.deckId)
    }

    OptionsSheet {
        id: options
        editor: page.editor
    }

    DeckTextSheet {
        id: deckText
        editor: page.editor
    }

    Shortcut {
        enabled: page.visible && page.usable
        sequence: "Ctrl+Shift+E"
        onActivated: deckText.begin()
    }

    RenameSheet {
        id: renaming
        onRenamed: (deckId, name) => page.editor.header.name = name
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        EditorHeader {
            Layout.fillWidth: true
            app: page.app
            editor: page.editor
            wide: page.wide
            two: page.two
            part: page.part
            low: page.height < 500 * Theme.scale
            onRenameWanted: renaming.ask(page.editor.deckId, page.editor.header.name)
            onOptionsWanted: options.open()
            onTextWanted: deckText.begin()
            onPartChosen: part => page.part = part
        }

        PageHint {
            Layout.fillWidth: true
            visible: page.usable && page.height > 640 * Theme.scale
                && page.app.preferences.hintsRevision >= 0 && page.app.preferences.showsHint(hintId)
            preferences: page.app.preferences
            hintId: "editor"
            words: qsTr("Click a card on the left to add it. The rules on the right follow every change, and their "
                + "buttons fix what is wrong. Everything is saved at once; Ctrl+Z undoes it.")
        }

        Rectangle {
            Layout.fillWidth: true
            Layout.topMargin: Theme.small
            Layout.preferredHeight: problem.implicitHeight + 2 * Theme.small
            visible: page.editor.problem !== "" && page.usable
            color: Theme.raised

            AppLabel {
                id: problem
                anchors.centerIn: parent
                width: parent.width - 2 * Theme.large
                text: page.editor.problem
                color: Theme.danger
                Accessible.role: Accessible.AlertMessage
            }
        }

        // Not a layout: layouts of Qt 6.4 sometimes ignore items that become visible.
        Item {
            id: parts
            // Stacks and the grid need the space of the catalogue.
            readonly property bool tiled: page.app.preferences.deckView !== "list"
            readonly property real first: page.wide ? Math.round(width * (tiled ? 0.27 : 0.40))
                : page.two ? Math.round(width * 0.56)
                : width
            readonly property real second: page.wide || page.two ? first + 1 : 0
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: page.usable

            CataloguePanel {
                id: catalogue
                visible: page.wide || page.two || page.part === "cards"
                width: parts.first
                height: parent.height
                app: page.app
                editor: page.editor
                onCardOpened: cardId => page.show(cardId)
            }

            Rectangle {
                visible: page.wide || page.two
                x: parts.first
                width: Theme.hairline
                height: parent.height
                color: Theme.line
            }

            DeckPanel {
                id: deck
                visible: page.wide || page.part === "deck" || (page.two && page.part === "cards")
                x: parts.second
                width: page.wide ? Math.round(parts.width * (parts.tiled ? 0.50 : 0.34)) : parts.width - x
                height: parent.height
                app: page.app
                editor: page.editor
                onCardOpened: cardId => page.show(cardId)
            }

            Rectangle {
                visible: page.wide
                x: deck.x + deck.width
                width: Theme.hairline
                height: parent.height
                color: Theme.line
            }

            RulesPanel {
                id: rules
                visible: page.wide || page.part === "rules"
                x: page.wide ? deck.x + deck.width + 1 : parts.second
                width: parts.width - x
                height: parent.height
                editor: page.editor
                onCandidatesWanted: {
                    if (!page.two) page.part = "cards"
                    catalogue.showCandidates()
                }
            }
        }

        BrokenDeck {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !page.usable
            app: page.app
            editor: page.editor
        }
    }
}
