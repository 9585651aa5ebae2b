pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo
import Mazzo.App

// One card: drawn on the left, every fact about it on the right. Page Up and Page Down go through the found cards.
FocusScope {
    id: page

    required property AppModel app
    required property CardPage card

    Accessible.role: Accessible.Pane
    Accessible.name: card.name
    Keys.onPressed: event => {
        const by = event.key === Qt.Key_PageDown ? 1 : event.key === Qt.Key_PageUp ? -1 : 0
        if (by === 0) return
        page.app.stepCard(by)
        event.accepted = true
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0
        PageHeader {
            Layout.fillWidth: true
            title: page.card.name
            leading: IconButton { glyph: "back"; text: qsTr("Back to the cards"); focus: true; onClicked: page.app.navigation.open("cards") }
            Badge { words: page.card.gameName }
            Item { Layout.fillWidth: true }
            IconButton { glyph: "previous"; text: qsTr("Previous card"); onClicked: page.app.stepCard(-1) }
            IconButton { glyph: "next"; text: qsTr("Next card"); onClicked: page.app.stepCard(1) }
        }
        Flickable {
            id: flick
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: Math.max(face.height, facts.height) + 2 * Theme.huge
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: ScrollLine {}

            CardFace {
                id: face
                x: Theme.huge
                y: Theme.huge
                width: Math.round(Math.min(300 * Theme.scale, flick.width * 0.34))
                height: Math.round(Math.max(420 * Theme.scale, width * 1.4))
                large: true
                name: page.card.name
                typeLine: page.card.typeLine
                typeIndex: page.card.typeIndex
                numbers: page.card.numbers
                printed: page.card.printedUnknown ? qsTr("Text not entered yet") : page.card.printed
                setLabel: page.card.setLabel
                provisional: page.card.provisional
                unknowns: page.card.unknowns
            }
            Column {
                id: facts
                x: face.x + face.width + Theme.huge
                y: Theme.huge
                width: Math.min(flick.width - x - Theme.huge, 860 * Theme.scale)
                spacing: Theme.large
                Words {
                    width: parent.width
                    visible: page.card.otherNames !== ""
                    text: qsTr("Also called: %1").arg(page.card.otherNames)
                    dim: true
                }
                PrintedText { width: parent.width; card: page.card }
                FactsPanel { width: parent.width; card: page.card }
                RulingsPanel { width: parent.width; rulings: page.card.rulings }
            }
        }
    }
}
