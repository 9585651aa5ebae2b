// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// The items of a list, with buttons to add, copy, order and remove them. Alt+Up and Alt+Down move an item, Delete
// removes it, Ctrl+D copies it.
Item {
    id: part

    required property GameEditor editor

    function add() {
        if (editor.newChoices.length > 0) kinds.open()
        else sheet.open()
    }

    NewItemSheet {
        id: sheet
        editor: part.editor
    }

    ActionMenu {
        id: kinds
        x: Theme.small
        y: bar.height
        label: part.editor.newItem
        choices: part.editor.newChoices
        onChosen: value => part.editor.addItem(value)
    }

    Flow {
        id: bar
        width: parent.width
        padding: Theme.small
        spacing: Theme.tiny

        ActionButton {
            small: true
            glyph: "plus"
            text: part.editor.newItem
            onClicked: part.add()
        }

        IconButton {
            implicitHeight: Theme.smallControl
            implicitWidth: Theme.smallControl
            glyph: "copy"
            text: qsTr("Duplicate")
            enabled: part.editor.item >= 0
            onClicked: part.editor.duplicateItem(part.editor.item)
        }

        IconButton {
            implicitHeight: Theme.smallControl
            implicitWidth: Theme.smallControl
            glyph: "previous"
            rotation: 90
            text: qsTr("Move up")
            enabled: part.editor.item > 0
            onClicked: part.editor.moveItem(part.editor.item, -1)
        }

        IconButton {
            implicitHeight: Theme.smallControl
            implicitWidth: Theme.smallControl
            glyph: "next"
            rotation: 90
            text: qsTr("Move down")
            enabled: part.editor.item >= 0 && part.editor.item + 1 < part.editor.items.count
            onClicked: part.editor.moveItem(part.editor.item, 1)
        }

        IconButton {
            implicitHeight: Theme.smallControl
            implicitWidth: Theme.smallControl
            glyph: "trash"
            text: qsTr("Remove")
            enabled: part.editor.item >= 0
            onClicked: part.editor.removeItem(part.editor.item)
        }
    }

    ListView {
        id: list
        y: bar.height
        width: parent.width
        height: parent.height - y
        leftMargin: Theme.small
        rightMargin: Theme.small
        clip: true
        spacing: Theme.thin
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        model: part.editor.items
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Items")
        ScrollBar.vertical: ScrollLine {}
        onCurrentIndexChanged: if (activeFocus && currentIndex !== part.editor.item) part.editor.openItem(currentIndex)
        Keys.onPressed: event => {
            const by = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : 0
            if (by !== 0 && event.modifiers & Qt.AltModifier) part.editor.moveItem(part.editor.item, by)
            else if (event.key === Qt.Key_Delete) part.editor.removeItem(part.editor.item)
            else if (event.key === Qt.Key_D && event.modifiers & Qt.ControlModifier)
                part.editor.duplicateItem(part.editor.item)
            else if (event.key === Qt.Key_Insert) part.add()
            else return
            event.accepted = true
        }
        delegate: ItemRow {
            width: list.width - 2 * Theme.small
            current: part.editor.item === index
            focused: list.activeFocus && ListView.isCurrentItem
            onCurrentChanged: if (current) list.currentIndex = index
            Component.onCompleted: if (current) list.currentIndex = index
            onChosen: {
                list.forceActiveFocus(Qt.MouseFocusReason)
                part.editor.openItem(index)
            }
        }

        AppLabel {
            x: Theme.small
            width: parent.width - 2 * Theme.large
            visible: list.count === 0
            text: qsTr("Nothing here yet.")
            dim: true
        }
    }
}
