// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The totals of the collection.
RowLayout {
    id: totals

    required property CollectionPage collection

    signal asked(string query)

    function number(value: int): string { return value.toLocaleString(Qt.locale(), "f", 0) }

    spacing: Theme.medium

    component Tile: TotalTile {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
    }

    Tile {
        label: qsTr("Cards owned")
        amount: totals.number(totals.collection.owned)
        onAsked: words => totals.asked(words)
        query: "owned>0"
    }

    Tile {
        label: qsTr("Different cards")
        amount: qsTr("%1 / %2")
            .arg(totals.number(totals.collection.different))
            .arg(totals.number(totals.collection.cards))
        query: "owned=0"
        onAsked: words => totals.asked(words)
    }

    Tile {
        label: qsTr("Free")
        amount: totals.number(totals.collection.free)
        onAsked: words => totals.asked(words)
        query: "free>0"
    }

    Tile {
        label: qsTr("In built decks")
        amount: totals.number(totals.collection.inDecks)
        onAsked: words => totals.asked(words)
        query: "indecks>0"
    }

    Tile {
        label: qsTr("Wanted")
        amount: totals.number(totals.collection.wanted)
        ink: totals.collection.wanted > 0 ? Theme.caution : Theme.text
        onAsked: words => totals.asked(words)
        query: "wanted>0"
    }

    Tile {
        label: qsTr("Lent out")
        amount: totals.number(totals.collection.lent)
        onAsked: words => totals.asked(words)
        query: "lent>0"
    }
}
