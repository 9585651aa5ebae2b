pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo
import Mazzo.App

// All lots of one card: what was noted about its copies, who has them, and which decks hold them.
ColumnLayout {
    id: panel

    required property CollectionPage collection
    readonly property CardLots lots: collection.lots

    signal cardWanted(string cardId)

    spacing: Theme.medium

    LendSheet {
        id: lend
        property int row: -1
        collection: panel.collection
        onLent: (to, copies) => panel.lots.lend(row, copies, to)
    }
    SplitSheet { id: split; lots: panel.lots }

    RowLayout {
        Layout.fillWidth: true
        Words { Layout.fillWidth: true; text: panel.lots.name; strong: true; size: Theme.strong; Accessible.role: Accessible.Heading }
        ActionButton { text: qsTr("Card"); glyph: "cards"; onClicked: panel.cardWanted(panel.lots.cardId) }
    }
    Words {
        Layout.fillWidth: true
        dim: true
        text: [qsTr("%1 owned").arg(panel.lots.owned), qsTr("%1 in decks").arg(panel.lots.inDecks), panel.lots.lent > 0 ? qsTr("%1 lent").arg(panel.lots.lent) : "",
               panel.lots.free >= 0 ? qsTr("%1 free").arg(panel.lots.free) : "", panel.lots.wanted > 0 ? qsTr("%1 wanted").arg(panel.lots.wanted) : ""].filter(part => part !== "").join("  ·  ")
    }
    Words {
        Layout.fillWidth: true
        visible: panel.lots.free < 0
        color: Theme.danger
        text: qsTr("The built decks need %n more.", "", -panel.lots.free)
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.small
        ActionButton { text: qsTr("Add a copy"); glyph: "plus"; onClicked: panel.lots.add(1) }
        ActionButton { text: qsTr("Want a copy"); glyph: "star"; onClicked: panel.lots.want(1) }
    }
    ListView {
        id: list
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        spacing: Theme.small
        model: panel.lots.lots
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Lots of %1").arg(panel.lots.name)
        ScrollBar.vertical: ScrollLine {}
        delegate: LotCard {
            width: list.width - Theme.medium
            lots: panel.lots
            onLendWanted: {
                lend.row = index
                lend.ask(amount)
            }
            onSplitWanted: split.ask(index, amount)
        }
    }
    Words {
        Layout.fillWidth: true
        Layout.fillHeight: list.count === 0
        visible: list.count === 0
        dim: true
        verticalAlignment: Text.AlignTop
        text: qsTr("No copy of this card is noted down yet.")
    }
    // No footer of the list: Qt 6.4 cannot make one where components are bound.
    Column {
        Layout.fillWidth: true
        visible: panel.lots.decks.count > 0
        spacing: Theme.tiny
        SectionTitle { text: qsTr("In your decks") }
        Repeater {
            model: panel.lots.decks
            RowLayout {
                id: held
                required property string name
                required property int amount
                required property bool built
                width: parent.width
                Words { text: held.amount + " ×"; strong: true; wrapMode: Text.NoWrap }
                Words { Layout.fillWidth: true; text: held.name; elide: Text.ElideRight; wrapMode: Text.NoWrap }
                Badge { visible: held.built; words: qsTr("built"); glyph: "check"; ink: Theme.accent }
            }
        }
    }
}
