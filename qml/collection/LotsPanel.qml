// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// All lots of one card: the details of its copies, who has borrowed them, and which decks contain them.
// Columns and an anchored list: layouts of Qt 6.4 miss visibility changes while they are hidden.
Item {
    id: panel

    required property CollectionPage collection
    readonly property CardLots lots: collection.lots

    signal cardWanted(string cardId)

    LendSheet {
        id: lend
        property int row: -1
        collection: panel.collection
        onLent: (to, copies) => panel.lots.lend(row, copies, to)
    }

    MoveCopiesSheet {
        id: split
        lots: panel.lots
    }

    Column {
        id: above
        width: parent.width
        spacing: Theme.medium

        RowLayout {
            width: parent.width

            AppLabel {
                Layout.fillWidth: true
                text: panel.lots.name
                strong: true
                size: Theme.strong
                Accessible.role: Accessible.Heading
            }

            ActionButton {
                text: qsTr("Card")
                glyph: "cards"
                onClicked: panel.cardWanted(panel.lots.cardId)
            }
        }

        AppLabel {
            width: parent.width
            dim: true
            text: [
                qsTr("%1 owned").arg(panel.lots.owned),
                qsTr("%1 in decks").arg(panel.lots.inDecks),
                panel.lots.lent > 0 ? qsTr("%1 lent").arg(panel.lots.lent) : "",
                panel.lots.free >= 0 ? qsTr("%1 free").arg(panel.lots.free) : "",
                panel.lots.wanted > 0 ? qsTr("%1 wanted").arg(panel.lots.wanted) : ""
            ].filter(part => part !== "").join("  ·  ")   // qmllint disable type
        }

        AppLabel {
            width: parent.width
            visible: panel.lots.free < 0
            color: Theme.danger
            text: qsTr("The built decks need %n more.", "", -panel.lots.free)
        }

        Flow {
            width: parent.width
            spacing: Theme.small

            ActionButton {
                text: qsTr("Add a copy")
                glyph: "plus"
                onClicked: panel.lots.add(1)
            }

            ActionButton {
                text: qsTr("Add to want list")
                glyph: "star"
                onClicked: panel.lots.want(1)
            }
        }
    }

    ListView {
        id: list
        anchors.top: above.bottom
        anchors.topMargin: Theme.medium
        anchors.bottom: below.top
        anchors.bottomMargin: below.height > 0 ? Theme.medium : 0
        width: parent.width
        clip: true
        spacing: Theme.small
        model: panel.lots.lots
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Copies of %1").arg(panel.lots.name)
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

    AppLabel {
        anchors.fill: list
        visible: list.count === 0
        dim: true
        verticalAlignment: Text.AlignTop
        text: qsTr("No copies of this card yet.")
    }

    // Not the footer of the list: Qt 6.4 cannot create one from a bound component.
    Column {
        id: below
        anchors.bottom: parent.bottom
        width: parent.width
        height: visible ? implicitHeight : 0
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

                AppLabel {
                    text: held.amount + " ×"
                    strong: true
                    wrapMode: Text.NoWrap
                }

                AppLabel {
                    Layout.fillWidth: true
                    text: held.name
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }

                Badge {
                    visible: held.built
                    words: qsTr("built")
                    glyph: "check"
                    ink: Theme.accent
                }
            }
        }
    }
}
