// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.Controls

// The parts of a page as tabs. Left and Right choose; each choice is { value, text }.
FocusScope {
    id: tabs

    required property var choices
    required property string value

    signal chosen(string value)

    function step(by: int) {
        const now = choices.findIndex(choice => choice.value === value)
        const next = now + by
        if (next >= 0 && next < choices.length) tabs.chosen(choices[next].value)
    }

    implicitHeight: Math.round(44 * Theme.scale)
    activeFocusOnTab: true
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Parts of the analysis")
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    Rectangle { anchors.fill: parent; color: Theme.panel }

    Flickable {
        id: area
        anchors.fill: parent
        contentWidth: row.implicitWidth + 2 * Theme.large
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentWidth > width
        clip: true

        Row {
            id: row
            x: Theme.large
            height: tabs.height

            Repeater {
                model: tabs.choices

                AbstractButton {
                    id: tab
                    required property var modelData
                    height: row.height
                    implicitWidth: words.implicitWidth + 2 * Theme.medium
                    text: modelData.text
                    checked: tabs.value === modelData.value
                    focusPolicy: Qt.NoFocus
                    Accessible.role: Accessible.PageTab
                    Accessible.name: text
                    Accessible.selectable: true
                    Accessible.selected: checked
                    onClicked: tabs.chosen(modelData.value)
                    onCheckedChanged: if (checked) tabs.showTab(tab)
                    background: Rectangle {
                        color: tab.hovered && !tab.checked ? Theme.hovered : "transparent"

                        FocusRing { shown: tabs.activeFocus && tab.checked; anchors.margins: Theme.tiny }

                        Rectangle {
                            visible: tab.checked
                            anchors.bottom: parent.bottom
                            width: parent.width
                            height: Theme.thin + 1
                            color: Theme.accent
                        }
                    }
                    contentItem: AppLabel {
                        id: words
                        text: tab.text
                        strong: tab.checked
                        dim: !tab.checked
                        wrapMode: Text.NoWrap
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        Accessible.ignored: true
                    }
                }
            }
        }
    }

    function showTab(tab: Item) {
        const most = Math.max(0, area.contentWidth - area.width)
        area.contentX = Math.max(0, Math.min(most, tab.x + row.x + tab.width / 2 - area.width / 2))
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
}
