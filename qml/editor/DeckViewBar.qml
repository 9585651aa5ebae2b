// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The title of the deck's list, its view, grouping and order.
SectionBar {
    id: bar

    required property AppModel app
    required property DeckEditor editor
    required property bool low   // the list needs the space

    title: low ? "" : qsTr("Deck · %n card(s)", "", editor.deck.total)

    Segments {
        implicitHeight: Theme.smallControl
        compact: bar.width < 640 * Theme.scale
        label: qsTr("View of the deck")
        value: bar.app.preferences.deckView
        choices: [
            { value: "list", text: qsTr("List"), glyph: "list" },
            { value: "stacks", text: qsTr("Stacks"), glyph: "stacks" },
            { value: "grid", text: qsTr("Grid"), glyph: "grid" }
        ]
        onChosen: value => bar.app.preferences.deckView = value
    }

    SelectBox {
        readonly property string chosen: bar.editor.deck.grouping
        function follow() { currentIndex = indexOfValue(chosen) }
        implicitHeight: Theme.smallControl
        small: true
        prefixed: bar.width >= 480 * Theme.scale
        label: qsTr("Group by")
        model: bar.editor.deck.groupings
        textRole: "name"
        valueRole: "fieldId"
        onActivated: bar.app.preferences.deckGrouping = currentValue
        onChosenChanged: follow()
        onCountChanged: follow()
        Component.onCompleted: follow()
    }

    SelectBox {
        readonly property string chosen: bar.editor.deck.sort
        function follow() { currentIndex = indexOfValue(chosen) }
        implicitHeight: Theme.smallControl
        small: true
        label: qsTr("Sort the deck by")
        model: bar.editor.search.sorts
        textRole: "name"
        valueRole: "sortId"
        onActivated: bar.editor.deck.sort = currentValue
        onChosenChanged: follow()
        onCountChanged: follow()
        Component.onCompleted: follow()
    }
}
