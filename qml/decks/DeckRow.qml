// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// A deck in the list: name, game, verdict and actions.
Rectangle {
    id: row

    required property int index
    required property string deckId
    required property string name
    required property string gameName
    required property string verdict
    required property string verdictText
    required property int amount
    required property string changed
    required property string tags
    required property bool built
    required property string folder
    required property string spoken
    property bool focused: false
    property bool current: false   // only the buttons of the current row are tab stops
    readonly property int stops: current ? Qt.TabFocus : Qt.NoFocus
    readonly property bool narrow: width < 520 * Theme.scale   // the buttons are below the name

    signal opened()
    signal duplicated()
    signal removed()
    signal renamed()
    signal shared()
    signal historyWanted()
    signal builtToggled()
    signal folderWanted()

    implicitHeight: narrow ? names.implicitHeight + actions.height + Theme.large : Math.round(64 * Theme.scale)
    radius: Theme.radius
    color: focused ? Theme.chosen : pointer.hovered ? Theme.hovered : Theme.panel
    border.width: Theme.hairline
    border.color: Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.onPressAction: opened()

    FocusRing { shown: row.focused }
    TapHandler { onTapped: row.opened() }

    HoverHandler {
        id: pointer
        cursorShape: Qt.PointingHandCursor
    }

    // Not a layout: layouts of Qt 6.4 miss visibility changes while they are hidden.
    Column {
        id: names
        x: Theme.large
        y: row.narrow ? Theme.small : (parent.height - height) / 2
        width: marks.x - x - Theme.medium
        spacing: Theme.thin

        AppLabel {
            width: parent.width
            text: row.name
            strong: true
            size: Theme.strong
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }

        AppLabel {
            width: parent.width
            text: row.gameName + (row.folder !== "" ? "  ·  " + row.folder : "")
                + (row.tags !== "" ? "  ·  " + row.tags : "")
            dim: true
            size: Theme.caption
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
    }

    Row {
        id: marks
        x: parent.width - width - Theme.small - (row.narrow ? Theme.small : actions.width + Theme.medium)
        y: names.y
        height: names.height
        spacing: Theme.medium

        Badge {
            anchors.verticalCenter: parent.verticalCenter
            visible: row.built && row.width > 620 * Theme.scale
            words: qsTr("built")
            glyph: "box"
            ink: Theme.accent
        }

        VerdictBadge {
            anchors.verticalCenter: parent.verticalCenter
            verdict: row.verdict
            words: row.verdictText
            widest: row.width * 0.5
        }

        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            visible: row.width > 360 * Theme.scale
            width: Math.round(76 * Theme.scale)
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.NoWrap
            text: qsTr("%n card(s)", "", row.amount)
        }

        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            visible: row.width > 720 * Theme.scale
            width: Math.round(124 * Theme.scale)
            horizontalAlignment: Text.AlignRight
            text: row.changed
            dim: true
            size: Theme.caption
            wrapMode: Text.NoWrap
        }
    }

    Row {
        id: actions
        x: row.narrow ? Theme.small : parent.width - width - Theme.small
        y: row.narrow ? names.y + names.height : (parent.height - height) / 2

        IconButton {
            glyph: "box"
            checked: row.built
            text: row.built
                ? qsTr("%1 is built: its cards are reserved").arg(row.name)
                : qsTr("Reserve the cards of %1").arg(row.name)
            focusPolicy: row.stops
            Accessible.checkable: true
            Accessible.checked: row.built
            onClicked: row.builtToggled()
        }

        IconButton {
            glyph: "pencil"
            text: qsTr("Rename %1").arg(row.name)
            focusPolicy: row.stops
            onClicked: row.renamed()
        }

        IconButton {
            glyph: "folder"
            text: qsTr("Move %1 to a folder").arg(row.name)
            focusPolicy: row.stops
            onClicked: row.folderWanted()
        }

        IconButton {
            glyph: "copy"
            text: qsTr("Duplicate %1").arg(row.name)
            focusPolicy: row.stops
            onClicked: row.duplicated()
        }

        IconButton {
            glyph: "share"
            text: qsTr("Share %1").arg(row.name)
            focusPolicy: row.stops
            onClicked: row.shared()
        }

        IconButton {
            glyph: "history"
            text: qsTr("History of %1").arg(row.name)
            focusPolicy: row.stops
            onClicked: row.historyWanted()
        }

        IconButton {
            glyph: "trash"
            text: qsTr("Remove %1").arg(row.name)
            focusPolicy: row.stops
            onClicked: row.removed()
        }
    }
}
