// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The column of page buttons at the window's edge. Up and Down move through it. If the window is low, the logo is
// hidden first, then the buttons get smaller: all of them stay visible.
FocusScope {
    id: rail

    required property var pages
    required property int current
    readonly property real logoRoom: logo.height + 2 * Theme.medium
    // The preferred height of a button.
    readonly property real preferred: buttons.count > 0 ? (buttons.itemAt(0) as RailButton).implicitHeight + Theme.tiny
        : 0
    readonly property bool roomy: height >= logoRoom + pages.length * preferred + Theme.small
    readonly property real first: roomy ? logoRoom : Theme.tiny
    readonly property real share: Math.min(preferred, Math.floor((height - first - Theme.tiny) / pages.length))

    signal chosen(int page)

    function takeFocus() {
        for (let i = 0; i < buttons.count; ++i) {
            const button = buttons.itemAt(i) as RailButton
            if (button.checked) button.forceActiveFocus(Qt.TabFocusReason)
        }
    }
    function step(from: int, by: int) {
        const next = buttons.itemAt((from + by + buttons.count) % buttons.count)
        if (next) next.forceActiveFocus(Qt.TabFocusReason)
    }

    // Large text must leave space for the page.
    implicitWidth: Window.width < 900 * Theme.scale ? Math.round(52 + 40 * Theme.scale) : Theme.railWidth
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Pages")

    Rectangle {
        anchors.fill: parent
        color: Theme.rail
        Rectangle { anchors.right: parent.right; width: 1; height: parent.height; color: Theme.line }
    }

    Rectangle {
        id: logo
        visible: rail.roomy
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.medium
        width: Math.round(36 * Theme.scale)
        height: width
        radius: Theme.radius
        color: Theme.accent
        Glyph { anchors.fill: parent; anchors.margins: Theme.small; name: "decks"; color: Theme.accentInk }
    }
    Repeater {
        id: buttons
        model: rail.pages
        RailButton {
            required property int index
            required property var modelData
            // Buttons with `atEnd` are at the bottom of the rail, the others below the logo.
            readonly property real fromTop: rail.first + index * rail.share
            readonly property real fromBottom: rail.height - Theme.tiny - (rail.pages.length - index) * rail.share
            x: Theme.small
            y: modelData.atEnd ? Math.max(fromTop, fromBottom) : fromTop
            width: rail.width - 2 * Theme.small
            height: rail.share - Math.min(Theme.tiny, Math.max(1, rail.share - implicitHeight))
            text: modelData.title
            glyph: modelData.icon
            checked: rail.current === modelData.page
            focus: checked
            onClicked: rail.chosen(modelData.page)
            Keys.onUpPressed: rail.step(index, -1)
            Keys.onDownPressed: rail.step(index, 1)
        }
    }
}
