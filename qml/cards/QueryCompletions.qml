// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.Controls

// Completions of the word being typed. The search field keeps the focus and steps through them.
Popup {
    id: offers

    property var list: []
    property int current: -1

    signal chosen(string query, int cursor)

    function offer(completions: var) {
        list = completions
        current = -1
        if (list.length > 0) open()
        else close()
    }

    function step(by: int) { if (visible) current = Math.max(-1, Math.min(list.length - 1, current + by)) }

    function take(): bool {
        if (!visible || current < 0) return false
        offers.chosen(list[current].query, list[current].cursor)
        return true
    }

    padding: Theme.tiny
    focus: false
    closePolicy: Popup.CloseOnPressOutsideParent
    background: Rectangle {
        radius: Theme.radius
        color: Theme.panel
        border.width: Theme.hairline
        border.color: Theme.outline
    }
    contentItem: Column {
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Suggestions")

        Repeater {
            model: offers.list

            Rectangle {
                id: entry
                required property int index
                required property var modelData
                width: parent.width
                height: Math.round(28 * Theme.scale)
                radius: Theme.tiny
                color: index === offers.current ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"
                Accessible.role: Accessible.ListItem
                Accessible.name: modelData.text + " " + modelData.name
                Accessible.selected: index === offers.current

                AppLabel {
                    id: word
                    x: Theme.small
                    anchors.verticalCenter: parent.verticalCenter
                    text: entry.modelData.text
                    strong: true
                    wrapMode: Text.NoWrap
                }

                AppLabel {
                    x: word.x + word.implicitWidth + Theme.medium
                    width: parent.width - x - Theme.small
                    anchors.verticalCenter: parent.verticalCenter
                    horizontalAlignment: Text.AlignRight
                    text: entry.modelData.name
                    dim: true
                    size: Theme.caption
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }

                HoverHandler { id: pointer }

                TapHandler {
                    onTapped: {
                        offers.current = entry.index
                        offers.take()
                    }
                }
            }
        }
    }
}
