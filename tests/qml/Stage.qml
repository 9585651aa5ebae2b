// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mazzo.App

// Holds a view while it is tested: the app, and functions that find items of the view.
Item {
    id: stage
    width: 1280
    height: 860

    readonly property AppModel app: testApp   // qmllint disable unqualified
    readonly property Item above: T.Overlay.overlay   // where sheets and menus are

    function find(item, what) {
        if (what(item)) return item
        for (let i = 0; i < item.children.length; ++i) {
            const found = find(item.children[i], what)
            if (found) return found
        }
        return null
    }
    function findAll(item, what, list) {
        const all = list || []
        if (what(item)) all.push(item)
        for (let i = 0; i < item.children.length; ++i) findAll(item.children[i], what, all)
        return all
    }
    function precon(game) {
        for (let row = 0; row < app.decks.precon.count; ++row)
            if (app.decks.precon.at(row, "gameId") === game) return app.decks.startFrom(row)
        return ""
    }
    function removeAllDecks() {
        app.decks.filter = ""
        while (app.decks.decks.count > 0) app.decks.remove(app.decks.decks.at(0, "deckId"))
        app.decks.dismissRemoved()
    }
}
