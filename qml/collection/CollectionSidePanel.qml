// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// Next to the table: what can be built, or the lots of one card.
Rectangle {
    id: side

    required property AppModel app
    required property CollectionPage collection
    property string part: "builds"

    signal closed()
    property bool closable: false

    function enterBuilds() {
        part = "builds"
        builds.enter()
    }

    color: Theme.panel

    Rectangle {
        width: Theme.hairline
        height: parent.height
        color: Theme.line
    }

    WantSheet {
        id: wants
        builds: side.collection.builds
    }

    PackingSheet {
        id: packing
        builds: side.collection.builds
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.medium
        spacing: Theme.medium

        RowLayout {
            Layout.fillWidth: true

            Segments {
                label: qsTr("Show")
                value: side.part
                choices: [
                    { value: "builds", text: qsTr("Can I build it?") },
                    { value: "lots", text: qsTr("Copies of a card") }
                ]
                onChosen: value => side.part = value
            }

            Item { Layout.fillWidth: true }

            IconButton {
                visible: side.closable
                glyph: "close"
                text: qsTr("Back to the table")
                onClicked: side.closed()
            }
        }

        BuildsPanel {
            id: builds
            visible: side.part === "builds"
            Layout.fillWidth: true
            Layout.fillHeight: true
            builds: side.collection.builds
            onWantsWanted: wants.open()
            onPackingWanted: packing.open()
        }

        LotsPanel {
            visible: side.part === "lots" && side.collection.lots.cardId !== ""
            Layout.fillWidth: true
            Layout.fillHeight: true
            collection: side.collection
            onCardWanted: cardId => side.app.showCard(cardId)
        }

        AppLabel {
            visible: side.part === "lots" && side.collection.lots.cardId === ""
            Layout.fillWidth: true
            Layout.fillHeight: true
            dim: true
            text: qsTr("Select a card in the table to see where its copies are and to record details about them.")
        }
    }
}
