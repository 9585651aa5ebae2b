// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls
import Mazzo.Share

// The rail, the pages, and the keyboard shortcuts that work everywhere.
FocusScope {
    id: shell

    required property AppModel app

    focus: visible

    // The pages in the order of the rail; `railPage` is the one whose button is lit: pages below it have none.
    readonly property var pages: [
        { page: Navigation.Decks, title: qsTr("Decks"), icon: "decks", atEnd: false },
        { page: Navigation.Goldfish, title: qsTr("Table"), icon: "hand", atEnd: false },
        { page: Navigation.Analysis, title: qsTr("Analysis"), icon: "chart", atEnd: false },
        { page: Navigation.Cards, title: qsTr("Cards"), icon: "cards", atEnd: false },
        { page: Navigation.Collection, title: qsTr("Collection"), icon: "collection", atEnd: false },
        { page: Navigation.Games, title: qsTr("Games"), icon: "games", atEnd: false },
        { page: Navigation.Help, title: qsTr("Help"), icon: "question", atEnd: true },
        { page: Navigation.Settings, title: qsTr("Settings"), icon: "settings", atEnd: true }
    ]
    readonly property int railPage: {
        switch (app.navigation.page) {
        case Navigation.Card:
        case Navigation.MyCards: return Navigation.Cards
        case Navigation.Editor: return Navigation.Decks
        case Navigation.Maker: return Navigation.Games
        }
        return app.navigation.page
    }

    readonly property string title: (pages.find(entry => entry.page === app.navigation.page) ?? { title: "" }).title

    // May the window be closed? If not, the player is asked.
    function mayLeave(): bool {
        if (app.decks.unstored().length === 0 || (leaving.item as LeaveSheet)?.confirmed) return true
        leaving.show()
        return false
    }
    function typed(text: string) { host.search(text) }
    function act(action: string) {
        const word = action.substring(action.indexOf(":") + 1)
        if (action.startsWith("theme:")) app.preferences.theme = word
        else if (action.startsWith("language:")) app.preferences.language = word
        else if (action.startsWith("deck:")) host.deckAction(word)
        else if (action === "keys") keys.show()
        else if (action === "new-deck") host.newDeck()
        else if (action === "import") app.importing.begin()
    }

    // Typing anywhere searches: keys that no control handles arrive here.
    Keys.onPressed: event => {
        const plain = (event.modifiers & ~(Qt.ShiftModifier | Qt.KeypadModifier)) === 0
        if (event.text === "?") {
            keys.show()
            event.accepted = true
            return
        }
        if (!plain || event.text.length === 0 || event.text.charCodeAt(0) <= 32
            || event.text.charCodeAt(0) === 127) return
        shell.typed(event.text)
        event.accepted = true
    }

    Repeater {
        model: shell.pages
        Item {
            id: pageKey
            required property int index
            required property var modelData
            Shortcut {
                sequence: "Ctrl+" + (pageKey.index + 1)
                onActivated: shell.app.navigation.open(pageKey.modelData.page)
            }
        }
    }
    component SheetLoader: LazyLoader {
        property bool requested: false
        wanted: requested
        function show() {
            requested = true
            ;(item as Sheet).open()
        }
    }
    SheetLoader { id: palette; view: "Shell/PaletteSheet.qml"; given: ({ finder: shell.app.palette }) }
    Binding {
        target: shell.app.palette
        property: "openDeck"
        value: shell.app.editor.deckId !== "" ? shell.app.editor.header.name : ""
    }
    SheetLoader { id: leaving; view: "Shell/LeaveSheet.qml"; given: ({ decks: shell.app.decks }) }
    SheetLoader { id: keys; view: "Shell/KeysSheet.qml"; given: ({}) }
    // These two open and close themselves.
    LazyLoader {
        wanted: shell.app.sharing.shown
        view: "Share/ShareSheet.qml"
        given: ({ sharing: shell.app.sharing })
        onLoaded: (item as Sheet).open()
    }
    LazyLoader {
        wanted: shell.app.importing.shown
        view: "Share/ImportSheet.qml"
        given: ({ app: shell.app })
        onLoaded: (item as Sheet).open()
    }
    Connections {
        target: shell.app.navigation
        function onPageChanged() { OpenPopups.pageLeft() }
    }
    Connections {
        target: shell.app.palette
        function onActionChosen(action) { shell.act(action) }
    }
    Shortcut { sequence: "Ctrl+K"; onActivated: palette.show() }
    Shortcut { sequence: "Ctrl+I"; onActivated: shell.app.importing.begin() }
    Shortcut { sequence: "F1"; onActivated: shell.app.navigation.open(Navigation.Help) }
    Shortcut {
        sequence: "F2"
        // There it renames a deck, or edits a cell.
        enabled: shell.app.navigation.page !== Navigation.Decks && shell.app.navigation.page !== Navigation.MyCards
            && shell.app.navigation.page !== Navigation.Maker
        onActivated: CardHover.toggle(shell.Window.activeFocusItem)
    }
    Shortcut { sequences: ["Ctrl+F", "Ctrl+L"]; onActivated: shell.typed("") }
    // Escape only closes and clears: it never leaves a page.
    Shortcut {
        sequences: ["Alt+Left", "Back"]
        onActivated: {
            if (shell.app.navigation.page === Navigation.Goldfish) shell.app.backFromTable()
            else shell.app.navigation.back()
        }
    }
    Shortcut { sequences: ["F6", "Shift+F6"]; onActivated: rail.activeFocus ? host.takeFocus() : rail.takeFocus() }
    Shortcut { sequence: "Ctrl+,"; onActivated: shell.app.navigation.open(Navigation.Settings) }
    Shortcut { sequences: ["Ctrl++", "Ctrl+="]; onActivated: shell.app.preferences.textScale += 10 }
    Shortcut { sequence: "Ctrl+-"; onActivated: shell.app.preferences.textScale -= 10 }
    Shortcut { sequence: "Ctrl+0"; onActivated: shell.app.preferences.textScale = 100 }

    LazyLoader {
        z: 2
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.large
        wanted: shell.app.notice.text !== ""
        view: "Shell/NoticeBar.qml"
        given: ({ app: shell.app })
    }
    LazyLoader {
        z: 3
        anchors.fill: parent
        wanted: CardHover.item !== null || item !== null
        view: "Cards/HoverCardView.qml"
        given: ({ app: shell.app, ground: shell })
    }
    DropHint { anchors.fill: parent; importing: shell.app.importing }

    NavigationRail {
        id: rail
        width: implicitWidth
        height: parent.height
        pages: shell.pages
        current: shell.railPage
        onChosen: page => shell.app.navigation.open(page)
    }
    PageHost {
        id: host
        onKeysRequested: keys.show()
        anchors.left: rail.right
        anchors.right: parent.right
        height: parent.height
        focus: true
        app: shell.app
        title: shell.title
    }
}
