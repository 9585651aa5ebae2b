// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Cards
import Mazzo.Collection
import Mazzo.Controls
import Mazzo.Decks
import Mazzo.Editor
import Mazzo.Help
import Mazzo.MyCards

// Shows the open page, and keeps those that were opened before. Until the library is loaded, only the page's title bar
// is shown.
FocusScope {
    id: host

    required property AppModel app
    required property string title   // of the open page, until it is loaded

    signal keysRequested()

    readonly property int open: app.navigation.page
    readonly property bool ready: !app.library.loading

    component Page: LazyLoader {
        required property int page
        required property int open     // the page that is shown
        required property bool ready
        readonly property bool current: open === page

        anchors.fill: parent
        wanted: current && ready
        visible: current
        focus: current
        onLoaded: if (current) takeFocus()
        onCurrentChanged: if (current) takeFocus()
        function takeFocus() {
            if (item) (item as Item).forceActiveFocus()
        }
    }

    function takeFocus() {
        for (const page of [decks, editor, goldfish, analysis, cards, card, myCards, collection, games, maker, settings,
                            help]) {
            if (page.current && page.item) (page.item as Item).forceActiveFocus(Qt.TabFocusReason)
        }
    }
    function newDeck() {
        host.app.navigation.open(Navigation.Decks)
        if (decks.item) (decks.item as DecksPageView).newDeck()
    }
    // An action on the deck in the editor.
    function deckAction(action: string) {
        if (action !== "test") host.app.navigation.open(Navigation.Editor)
        if (action === "test") host.app.testHand()
        else if (action === "share") host.app.sharing.share(host.app.editor.deckId)
        else if (action === "repair") (editor.item as EditorPageView).repair()
    }
    // Continues typing in the search field of the open page; pages without one open the cards.
    function search(text: string) {
        if (!host.ready) return
        if (decks.current) (decks.item as DecksPageView).typed(text)
        else if (editor.current) (editor.item as EditorPageView).typed(text)
        else if (collection.current) (collection.item as CollectionPageView).typed(text)
        else if (myCards.current) (myCards.item as MyCardsPageView).typed(text)
        else if (maker.current) return   // nothing to search
        else {
            host.app.navigation.open(Navigation.Cards)
            ;(cards.item as CardsPageView).typed(text)
        }
    }

    Loader {
        anchors.fill: parent
        active: !host.ready
        sourceComponent: PageFrame { title: host.title }   // qmllint disable unqualified
    }
    Page {
        id: decks
        page: Navigation.Decks
        open: host.open
        ready: host.ready
        view: "Decks/DecksPageView.qml"
        given: ({ focus: true, app: host.app, decks: host.app.decks })
    }
    Page {
        id: editor
        page: Navigation.Editor
        open: host.open
        ready: host.ready
        view: "Editor/EditorPageView.qml"
        given: ({ focus: true, app: host.app, editor: host.app.editor })
    }
    Page {
        id: goldfish
        page: Navigation.Goldfish
        open: host.open
        ready: host.ready
        view: "Goldfish/GoldfishPageView.qml"
        given: ({ focus: true, app: host.app, table: host.app.table })
    }
    Page {
        id: analysis
        page: Navigation.Analysis
        open: host.open
        ready: host.ready
        view: "Analysis/AnalysisPageView.qml"
        given: ({ focus: true, app: host.app, analysis: host.app.analysis })
    }
    Page {
        id: cards
        page: Navigation.Cards
        open: host.open
        ready: host.ready
        view: "Cards/CardsPageView.qml"
        given: ({ focus: true, app: host.app, search: host.app.search })
    }
    Page {
        id: card
        page: Navigation.Card
        open: host.open
        ready: host.ready
        view: "Cards/CardPageView.qml"
        given: ({ focus: true, app: host.app, card: host.app.cardPage })
    }
    Page {
        id: myCards
        page: Navigation.MyCards
        open: host.open
        ready: host.ready
        view: "MyCards/MyCardsPageView.qml"
        given: ({ focus: true, app: host.app, cards: host.app.myCards })
    }
    Page {
        id: collection
        page: Navigation.Collection
        open: host.open
        ready: host.ready
        view: "Collection/CollectionPageView.qml"
        given: ({ focus: true, app: host.app, collection: host.app.collection })
    }
    Page {
        id: games
        page: Navigation.Games
        open: host.open
        ready: host.ready
        view: "Games/GamesPageView.qml"
        given: ({ focus: true, app: host.app, game: host.app.gamePage })
    }
    Page {
        id: maker
        page: Navigation.Maker
        open: host.open
        ready: host.ready
        view: "Maker/MakerPageView.qml"
        given: ({ focus: true, app: host.app, editor: host.app.gameEditor })
    }
    Page {
        id: settings
        page: Navigation.Settings
        open: host.open
        ready: host.ready
        view: "Settings/SettingsPageView.qml"
        given: ({ focus: true, app: host.app, preferences: host.app.preferences })
    }
    Page {
        id: help
        page: Navigation.Help
        open: host.open
        ready: host.ready
        view: "Help/HelpPageView.qml"
        given: ({ focus: true, guide: host.app.guide })
    }
    Connections {
        target: help.item as HelpPageView
        function onKeysRequested() { host.keysRequested() }
    }
}
