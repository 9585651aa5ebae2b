// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// What the player can do by hand, whatever the rules say. Arrow keys and Enter, the letter of an entry, or the mouse.
Popup {
    id: popup

    required property GoldfishTable table

    readonly property Connections leaving: Connections {
        target: OpenPopups
        function onPageLeft() { popup.close() }
    }

    function show() {
        table.actions.openManual()
        open()
    }
    function choose(row: int) {
        close()
        table.actions.chooseManual(row)
    }

    width: Math.round(250 * Theme.scale)
    padding: Theme.small
    margins: Theme.small
    focus: true
    modal: true
    dim: false
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside
    onOpened: {
        list.currentIndex = 0
        list.forceActiveFocus(Qt.PopupFocusReason)
    }
    background: Rectangle {
        radius: Theme.radius
        color: Theme.panel
        border.width: Theme.hairline
        border.color: Theme.outline
        // As in Sheet.qml: a tap in the menu does not reach what is below it.
        TapHandler { acceptedButtons: Qt.AllButtons; gesturePolicy: TapHandler.ReleaseWithinBounds }
    }
    contentItem: ListView {
        id: list
        implicitHeight: contentHeight
        clip: contentHeight > height
        focus: true
        model: popup.table.actions.manual
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.PopupMenu
        Accessible.name: qsTr("Manual actions")
        ScrollBar.vertical: ScrollLine {}
        Keys.onReturnPressed: popup.choose(currentIndex)
        Keys.onEnterPressed: popup.choose(currentIndex)
        Keys.onSpacePressed: popup.choose(currentIndex)
        Keys.onPressed: event => {
            for (let row = 0; row < count; ++row) {
                const key = popup.table.actions.manual.at(row, "key")
                if (event.text === "" || event.text.toUpperCase() !== key) continue
                popup.choose(row)
                event.accepted = true
                return
            }
        }
        delegate: Rectangle {
            id: entry
            required property int index
            required property string label
            required property string note
            required property string glyph
            required property string key
            width: list.width
            height: Theme.control
            radius: Theme.innerRadius
            color: ListView.isCurrentItem ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"
            Accessible.role: Accessible.MenuItem
            Accessible.name: label + " " + note
            Accessible.onPressAction: popup.choose(index)
            HoverHandler { id: pointer; cursorShape: Qt.PointingHandCursor }
            TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: popup.choose(entry.index) }
            Glyph {
                x: Theme.small
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.smallIcon
                height: width
                name: entry.glyph
                color: Theme.muted
            }
            AppLabel {
                id: words
                x: 2 * Theme.small + Theme.smallIcon
                anchors.verticalCenter: parent.verticalCenter
                text: entry.label
                strong: true
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            AppLabel {
                x: words.x + words.implicitWidth + Theme.small
                anchors.verticalCenter: parent.verticalCenter
                width: cap.x - x - Theme.tiny
                text: entry.note
                dim: true
                size: Theme.caption
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            KeyCap {
                id: cap
                anchors.right: parent.right
                anchors.rightMargin: Theme.small
                anchors.verticalCenter: parent.verticalCenter
                letter: entry.key
            }
        }
    }
}
