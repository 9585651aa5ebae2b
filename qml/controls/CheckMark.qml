// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// A check box without a label; `text` is its name for screen readers.
AbstractButton {
    id: tick

    property bool partly: false   // some of the items are checked

    implicitWidth: Theme.checkMark
    implicitHeight: Theme.checkMark
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.name: text
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        Rectangle {
            anchors.centerIn: parent
            width: Math.round(18 * Theme.scale)
            height: width
            radius: Theme.tiny
            color: tick.checked || tick.partly ? Theme.accent : tick.hovered ? Theme.hovered : "transparent"
            border.width: tick.checked || tick.partly ? 0 : 1
            border.color: Theme.outline

            FocusRing { shown: tick.visualFocus }

            Glyph {
                anchors.fill: parent
                anchors.margins: 2
                visible: tick.checked || tick.partly
                name: tick.checked ? "check" : "minus"
                color: Theme.accentInk
            }
        }
    }
}
