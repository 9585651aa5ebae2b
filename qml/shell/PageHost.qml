pragma ComponentBehavior: Bound
import QtQuick
import Mazzo
import Mazzo.App

// Keeps each page that was opened, and shows the one that is open.
FocusScope {
    id: host

    required property AppModel app

    function itemOf(page: string): Item {
        for (let i = 0; i < loaders.count; ++i) {
            const loader = loaders.itemAt(i) as Loader
            if (loader && loader.objectName === page) return loader.item as Item
        }
        return null
    }
    function takeFocus() {
        const item = itemOf(host.app.navigation.page)
        if (item) item.forceActiveFocus(Qt.TabFocusReason)
    }
    function typeInto(page: string, text: string) {
        const item = itemOf(page)
        if (item && item.typed) item.typed(text)
    }

    Repeater {
        id: loaders
        model: [
            { page: "cards", view: cards },
            { page: "card", view: card },
            { page: "games", view: games },
            { page: "settings", view: settings }
        ]
        Loader {
            id: loader
            required property var modelData
            readonly property bool current: host.app.navigation.page === modelData.page
            anchors.fill: parent
            objectName: modelData.page
            sourceComponent: modelData.view
            active: current || item !== null
            visible: current
            focus: current
            onCurrentChanged: if (current && item) item.forceActiveFocus()
        }
    }

    Component { id: cards; CardsPageView { app: host.app; search: host.app.search } }
    Component { id: card; CardPageView { app: host.app; card: host.app.cardPage } }
    Component { id: games; GamesPageView { app: host.app; game: host.app.gamePage } }
    Component { id: settings; SettingsPageView { app: host.app; preferences: host.app.preferences } }
}
