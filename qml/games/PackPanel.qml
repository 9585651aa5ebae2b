// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The source of the game and the check of its pack.
Panel {
    id: panel

    required property GamePage game
    readonly property string outcome: game.checkState

    signal editRequested()
    signal copyRequested()

    SectionTitle { text: qsTr("Pack") }

    AppLabel {
        width: parent.width
        text: panel.game.folder
        font.family: "monospace"
        size: Theme.caption
        dim: true
        wrapMode: Text.WrapAnywhere
    }

    AppLabel {
        width: parent.width
        visible: text !== ""
        text: panel.game.credits
    }

    PackFiles {
        id: files
        game: panel.game.gameId
        onSaved: file => panel.game.remover.exportTo(panel.game.gameId, file)
    }

    Flow {
        width: parent.width
        spacing: Theme.medium

        ActionButton {
            small: true
            visible: panel.game.removable
            glyph: "pencil"
            text: qsTr("Edit the game…")
            onClicked: panel.editRequested()
        }

        ActionButton {
            small: true
            glyph: "copy"
            text: qsTr("Copy as a new game…")
            onClicked: panel.copyRequested()
        }

        ActionButton {
            small: true
            glyph: "export"
            text: qsTr("Export…")
            onClicked: files.save()
        }

        ActionButton {
            small: true
            visible: panel.game.removable
            glyph: "trash"
            text: qsTr("Remove…")
            enabled: panel.game.remover.state !== "removing"
            onClicked: panel.game.remover.ask(panel.game.gameId)
        }

        ActionButton {
            small: true
            text: qsTr("Check the pack")
            enabled: panel.outcome !== "working"
            onClicked: panel.game.check()
        }

        Row {
            height: Math.round(30 * Theme.scale)
            spacing: Theme.tiny

            Glyph {
                visible: panel.outcome === "fine" || panel.outcome === "mistakes"
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.smallIcon
                height: width
                name: panel.outcome === "fine" ? "passed" : "warning"
                color: panel.outcome === "fine" ? Theme.good : Theme.danger
            }

            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: panel.game.checkText
                wrapMode: Text.NoWrap
                dim: panel.outcome === ""
                Accessible.role: Accessible.AlertMessage
            }
        }
    }

    AppLabel {
        width: parent.width
        visible: text !== ""
        text: panel.game.remover.saved !== "" ? qsTr("Written to %1").arg(panel.game.remover.saved)
            : panel.game.remover.state === "none" ? panel.game.remover.problem : ""
        color: panel.game.remover.saved !== "" ? Theme.text : Theme.danger
        Accessible.role: Accessible.AlertMessage
    }

    Repeater {
        model: panel.game.mistakes

        AppLabel {
            required property string words
            width: parent.width
            text: "· " + words
            color: Theme.danger
            size: Theme.caption
        }
    }
}
