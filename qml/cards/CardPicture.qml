// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The card as the player's picture of it, or drawn; with the buttons to add, replace and remove the picture. An image
// file can also be dropped on it.
Column {
    id: view

    required property CardPage card
    required property CardPictures pictures
    readonly property bool isArt: card.picture.startsWith("image://card/art/")

    spacing: Theme.small

    CardFace {
        id: face
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
        picture: view.card.picture
        Accessible.role: Accessible.Graphic
        Accessible.name: view.card.picture !== "" ? qsTr("Your picture of %1").arg(view.card.name) : view.card.name

        PictureDrop {
            anchors.fill: parent
            radius: face.radius
            onFileDropped: file => view.pictures.add(view.card.gameId, view.card.cardId, file)
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.small

        ActionButton {
            text: view.card.picture === "" ? qsTr("Add picture …") : qsTr("Replace picture …")
            enabled: !view.pictures.busy
            onClicked: files.chooseFile()
        }
        ActionButton {
            visible: view.card.picture !== ""
            text: view.isArt ? qsTr("Use as whole card") : qsTr("Use as art")
            enabled: !view.pictures.busy
            onClicked: view.pictures.setArt(view.card.gameId, view.card.cardId, !view.isArt)
        }
        ActionButton {
            visible: view.card.picture !== ""
            text: qsTr("Remove picture")
            glyph: "trash"
            enabled: !view.pictures.busy
            onClicked: view.pictures.remove(view.card.gameId, view.card.cardId)
        }
    }
    PictureStatus {
        width: parent.width
        pictures: view.pictures
    }
    PictureFiles {
        id: files
        onFileChosen: file => view.pictures.add(view.card.gameId, view.card.cardId, file)
    }
}
