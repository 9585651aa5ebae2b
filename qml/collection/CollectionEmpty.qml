// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Shown if the collection is empty or no card matches.
EmptyState {
    id: empty

    required property CollectionPage collection

    signal boxWanted()
    signal importWanted()

    glyph: collection.empty ? "box" : "search"
    title: collection.empty
        ? qsTr("Your collection of %1 is empty").arg(collection.gameName)
        : qsTr("No matching cards")
    words: collection.empty
        ? qsTr("Add a whole box, import a file from another program, or show all cards and count them one by one.")
        : collection.search.onlyMine
        ? qsTr("Only cards that you own, want or have in a deck are shown. Show all cards, or remove a search term.")
        : qsTr("Remove a search term, or clear the search.")
    ActionButton {
        visible: empty.collection.empty
        primary: true
        glyph: "box"
        text: qsTr("Add a box")
        onClicked: empty.boxWanted()
    }

    ActionButton {
        visible: empty.collection.empty
        glyph: "import"
        text: qsTr("Import CSV")
        onClicked: empty.importWanted()
    }

    ActionButton {
        visible: empty.collection.search.onlyMine
        text: qsTr("Show all cards")
        onClicked: empty.collection.search.onlyMine = false
    }

    ActionButton {
        visible: !empty.collection.empty
        text: qsTr("Clear the search")
        onClicked: empty.collection.search.clear()
    }
}
