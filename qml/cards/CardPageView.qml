// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// One card: its picture on the left, its values on the right. Page Up and Page Down step through the search results.
FocusScope {
    id: page

    required property AppModel app
    required property CardPage card
    readonly property bool narrow: width < 760 * Theme.scale

    Accessible.role: Accessible.Pane
    Accessible.name: card.name
    Keys.onPressed: event => {
        const by = event.key === Qt.Key_PageDown ? 1 : event.key === Qt.Key_PageUp ? -1 : 0
        if (by !== 0) page.app.stepCard(by)
        else if (event.text === "+" && !(event.modifiers & Qt.ControlModifier))
            adding.ask(page.card.gameId, page.card.cardId, page.card.name)
        else return
        event.accepted = true
    }

    AddToDeckSheet {
        id: adding
        app: page.app
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        PageHeader {
            Layout.fillWidth: true
            title: page.card.name
            leading: IconButton {
                glyph: "back"
                text: qsTr("Back")
                focus: true
                onClicked: page.app.leaveCard()
            }

            Badge {
                visible: !page.narrow
                words: page.card.gameName
                widest: page.width * 0.3
            }

            Item { Layout.fillWidth: true }

            HeaderButton {
                words: qsTr("Add to a deck")
                compact: page.width < 480 * Theme.scale
                glyph: "plus"
                primary: true
                onClicked: adding.ask(page.card.gameId, page.card.cardId, page.card.name)
            }

            IconButton {
                glyph: "previous"
                text: qsTr("Previous card")
                onClicked: page.app.stepCard(-1)
            }

            IconButton {
                glyph: "next"
                text: qsTr("Next card")
                onClicked: page.app.stepCard(1)
            }
        }

        Flickable {
            id: flick
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: Math.max(relations.y + relations.height, facts.y + facts.height) + Theme.huge
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: ScrollLine {}

            FocusFollower { area: flick }

            Column {
                id: left
                x: Theme.huge
                y: Theme.huge
                width: page.narrow
                    ? flick.width - 2 * Theme.huge
                    : Math.round(Math.min(300 * Theme.scale, flick.width * 0.34))
                spacing: Theme.medium

                AppLabel {
                    width: parent.width
                    visible: page.card.owned !== ""
                    text: page.card.owned
                    strong: true
                }

                CardPicture {
                    width: Math.min(parent.width, Math.round(300 * Theme.scale))
                    card: page.card
                    pictures: page.app.pictures
                }
            }

            Column {
                id: facts
                x: page.narrow ? Theme.huge : left.x + left.width + Theme.huge
                y: page.narrow ? left.y + left.height + Theme.large : Theme.huge
                width: Math.min(flick.width - x - Theme.huge, 860 * Theme.scale)
                spacing: Theme.large

                AppLabel {
                    width: parent.width
                    visible: page.card.otherNames !== ""
                    text: qsTr("Also known as: %1").arg(page.card.otherNames)
                    dim: true
                }

                PrintedTextPanel {
                    width: parent.width
                    values: page.card.values
                }

                Panel {
                    width: parent.width
                    visible: page.card.backName !== ""

                    SectionTitle { text: qsTr("Other side: %1").arg(page.card.backName) }

                    AppLabel {
                        width: parent.width
                        visible: text !== ""
                        text: page.card.backText
                    }
                }

                CardValuesPanel {
                    width: parent.width
                    card: page.card
                }

                PrintingsPanel {
                    width: parent.width
                    printings: page.card.printings
                }

                RulingsPanel {
                    width: parent.width
                    rulings: page.card.rulings
                }
            }

            Column {
                id: relations
                x: Theme.huge
                y: page.narrow ? facts.y + facts.height + Theme.large : left.y + left.height + Theme.medium
                width: left.width
                spacing: Theme.medium

                DecksWithCard {
                    width: parent.width
                    relations: page.card.relations
                    onOpened: deckId => page.app.openDeck(deckId)
                }

                SimilarCards {
                    width: parent.width
                    relations: page.card.relations
                    onOpened: cardId => page.app.showCardOf(page.card.gameId, cardId)
                }
            }
        }
    }
}
