// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App

// A menu of actions. `choices` are { value, text, glyph }; choose by arrow keys and Enter, or the mouse.
Popup {
    id: menu

    required property string label
    property var choices: []

    signal chosen(string value)

    readonly property Connections leaving: Connections {
        target: OpenPopups
        function onPageLeft() { menu.close() }
    }

    function take(row: int) {
        if (row < 0 || row >= choices.length) return
        const value = choices[row].value
        close()
        menu.chosen(value)
    }

    width: Math.round(280 * Theme.scale)
    padding: Theme.small
    margins: Theme.small
    focus: true
    modal: true
    dim: false
    onOpened: {
        list.currentIndex = 0
        list.forceActiveFocus(Qt.PopupFocusReason)
    }
    background: Rectangle {
        radius: Theme.radius
        color: Theme.panel
        border.width: Theme.hairline
        border.color: Theme.outline

        // As in Sheet.qml: keeps taps from reaching items below the menu.
        TapHandler {
            acceptedButtons: Qt.AllButtons
            gesturePolicy: TapHandler.ReleaseWithinBounds
        }
    }
    contentItem: ListView {
        id: list
        implicitHeight: Math.min(contentHeight, Theme.popupHeight)
        clip: true
        focus: true
        model: menu.choices
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.PopupMenu
        Accessible.name: menu.label
        ScrollBar.vertical: ScrollLine {}
        Keys.onReturnPressed: menu.take(currentIndex)
        Keys.onEnterPressed: menu.take(currentIndex)
        Keys.onSpacePressed: menu.take(currentIndex)
        delegate: Rectangle {
            id: entry
            required property int index
            required property var modelData
            width: list.width
            height: Math.max(Theme.control, words.implicitHeight + Theme.small)
            radius: Theme.innerRadius
            color: ListView.isCurrentItem ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"
            Accessible.role: Accessible.MenuItem
            Accessible.name: modelData.text
            Accessible.onPressAction: menu.take(index)

            HoverHandler {
                id: pointer
                cursorShape: Qt.PointingHandCursor
            }

            TapHandler { onTapped: menu.take(entry.index) }

            Glyph {
                x: Theme.small
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.smallIcon
                height: width
                name: entry.modelData.glyph ?? ""
                color: Theme.muted
            }

            AppLabel {
                id: words
                x: Theme.small * 2 + Theme.smallIcon
                width: parent.width - x - Theme.small
                anchors.verticalCenter: parent.verticalCenter
                text: entry.modelData.text
                Accessible.ignored: true
            }
        }
    }
}
