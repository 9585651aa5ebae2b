pragma ComponentBehavior: Bound
import QtQuick
import Mazzo
import Mazzo.App

// The column of pages at the window's edge. Up and Down walk along it.
FocusScope {
    id: rail

    required property var pages
    required property string current

    signal chosen(string page)

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

    implicitWidth: Theme.railWidth
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Pages")

    Rectangle {
        anchors.fill: parent
        color: Theme.rail
        Rectangle { anchors.right: parent.right; width: 1; height: parent.height; color: Theme.line }
    }

    Rectangle {
        id: logo
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
            // Those for the end stand at the foot of the rail, the others below the logo.
            readonly property int fromTop: logo.y + logo.height + Theme.medium + index * (height + Theme.tiny)
            readonly property int fromBottom: rail.height - Theme.small - (rail.pages.length - index) * (height + Theme.tiny)
            x: Theme.small
            y: modelData.atEnd ? Math.max(fromTop, fromBottom) : fromTop
            width: rail.width - 2 * Theme.small
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
