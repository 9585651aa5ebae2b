// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The player's own scan of the card if there is one, otherwise the drawn card.
Column {
    id: view

    required property CardPage card
    readonly property bool scanned: scan.status === Image.Ready

    spacing: Theme.small

    Image {
        id: scan
        visible: view.scanned
        width: parent.width
        height: visible ? Math.round(width * sourceSize.height / Math.max(1, sourceSize.width)) : 0
        source: view.card.picture
        asynchronous: true
        cache: false
        fillMode: Image.PreserveAspectFit
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Your picture of %1").arg(view.card.name)
    }

    CardFace {
        visible: !view.scanned
        width: parent.width
        height: Math.round(Math.max(420 * Theme.scale, width * 1.4))
        large: true
        name: view.card.name
        typeLine: view.card.typeLine
        typeIndex: view.card.typeIndex
        numbers: view.card.numbers
        printed: view.card.values.printedUnknown ? qsTr("Text not entered yet") : view.card.values.printed
        textMissing: view.card.values.printedUnknown
        setLabel: view.card.setLabel
        provisional: view.card.provisional
        unknowns: view.card.unknowns
        frame: view.card.frame
    }

    Row {
        width: parent.width
        visible: trouble.text !== ""
        spacing: Theme.small

        Glyph {
            width: Theme.icon
            height: width
            name: "warning"
            color: Theme.caution
        }

        AppLabel {
            id: trouble
            width: parent.width - Theme.icon - Theme.small
            text: view.card.pictureProblem !== "" ? view.card.pictureProblem
                : scan.status !== Image.Error ? ""
                : qsTr("The image %1 is damaged. Replace the file or delete it.")
                    .arg(view.card.pictureFile)
            color: Theme.caution
            size: Theme.caption
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }
    }
}
