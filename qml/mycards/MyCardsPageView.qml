// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Cards
import Mazzo.Controls

// Enter and correct the cards of a game: a table, and a form for the card at the cursor.
FocusScope {
    id: page

    required property AppModel app
    required property MyCards cards
    readonly property bool narrow: width < Theme.mediumPage

    // Text typed while no field has the focus is appended to the query.
    function typed(text: string) { query.type(text) }

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

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        MyCardsHeader {
            id: header
            Layout.fillWidth: true
            app: page.app
            cards: page.cards
            onPasteRequested: page.cards.paste(table.currentRow, table.currentColumn)
            onNewRequested: page.newCard()
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

                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.margins: Theme.large
                    Layout.bottomMargin: Theme.small
                    spacing: Theme.small

                    RowLayout {
                        Layout.fillWidth: true
                        spacing: Theme.medium

                        QueryBar {
                            id: query
                            Layout.fillWidth: true
                            search: page.cards.search
                            focus: true
                            onEntered: table.forceActiveFocus(Qt.TabFocusReason)
                            onAccepted: table.forceActiveFocus(Qt.TabFocusReason)
                        }

                        ColumnLayout {
                            visible: page.width >= Theme.narrowPage
                            Layout.fillWidth: false
                            Layout.preferredWidth: Math.round(190 * Theme.scale)
                            spacing: Theme.tiny

                            AppLabel {
                                text: qsTr("%1 of %2 cards complete").arg(page.cards.fillIn.complete)
                                                                     .arg(page.cards.fillIn.total)
                                strong: true
                                size: Theme.caption
                                wrapMode: Text.NoWrap
                            }

                            ProgressLine {
                                Layout.fillWidth: true
                                label: qsTr("Cards complete")
                                to: Math.max(1, page.cards.fillIn.total)
                                value: page.cards.fillIn.complete
                            }
                        }

                        HeaderButton {
                            glyph: "question"
                            words: qsTr("Fill in missing values")
                            compact: page.width < 1000 * Theme.scale
                            enabled: page.cards.fillIn.complete < page.cards.fillIn.total || page.cards.fillIn.active
                            onClicked: fillIn.open()
                        }
                    }

                    SearchSummary {
                        Layout.fillWidth: true
                        search: page.cards.search
                    }

                    FacetBar {
                        Layout.fillWidth: true
                        search: page.cards.search
                    }
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
                        onPictureDropped: (cardId, file) => page.app.pictures.add(page.cards.gameId, cardId, file)
                        onEscaped: query.forceActiveFocus()
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
                Layout.preferredWidth: page.narrow ? -1 : Math.round(360 * Theme.scale)
                cards: page.cards
                pictures: page.app.pictures
                onClosed: {
                    if (!page.cards.form.isNew && !page.cards.fillIn.active) header.formShown = false
                    page.cards.fillIn.stop()
                    page.cards.form.close()
                    table.forceActiveFocus(Qt.OtherFocusReason)
                }
            }
        }
    }
}
