// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// Browse and search all cards of a game.
FocusScope {
    id: page

    required property AppModel app
    required property CardSearch search
    readonly property bool asGrid: app.preferences.cardLayout === "grid"

    // Text typed while no field has the focus is appended to the query.
    function typed(text: string) { query.type(text) }

    function addToDeck(cardId: string, by: int) {
        if (by > 0 && cardId !== "") adding.ask(search.gameId, cardId, search.cards.nameOf(cardId))
    }

    function enterList() { if (search.cards.count > 0) (asGrid ? grid : rows).forceActiveFocus(Qt.TabFocusReason) }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Cards")

    AddToDeckSheet {
        id: adding
        app: page.app
    }

    PictureImportSheet {
        id: pictures
        app: page.app
        gameId: page.search.gameId
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        PageHeader {
            Layout.fillWidth: true
            title: page.width < 440 * Theme.scale ? "" : qsTr("Cards")   // the navigation rail shows it too

            GameSelect {
                Layout.fillWidth: true
                Layout.maximumWidth: Math.ceil(implicitWidth)
                Layout.minimumWidth: 0
                app: page.app
            }

            CardsModeSwitch {
                app: page.app
                compact: page.width < Theme.mediumPage
            }

            Item { Layout.fillWidth: true }

            SelectBox {
                id: sort
                readonly property string chosen: page.search.sort
                function follow() { currentIndex = indexOfValue(chosen) }
                Layout.fillWidth: true
                Layout.maximumWidth: Math.ceil(implicitWidth)
                Layout.minimumWidth: 0
                label: qsTr("Sort by")
                prefixed: page.width >= Theme.mediumPage
                model: page.search.sorts
                textRole: "name"
                valueRole: "sortId"
                onActivated: page.search.sort = currentValue
                onChosenChanged: follow()
                onCountChanged: follow()
                Component.onCompleted: follow()
            }

            HeaderButton {
                glyph: "import"
                words: qsTr("Pictures …")
                compact: page.width < Theme.mediumPage
                onClicked: pictures.open()
            }

            LayoutSwitch {
                preferences: page.app.preferences
                compact: page.width < Theme.mediumPage
            }
        }

        PageHint {
            Layout.fillWidth: true
            preferences: page.app.preferences
            hintId: "cards"
            words: qsTr("Every card of the game. Search by name or by field, such as “cost<=3”; rest the pointer on "
                + "a card to read it, click it for its page.")
        }

        ColumnLayout {
            Layout.fillWidth: true
            Layout.margins: Theme.large
            Layout.bottomMargin: Theme.small
            spacing: Theme.small

            QueryBar {
                id: query
                Layout.fillWidth: true
                search: page.search
                focus: true
                onEntered: page.enterList()
                onAccepted: page.enterList()
            }

            SearchSummary {
                Layout.fillWidth: true
                search: page.search
            }

            FacetBar {
                Layout.fillWidth: true
                search: page.search
            }
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            CardGrid {
                id: grid
                anchors.fill: parent
                visible: page.asGrid && count > 0
                cards: page.search.cards
                frame: page.search.frame
                onOpened: cardId => page.app.showCard(cardId)
                onStepped: (cardId, by) => page.addToDeck(cardId, by)
                onDetailsWanted: cardId => page.addToDeck(cardId, 1)
                onEscaped: query.forceActiveFocus()
            }

            CardRows {
                id: rows
                anchors.fill: parent
                visible: !page.asGrid && count > 0
                cards: page.search.cards
                onOpened: cardId => page.app.showCard(cardId)
                onStepped: (cardId, by) => page.addToDeck(cardId, by)
                onDetailsWanted: cardId => page.addToDeck(cardId, 1)
                onEscaped: query.forceActiveFocus()
            }

            EmptyState {
                anchors.centerIn: parent
                visible: page.search.cards.count === 0 && !page.search.busy
                width: Math.min(parent.width - 2 * Theme.huge, 440 * Theme.scale)
                glyph: "search"
                title: page.search.total === 0 ? qsTr("No cards yet") : qsTr("No matching cards")
                words: page.search.total === 0
                    ? qsTr("Choose a game that has cards.")
                    : page.search.result.undecided > 0
                    ? qsTr("%n card(s) may match, but have unknown values. Show them, or broaden the search.", "",
                           page.search.result.undecided)
                    : qsTr("Remove a search term or a filter, or clear the search.")
                ActionButton {
                    visible: page.search.result.undecided > 0
                    text: qsTr("Show undecided cards")
                    onClicked: page.search.withUndecided = true
                }

                ActionButton {
                    visible: page.search.total > 0
                    text: qsTr("Show all cards")
                    primary: true
                    onClicked: page.search.showAll()
                }
            }
        }
    }
}
