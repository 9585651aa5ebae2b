// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

// A text area. Tab leaves it.
TextArea {
    id: area

    required property string label

    wrapMode: TextArea.Wrap
    textFormat: TextEdit.PlainText
    color: Theme.text
    font.pixelSize: Theme.body
    placeholderTextColor: Theme.muted
    selectByMouse: true
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    Accessible.role: Accessible.EditableText
    Accessible.name: label
    // The placeholder is a child that Qt adds; it would interpret markup in names and pack texts.
    Component.onCompleted: {
        for (let index = 0; index < children.length; ++index) {
            if (children[index] instanceof Text) children[index].textFormat = Text.PlainText
        }
    }
    Keys.priority: Keys.BeforeItem
    Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    background: Rectangle {
        radius: Theme.radius
        color: Theme.window
        border.width: area.activeFocus ? Theme.focusWidth : 1
        border.color: area.activeFocus ? Theme.accent : Theme.outline
    }
}
