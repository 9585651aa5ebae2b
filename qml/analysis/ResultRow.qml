// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// One game or quiz of the record.
Item {
    id: row

    required property int index
    required property string mark
    required property string kind
    required property string outcome
    required property string title
    required property string detail
    required property string note
    required property string opponent
    required property string opponentDeck
    required property string day
    readonly property string outcomeText: outcome === "won" ? qsTr("Won") : outcome === "lost" ? qsTr("Lost")
        : outcome === "drawn" ? qsTr("Drawn") : qsTr("Quiz")

    signal editWanted()
    signal removed()

    implicitHeight: Math.max(lines.implicitHeight, Theme.control) + Theme.small
    Accessible.role: Accessible.ListItem
    Accessible.name: [outcomeText, title, detail, note].filter(text => text !== "").join(", ")

    Rectangle { width: parent.width; height: Theme.hairline; color: Theme.line }

    Badge {
        id: badge
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(76 * Theme.scale)
        words: row.outcomeText
        glyph: row.outcome === "won" ? "check" : row.outcome === "lost" ? "close" : row.outcome === "drawn" ? "minus"
            : "hand"
        ink: row.outcome === "won" ? Theme.good : row.outcome === "lost" ? Theme.danger : Theme.muted
    }

    Column {
        id: lines
        anchors.verticalCenter: parent.verticalCenter
        x: badge.width + Theme.medium
        width: buttons.x - x - Theme.small

        AppLabel {
            width: parent.width
            text: row.title
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        AppLabel {
            width: parent.width
            text: row.note === "" ? row.detail : row.detail + " · " + row.note
            dim: true
            size: Theme.caption
            maximumLineCount: 3
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    Row {
        id: buttons
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter

        IconButton {
            visible: row.kind === "game"
            glyph: "pencil"
            text: qsTr("Change: %1").arg(row.title)
            onClicked: row.editWanted()
        }

        IconButton {
            glyph: "trash"
            text: qsTr("Remove: %1").arg(row.title)
            onClicked: row.removed()
        }
    }
}
