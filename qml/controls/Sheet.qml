// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T

// A modal dialog. Escape closes it and returns the focus.
Popup {
    id: sheet

    required property string title
    default property alias content: inside.data
    property int preferredWidth: 480   // before scaling
    readonly property real most: parent ? parent.height - 2 * Theme.huge : 600
    // the height left for a list between the title and a row of buttons
    readonly property real listRoom: Math.max(120 * Theme.scale, most - 2 * padding - 130 * Theme.scale)
    // the height below the title of a sheet with a fixed height
    readonly property real room: availableHeight - heading.height - inside.spacing

    readonly property Connections leaving: Connections {
        target: OpenPopups
        function onPageLeft() { sheet.close() }
    }

    function isInside(item: Item): bool {
        let above = item
        while (above && above !== inside) above = above.parent
        return above !== null
    }

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(parent ? parent.width - 2 * Theme.huge : preferredWidth, Math.round(preferredWidth * Theme.scale))
    height: Math.min(implicitHeight, most)
    modal: true
    focus: true
    padding: Theme.large
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside

    background: Rectangle {
        radius: Theme.radius + 4
        color: Theme.panel
        border.width: Theme.hairline
        border.color: Theme.outline

        // Keeps taps from reaching the handlers of items below the sheet.
        TapHandler {
            acceptedButtons: Qt.AllButtons
            gesturePolicy: TapHandler.ReleaseWithinBounds
        }
    }
    // Unless the sheet sets the focus itself, its first control gets it.
    onOpened: {
        const focused = surface.Window.activeFocusItem
        if (surface.activeFocus || !focused || !isInside(focused))
            surface.nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
    }
    T.Overlay.modal: Rectangle { color: Qt.rgba(0, 0, 0, 0.45) }

    // At a text size of 200 % a sheet may be higher than the window.
    contentItem: Flickable {
        id: surface
        implicitHeight: inside.implicitHeight
        contentHeight: inside.implicitHeight
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        // Next to the content, at the edge of the sheet.
        ScrollBar.vertical: ScrollLine {
            parent: surface.parent
            anchors.left: surface.right
            anchors.leftMargin: 2
            anchors.top: surface.top
            anchors.bottom: surface.bottom
        }
        FocusFollower { area: surface }
        Accessible.role: Accessible.Dialog
        Accessible.name: sheet.title

        Column {
            id: inside
            width: sheet.availableWidth
            spacing: Theme.medium

            AppLabel {
                id: heading
                width: parent.width
                text: sheet.title
                size: Theme.title
                strong: true
                Accessible.role: Accessible.Heading
            }
        }
    }
}
