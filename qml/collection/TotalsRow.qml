// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The totals of the collection.
RowLayout {
    id: row

    required property CollectionTotals totals

    signal asked(string query)

    function number(value: int): string { return value.toLocaleString(Qt.locale(), "f", 0) }

    spacing: Theme.medium

    component Tile: TotalTile {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
    }

    Tile {
        label: qsTr("Cards owned")
        amount: row.number(row.totals.owned)
        onAsked: words => row.asked(words)
        query: "owned>0"
    }

    Tile {
        label: qsTr("Different cards")
        amount: qsTr("%1 / %2")
            .arg(row.number(row.totals.different))
            .arg(row.number(row.totals.cards))
        query: "owned=0"
        onAsked: words => row.asked(words)
    }

    Tile {
        label: qsTr("Free")
        amount: row.number(row.totals.free)
        onAsked: words => row.asked(words)
        query: "free>0"
    }

    Tile {
        label: qsTr("In built decks")
        amount: row.number(row.totals.inDecks)
        onAsked: words => row.asked(words)
        query: "indecks>0"
    }

    Tile {
        label: qsTr("Wanted")
        amount: row.number(row.totals.wanted)
        ink: row.totals.wanted > 0 ? Theme.caution : Theme.text
        onAsked: words => row.asked(words)
        query: "wanted>0"
    }

    Tile {
        label: qsTr("Lent out")
        amount: row.number(row.totals.lent)
        onAsked: words => row.asked(words)
        query: "lent>0"
    }
}
