// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Cards
import Mazzo.Controls

// What the player owns, where it is kept, and what can be built with it.
FocusScope {
    id: page

    required property AppModel app
    required property CollectionPage collection
    readonly property bool wide: width > 980 * Theme.scale
    property bool sideOpen: false   // only used if there is no space for both
    readonly property bool tableShown: wide || !sideOpen

    function typed(text: string) {
        sideOpen = false
        query.type(text)
    }

    function showLots(cardId: string) {
        collection.lots.show(cardId)
        side.part = "lots"
        if (!wide) sideOpen = true
    }

    function importFile(file: url) {
        importing.open()
        collection.imports.read(file)
    }

    function ask(words: string) { collection.search.text = collection.search.text === words ? "" : words }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Collection")
    onVisibleChanged: if (visible) collection.refresh()

    Shortcut {
        enabled: page.visible
        sequences: [StandardKey.Undo]   // qmllint disable unqualified
        onActivated: page.collection.undo()
    }

    Shortcut {
        enabled: page.visible
        sequences: [StandardKey.Redo]   // qmllint disable unqualified
        onActivated: page.collection.redo()
    }

    Shortcut {
        enabled: page.visible
        sequence: "Ctrl+B"
        onActivated: boxes.open()
    }

    Shortcut {
        enabled: page.visible
        sequences: [StandardKey.Open]   // qmllint disable unqualified
        onActivated: files.open()
    }

    Shortcut {
        enabled: page.visible && !page.collection.empty
        sequences: [StandardKey.Save]   // qmllint disable unqualified
        onActivated: files.save()
    }

    BoxSheet {
        id: boxes
        collection: page.collection
    }

    CollectionImportSheet {
        id: importing
        imports: page.collection.imports
    }

    UnknownCardsSheet {
        id: unknownCards
        collection: page.collection
    }

    EditDetailsSheet {
        id: noting
        collection: page.collection
    }

    LendSheet {
        id: lending
        collection: page.collection
        onLent: (to, copies) => page.collection.lendChosen(to, copies)
    }

    CollectionFiles {
        id: files
        onOpened: file => page.importFile(file)
        onSaved: file => page.collection.exportTo(file)
    }

    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: drop => {
            if (drop.hasUrls) {
                page.importFile(drop.urls[0])
                drop.accept()
            }
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        CollectionHeader {
            Layout.fillWidth: true
            app: page.app
            collection: page.collection
            wide: page.wide
            sideOpen: page.sideOpen
            onSideToggled: page.sideOpen = !page.sideOpen
            onImportWanted: files.open()
            onExportWanted: files.save()
            onBoxWanted: boxes.open()
        }

        PageHint {
            Layout.fillWidth: true
            preferences: page.app.preferences
            hintId: "collection"
            words: qsTr("What you own, lend and want. Add whole boxes at once; the side panel says which decks you "
                + "can build.")
        }

        CollectionMessages {
            Layout.fillWidth: true
            collection: page.collection
            onUnknownCardsWanted: unknownCards.open()
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0

            ColumnLayout {
                visible: page.tableShown
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.small

                TotalsRow {
                    visible: page.height > Theme.narrowPage && page.width > Theme.narrowPage
                    Layout.fillWidth: true
                    Layout.margins: Theme.large
                    Layout.bottomMargin: 0
                    totals: page.collection.totals
                    onAsked: words => page.ask(words)
                }

                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.large
                    Layout.rightMargin: Theme.large
                    Layout.topMargin: Theme.small
                    spacing: Theme.tiny

                    QueryBar {
                        id: query
                        Layout.fillWidth: true
                        search: page.collection.search
                        focus: true
                        typingUndone: page.collection.search.text !== ""
                        onEntered: table.enter()
                        onUndone: page.collection.undo()
                        onRedone: page.collection.redo()
                    }

                    RowLayout {
                        Layout.fillWidth: true

                        SearchSummary {
                            Layout.fillWidth: true
                            search: page.collection.search
                        }

                        Chip {
                            text: qsTr("Only my cards")
                            spoken: qsTr("Only cards that I own, want or have in a deck")
                            checked: page.collection.search.onlyMine
                            onClicked: page.collection.search.onlyMine = !page.collection.search.onlyMine
                        }
                    }
                }

                Item {
                    Layout.fillWidth: true
                    Layout.fillHeight: true

                    CollectionTable {
                        id: table
                        anchors.fill: parent
                        visible: count > 0
                        collection: page.collection
                        openCard: side.part === "lots" ? page.collection.lots.cardId : ""
                        covered: selection.visible ? selection.height : 0
                        onOpened: cardId => page.showLots(cardId)
                        onEscaped: query.forceActiveFocus()
                    }

                    // Above the last rows: the rows do not move when one is selected.
                    SelectionBar {
                        id: selection
                        visible: page.collection.search.cards.chosenCount > 0
                        anchors.bottom: parent.bottom
                        width: parent.width
                        collection: page.collection
                        onNoteWanted: noting.open()
                        onLendWanted: lending.askSelection(page.collection.lendableCopies())
                    }

                    CollectionEmpty {
                        anchors.centerIn: parent
                        visible: table.count === 0 && page.collection.known && !page.collection.busy
                        width: Math.min(parent.width - 2 * Theme.huge, 480 * Theme.scale)
                        collection: page.collection
                        onBoxWanted: boxes.open()
                        onImportWanted: files.open()
                    }
                }
            }

            CollectionSidePanel {
                id: side
                visible: page.wide || page.sideOpen
                Layout.fillHeight: true
                Layout.fillWidth: !page.wide
                Layout.preferredWidth: Math.round(360 * Theme.scale)
                app: page.app
                collection: page.collection
                closable: !page.wide
                onClosed: page.sideOpen = false
            }
        }
    }
}
