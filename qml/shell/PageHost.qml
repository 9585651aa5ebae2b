import QtQuick
import Mazzo
import Mazzo.App

// Keeps each page that was opened, and shows the one that is open.
FocusScope {
    id: host

    required property AppModel app
    readonly property string open: app.navigation.page

    component Page: Loader {
        id: loader
        required property string page
        required property string open   // the page that is to be seen
        property bool visited: false
        readonly property bool current: open === page

        anchors.fill: parent
        active: visited
        visible: current
        focus: current
        Component.onCompleted: if (current) visited = true
        onLoaded: if (current) (item as Item).forceActiveFocus()
        onCurrentChanged: {
            if (!current) return
            if (visited) (item as Item).forceActiveFocus()
            visited = true
        }
    }

    function takeFocus() {
        for (const loader of [decks, editor, goldfish, cards, card, collection, games, settings]) {
            if (loader.current) (loader.item as Item).forceActiveFocus(Qt.TabFocusReason)
        }
    }
    function newDeck() {
        host.app.navigation.open("decks")
        ;(decks.item as DecksPageView).newDeck()
    }
    // With the deck that is open in the editor.
    function deckAction(action: string) {
        if (action !== "test") host.app.navigation.open("editor")
        if (action === "test") host.app.testHand()
        else if (action === "share") host.app.sharing.share(host.app.editor.deckId)
        else if (action === "repair") (editor.item as EditorPageView).repair()
    }
    // Goes on typing where the open page searches; pages without a search send it to the cards.
    function search(text: string) {
        if (decks.current) (decks.item as DecksPageView).typed(text)
        else if (editor.current) (editor.item as EditorPageView).typed(text)
        else if (collection.current) (collection.item as CollectionPageView).typed(text)
        else {
            host.app.navigation.open("cards")
            ;(cards.item as CardsPageView).typed(text)
        }
    }

    Page { id: decks; page: "decks"; open: host.open; sourceComponent: DecksPageView { focus: true; app: host.app; decks: host.app.decks } }
    Page { id: editor; page: "editor"; open: host.open; sourceComponent: EditorPageView { focus: true; app: host.app; editor: host.app.editor } }

    Page { id: goldfish; page: "goldfish"; open: host.open; sourceComponent: GoldfishPageView { focus: true; app: host.app; table: host.app.table } }
    Page { id: cards; page: "cards"; open: host.open; sourceComponent: CardsPageView { focus: true; app: host.app; search: host.app.search } }
    Page { id: card; page: "card"; open: host.open; sourceComponent: CardPageView { focus: true; app: host.app; card: host.app.cardPage } }
    Page { id: collection; page: "collection"; open: host.open; sourceComponent: CollectionPageView { focus: true; app: host.app; collection: host.app.collection } }
    Page { id: games; page: "games"; open: host.open; sourceComponent: GamesPageView { focus: true; app: host.app; game: host.app.gamePage } }
    Page { id: settings; page: "settings"; open: host.open; sourceComponent: SettingsPageView { focus: true; app: host.app; preferences: host.app.preferences } }
}
