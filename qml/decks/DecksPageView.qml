// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// All decks, including illegal and unfinished ones.
FocusScope {
    id: page

    required property AppModel app
    required property DeckLibrary decks
    readonly property bool narrow: width < Theme.mediumPage   // the history replaces the list
    readonly property bool blank: decks.total === 0

    function typed(text: string) {
        filter.forceActiveFocus()
        filter.insert(filter.length, text)
    }

    function newDeck() { sheet.open() }

    // A hidden list must not keep the focus.
    function settleFocus() {
        const place = blank ? none : list
        if (list.activeFocus || none.activeFocus) place.forceActiveFocus()
        else place.focus = true
    }

    onBlankChanged: settleFocus()
    Component.onCompleted: settleFocus()

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Decks")

    Shortcut {
        enabled: page.visible
        sequences: [StandardKey.New]   // qmllint disable unqualified
        onActivated: page.newDeck()
    }

    Shortcut {
        enabled: page.visible && page.decks.removedName !== ""
        sequences: [StandardKey.Undo]   // qmllint disable unqualified
        onActivated: page.decks.restoreRemoved()
    }

    NewDeckSheet {
        id: sheet
        app: page.app
    }

    RenameSheet {
        id: renaming
        onRenamed: (deckId, name) => page.decks.rename(deckId, name)
    }

    FolderSheet {
        id: moving
        decks: page.decks
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        PageHeader {
            Layout.fillWidth: true
            title: qsTr("Decks")

            TextInputField {
                id: filter
                Layout.fillWidth: true
                Layout.maximumWidth: Math.round(280 * Theme.scale)
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

            HeaderButton {
                words: qsTr("Import")
                glyph: "import"
                compact: page.width < 620 * Theme.scale
                onClicked: page.app.importing.begin()
            }

            HeaderButton {
                words: qsTr("New deck")
                glyph: "plus"
                compact: page.width < 440 * Theme.scale
                primary: true
                onClicked: page.newDeck()
            }
        }

        PageHint {
            Layout.fillWidth: true
            preferences: page.app.preferences
            hintId: "decks"
            words: qsTr("All your decks, with the verdict of their rules. Open one with a click; folders, tags and "
                + "the history are on its row. Removed decks wait in the bin.")
        }

        RemovedBar {
            Layout.fillWidth: true
            decks: page.decks
        }

        FolderBar {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.large
            Layout.rightMargin: Theme.large
            Layout.topMargin: Theme.medium
            decks: page.decks
        }

        Item {
            id: body
            // the width of the history
            readonly property real side: page.decks.historyOf === "" ? 0
                : page.narrow ? width
                : Math.min(380 * Theme.scale, width * 0.4)
            Layout.fillWidth: true
            Layout.fillHeight: true

            Item {
                width: body.width - (page.narrow ? 0 : body.side)
                height: parent.height
                visible: !page.narrow || page.decks.historyOf === ""

                DeckList {
                    id: list
                    anchors.fill: parent
                    visible: count > 0 && !page.decks.bin.shown
                    app: page.app
                    decks: page.decks
                    onRenameWanted: (deckId, name) => renaming.ask(deckId, name)
                    onFolderWanted: (deckId, folder) => moving.ask(deckId, folder)
                }

                BinList {
                    anchors.fill: parent
                    visible: page.decks.bin.shown
                    bin: page.decks.bin
                }

                FocusScope {
                    id: none
                    anchors.fill: parent
                    visible: page.blank && !page.app.library.loading && !page.decks.bin.shown

                    EmptyLibrary {
                        anchors.fill: parent
                        app: page.app
                        onNewWanted: page.newDeck()
                    }
                }

                EmptyState {
                    anchors.centerIn: parent
                    width: Math.min(parent.width - 2 * Theme.huge, Theme.messageWidth)
                    visible: page.decks.decks.count === 0 && page.decks.total > 0 && !page.decks.bin.shown
                    glyph: "decks"
                    title: qsTr("No matching decks")
                    words: qsTr("Shorten or clear the filter.")

                    ActionButton {
                        text: qsTr("Show all decks")
                        primary: true
                        onClicked: filter.text = ""
                    }
                }
            }

            HistoryPanel {
                visible: page.decks.historyOf !== ""
                x: body.width - body.side
                width: body.side
                height: parent.height
                decks: page.decks
                onDismissed: {
                    page.decks.hideHistory()
                    list.forceActiveFocus(Qt.TabFocusReason)
                }
            }
        }
    }
}
