// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// What was just done with a picture, with Undo, or why it was not done.
Column {
    id: status

    required property CardPictures pictures

    spacing: Theme.small
    visible: pictures.message !== "" || pictures.problem !== "" || pictures.busy

    AppLabel {
        width: parent.width
        visible: status.pictures.busy
        text: qsTr("Reading …")
        dim: true
        size: Theme.caption
    }
    Row {
        width: parent.width
        visible: label.text !== ""
        spacing: Theme.small
        Glyph {
            width: Theme.icon
            height: width
            name: status.pictures.problem !== "" ? "warning" : "check"
            color: status.pictures.problem !== "" ? Theme.danger : Theme.accent
        }
        AppLabel {
            id: label
            width: parent.width - Theme.icon - Theme.small
            text: status.pictures.problem !== "" ? status.pictures.problem : status.pictures.message
            size: Theme.caption
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }
    }
    Row {
        spacing: Theme.small
        visible: !status.pictures.busy
        ActionButton {
            visible: status.pictures.canUndo && status.pictures.problem === ""
            text: qsTr("Undo")
            glyph: "undo"
            onClicked: status.pictures.undo()
        }
        ActionButton { text: qsTr("Dismiss"); onClicked: status.pictures.dismiss() }
    }
}
