// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// Enter and correct the cards of a game: a table, and a form for the card at the cursor.
FocusScope {
    id: page

    required property AppModel app
    required property MyCards cards
    readonly property bool narrow: width < Theme.mediumPage

    // Text typed while no field has the focus is appended to the query.
    function typed(text: string) { filter.type(text) }

    function newCard() {
        cards.fillIn.stop()
        cards.form.startNew()
        panel.focusFirst()
    }

    // The form shows the card at the cursor, unless it is used for something else.
    function follow(cardId: string) {
        if (!narrow && header.formShown && !cards.form.isNew && !cards.fillIn.active) cards.form.showCard(cardId)
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("My cards")
    // The form may have been filled before the page was opened, from a deck with unknown cards.
    onActiveFocusChanged: {
        if (activeFocus && cards.form.fromQueue) Qt.callLater(panel.focusFirst)   // qmllint disable type
    }
    Keys.onPressed: event => {
        if (event.matches(StandardKey.Undo)) page.cards.undo()
        else if (event.matches(StandardKey.Redo) || (event.key === Qt.Key_Y && event.modifiers === Qt.ControlModifier))
            page.cards.redo()
        else if (event.key === Qt.Key_N && event.modifiers === Qt.AltModifier) page.newCard()
        else return
        event.accepted = true
    }

    FillInSheet {
        id: fillIn
        fillIn: page.cards.fillIn
        onStarted: panel.focusFirst()
    }

    SetValueSheet {
        id: setValue
        cards: page.cards
    }

    CardFileSheet { imports: page.cards.fileImport }

    LayerSheet { imports: page.cards.layerImport }

    CardFiles {
        id: files
        game: page.cards.gameId
        onOpened: file => page.cards.openFile(file)
        onTableSaved: file => page.cards.exportTable(file)
        onLayerSaved: file => page.cards.exportLayer(file)
    }

    ActionMenu {
        id: exportMenu
        label: qsTr("Export")
        choices: [
            { value: "table", glyph: "list", text: page.cards.table.selectedCount > 0
                ? qsTr("Table of the selected cards (CSV, JSON)…") : qsTr("Table of the listed cards (CSV, JSON)…") },
            { value: "layer", glyph: "box", text: qsTr("My cards as a layer for others…") }
        ]
        onChosen: value => value === "layer" ? files.saveLayer() : files.saveTable()
    }

    // Tables and layers; other files go to the import of decks.
    DropArea {
        anchors.fill: parent
        z: 1
        onEntered: drag => drag.accepted = drag.hasUrls
            && /\.(csv|tsv|json|zip)$/i.test(drag.urls[0].toString())
        onDropped: drop => {
            page.cards.openFile(drop.urls[0])
            drop.accept()
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        MyCardsHeader {
            id: header
            Layout.fillWidth: true
            app: page.app
            cards: page.cards
            onImportRequested: files.open()
            onExportRequested: button => {
                const place = button.mapToItem(page, 0, button.height + Theme.tiny)
                exportMenu.x = Math.min(place.x, page.width - exportMenu.width - Theme.small)
                exportMenu.y = place.y
                exportMenu.open()
            }
            onPasteRequested: page.cards.paste(table.currentRow, table.currentColumn)
            onNewRequested: page.newCard()
        }

        PageHint {
            Layout.fillWidth: true
            preferences: page.app.preferences
            hintId: "mycards"
            words: qsTr("Cards and values that you enter yourself. They go over those of the game, can be undone, and "
                + "can be given to others as a layer.")
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0

            ColumnLayout {
                visible: !page.narrow || !page.cards.form.isShown
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: 0

                MyCardsFilter {
                    id: filter
                    Layout.fillWidth: true
                    Layout.margins: Theme.large
                    Layout.bottomMargin: Theme.small
                    cards: page.cards
                    pageWidth: page.width
                    onEntered: table.forceActiveFocus(Qt.TabFocusReason)
                    onFillInRequested: fillIn.open()
                }

                Item {
                    Layout.fillWidth: true
                    Layout.fillHeight: true

                    CardTableView {
                        id: table
                        anchors.fill: parent
                        visible: page.cards.table.count > 0
                        cards: page.cards
                        onOpened: cardId => page.follow(cardId)
                        onEscaped: filter.takeFocus()
                        onPictureDropped: (cardId, file) => page.app.pictures.add(page.cards.gameId, cardId, file)
                    }

                    EmptyState {
                        anchors.centerIn: parent
                        visible: page.cards.table.count === 0 && !page.cards.search.busy
                        width: Math.min(parent.width - 2 * Theme.huge, Theme.messageWidth)
                        glyph: "cards"
                        title: page.cards.search.total === 0 ? qsTr("No cards yet") : qsTr("No matching cards")
                        words: page.cards.search.total === 0
                            ? qsTr("Enter the first card, or paste a table from a spreadsheet.")
                            : qsTr("Remove a search term or a filter, or clear the search.")
                        ActionButton {
                            text: qsTr("New card")
                            primary: true
                            onClicked: page.newCard()
                        }

                        ActionButton {
                            visible: page.cards.search.total > 0
                            text: qsTr("Show all cards")
                            onClicked: page.cards.search.showAll()
                        }
                    }
                }

                MyCardsStatus {
                    Layout.fillWidth: true
                    cards: page.cards
                    column: table.currentColumn
                    onValueRequested: setValue.open()
                }
            }

            CardFormPanel {
                id: panel
                visible: page.cards.form.isShown
                Layout.fillHeight: true
                Layout.fillWidth: page.narrow
                Layout.preferredWidth: page.narrow ? -1 : Math.round(400 * Theme.scale)
                cards: page.cards
                onTableRequested: table.forceActiveFocus(Qt.OtherFocusReason)
                pictures: page.app.pictures
                onClosed: {
                    if (!page.cards.form.isNew && !page.cards.fillIn.active) header.formShown = false
                    page.cards.fillIn.stop()
                    page.cards.form.dismiss()
                    table.forceActiveFocus(Qt.OtherFocusReason)
                }
            }
        }
    }
}
