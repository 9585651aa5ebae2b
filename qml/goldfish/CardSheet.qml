// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The previewed card in a sheet, to be read.
Sheet {
    id: sheet

    required property GoldfishTable table

    signal cardOpened(string cardId)

    title: table.preview.name
    PreviewCard {
        id: card
        width: parent.width
        height: Math.min(implicitHeight, sheet.listRoom)
        framed: false
        table: sheet.table
    }
    Flow {
        width: parent.width
        spacing: Theme.small
        ActionButton {
            primary: true
            visible: card.preview.cardId !== ""
            text: qsTr("Open its page")
            onClicked: {
                sheet.close()
                sheet.cardOpened(card.preview.cardId)
            }
        }
        ActionButton { text: qsTr("Close"); onClicked: sheet.close() }
    }
}
