// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls
import Mazzo.MyCards

// The cards of the game as a table and a form. What is typed goes into the pack.
Item {
    id: part

    required property AppModel app
    required property GameEditor editor
    readonly property MyCards cards: editor.cards
    readonly property bool narrow: width < 820 * Theme.scale

    function newCard() {
        cards.form.startNew()
        panel.focusFirst()
    }
    function remove() {
        const ids = cards.table.selectedCount > 0 ? cards.table.selectedIds()
                                                  : [cards.table.cardIdAt(table.currentRow)]
        cards.removeCards(ids)
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        Flow {
            Layout.fillWidth: true
            Layout.margins: Theme.small
            spacing: Theme.small

            ActionButton {
                small: true
                glyph: "plus"
                text: qsTr("New card")
                enabled: part.cards.gameId !== ""
                onClicked: part.newCard()
            }

            ActionButton {
                small: true
                glyph: "import"
                text: qsTr("Paste a table")
                enabled: part.cards.gameId !== ""
                onClicked: part.cards.paste(table.currentRow, table.currentColumn)
            }

            ActionButton {
                small: true
                glyph: "trash"
                text: part.cards.table.selectedCount > 1 ? qsTr("Remove %n card(s)", "", part.cards.table.selectedCount)
                                                         : qsTr("Remove the card")
                enabled: part.cards.table.count > 0
                onClicked: part.remove()
            }

            AppLabel {
                visible: text !== ""
                height: Theme.smallControl
                verticalAlignment: Text.AlignVCenter
                text: part.cards.problem !== "" ? part.cards.problem : part.cards.message
                color: part.cards.problem !== "" ? Theme.danger : Theme.muted
                Accessible.role: Accessible.AlertMessage
            }
        }

        AppLabel {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.large
            visible: part.editor.mistakes > 0
            text: qsTr("The game has mistakes. What you type is stored, and the table shows it when they are fixed.")
            color: Theme.caution
            size: Theme.caption
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0

            CardTableView {
                id: table
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: !part.narrow || !part.cards.form.isShown
                focus: true
                cards: part.cards
                onOpened: cardId => { if (!part.narrow && !part.cards.form.isNew) part.cards.form.showCard(cardId) }
                onPictureDropped: (cardId, file) => part.app.pictures.add(part.cards.gameId, cardId, file)
            }

            CardFormPanel {
                id: panel
                visible: part.cards.form.isShown
                Layout.fillHeight: true
                Layout.fillWidth: part.narrow
                Layout.preferredWidth: part.narrow ? -1 : Math.round(340 * Theme.scale)
                cards: part.cards
                pictures: part.app.pictures
                onTableRequested: table.forceActiveFocus(Qt.OtherFocusReason)
                onClosed: {
                    part.cards.form.dismiss()
                    table.forceActiveFocus(Qt.OtherFocusReason)
                }
            }
        }
    }
}
