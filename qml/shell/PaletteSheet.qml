// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Ctrl+K: finds decks, cards, games and actions by name.
Sheet {
    id: sheet

    required property Palette finder

    function choose(row: int) {
        if (row < 0) return
        close()
        finder.choose(row)
    }

    title: qsTr("Find decks, cards, games and actions")
    width: Math.min(parent ? parent.width - 2 * Theme.huge : 560, Math.round(560 * Theme.scale))
    onOpened: {
        field.text = ""
        sheet.finder.refresh()
        field.forceActiveFocus()
    }

    TextInputField {
        id: field
        width: parent.width
        label: sheet.title
        placeholderText: qsTr("Type a name")
        onTextChanged: {
            sheet.finder.text = text
            list.currentIndex = 0
        }
        Keys.onDownPressed: list.currentIndex = Math.min(list.count - 1, list.currentIndex + 1)
        Keys.onUpPressed: list.currentIndex = Math.max(0, list.currentIndex - 1)
        Keys.onPressed: event => {
            const by = event.key === Qt.Key_PageDown ? 8 : event.key === Qt.Key_PageUp ? -8 : 0
            if (by !== 0) list.currentIndex = Math.max(0, Math.min(list.count - 1, list.currentIndex + by))
            event.accepted = by !== 0
        }
        Keys.onReturnPressed: sheet.choose(list.currentIndex)
        Keys.onEnterPressed: sheet.choose(list.currentIndex)
    }
    ListView {
        id: list
        width: parent.width
        height: Math.min(Theme.popupHeight, sheet.parent ? sheet.parent.height - Math.round(160 * Theme.scale) : 360)
        clip: true
        model: sheet.finder.results
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Results")
        ScrollBar.vertical: ScrollLine {}
        AppLabel {
            anchors.centerIn: parent
            visible: list.count === 0 && !sheet.finder.busy
            text: qsTr("Nothing has that in its name.")
            dim: true
            Accessible.role: Accessible.AlertMessage
        }
        delegate: Rectangle {
            id: entry
            required property int index
            required property string title
            required property string detail
            required property string glyph
            width: list.width - Theme.medium
            height: Theme.row
            radius: Theme.radius
            color: ListView.isCurrentItem ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: title + ". " + detail
            Accessible.selected: ListView.isCurrentItem
            Accessible.onPressAction: sheet.choose(index)
            Glyph {
                x: Theme.small
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.icon
                height: width
                name: entry.glyph
                color: Theme.muted
            }
            AppLabel {
                id: called
                x: Theme.small * 2 + Theme.icon
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(Math.ceil(implicitWidth),
                    parent.width - x - Theme.small - Math.min(kind.implicitWidth + Theme.medium, parent.width * 0.4))
                text: entry.title
                strong: true
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            AppLabel {
                id: kind
                x: called.x + called.width + Theme.medium
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x - Theme.small
                horizontalAlignment: Text.AlignRight
                text: entry.detail
                dim: true
                size: Theme.caption
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            HoverHandler { id: pointer; cursorShape: Qt.PointingHandCursor }
            TapHandler { onTapped: sheet.choose(entry.index) }
        }
    }
}
