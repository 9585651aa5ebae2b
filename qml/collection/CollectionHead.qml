import QtQuick
import QtQuick.Layouts
import Mazzo
import Mazzo.App

// The heads of the table's columns, and the mark that chooses all rows.
RowLayout {
    id: row

    required property CollectionPage collection
    required property CollectionColumns columns
    readonly property CardList cards: collection.search.cards

    spacing: Theme.small

    Tick {
        Layout.preferredWidth: row.columns.mark
        text: qsTr("Choose all cards of the list")
        checked: row.cards.chosenCount > 0 && row.cards.chosenCount >= row.cards.count
        partly: row.cards.chosenCount > 0
        onClicked: row.cards.chosenCount > 0 ? row.cards.chooseNone() : row.cards.chooseAll()
    }
    ColumnHead { Layout.fillWidth: true; Layout.minimumWidth: Math.round(90 * Theme.scale); column: "name"; text: qsTr("Card"); collection: row.collection }
    ColumnHead { visible: row.columns.withType; Layout.preferredWidth: row.columns.type; column: "type"; text: qsTr("Type"); collection: row.collection }
    ColumnHead { numeric: true; collection: row.collection; Layout.preferredWidth: row.columns.number; column: "owned"; text: qsTr("Owned") }
    ColumnHead { numeric: true; collection: row.collection; Layout.preferredWidth: row.columns.number; visible: row.columns.withBound; column: "indecks"; text: qsTr("In decks") }
    ColumnHead { numeric: true; collection: row.collection; Layout.preferredWidth: row.columns.number; column: "free"; text: qsTr("Free") }
    ColumnHead { numeric: true; collection: row.collection; Layout.preferredWidth: row.columns.number; column: "wanted"; text: qsTr("Wanted") }
    ColumnHead { numeric: true; collection: row.collection; Layout.preferredWidth: row.columns.number; visible: row.columns.withBound; column: "lent"; text: qsTr("Lent") }
    ColumnHead { visible: row.columns.withPlace; Layout.preferredWidth: row.columns.place; column: "place"; text: qsTr("Where"); collection: row.collection }
}
