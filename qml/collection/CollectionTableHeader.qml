// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The column titles of the table and the check mark that selects all rows.
RowLayout {
    id: row

    required property CollectionPage collection
    required property CollectionColumns columns
    readonly property CardList cards: collection.search.cards

    spacing: Theme.small

    CheckMark {
        Layout.preferredWidth: row.columns.mark
        text: qsTr("Select all cards")
        checked: row.cards.chosenCount > 0 && row.cards.chosenCount >= row.cards.count
        partly: row.cards.chosenCount > 0
        onClicked: row.cards.chosenCount > 0 ? row.cards.chooseNone() : row.cards.chooseAll()
    }

    ColumnHeader {
        Layout.fillWidth: true
        Layout.minimumWidth: row.columns.card
        column: "name"
        text: qsTr("Card")
        collection: row.collection
    }

    ColumnHeader {
        visible: row.columns.withType
        Layout.preferredWidth: row.columns.type
        column: "type"
        text: qsTr("Type")
        collection: row.collection
    }

    ColumnHeader {
        numeric: true
        collection: row.collection
        Layout.preferredWidth: row.columns.owned
        column: "owned"
        text: row.columns.words.owned
    }

    ColumnHeader {
        numeric: true
        collection: row.collection
        Layout.preferredWidth: row.columns.indecks
        visible: row.columns.withBound
        column: "indecks"
        text: row.columns.words.indecks
    }

    ColumnHeader {
        numeric: true
        collection: row.collection
        Layout.preferredWidth: row.columns.free
        column: "free"
        text: row.columns.words.free
    }

    ColumnHeader {
        numeric: true
        collection: row.collection
        Layout.preferredWidth: row.columns.wanted
        column: "wanted"
        text: row.columns.words.wanted
    }

    ColumnHeader {
        numeric: true
        collection: row.collection
        Layout.preferredWidth: row.columns.lent
        visible: row.columns.withBound
        column: "lent"
        text: row.columns.words.lent
    }

    ColumnHeader {
        visible: row.columns.withPlace
        Layout.preferredWidth: row.columns.place
        Layout.leftMargin: Theme.medium
        column: "place"
        text: qsTr("Where")
        collection: row.collection
    }
}
