import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Mazzo

// A small window above the page, for one question. Escape closes it and gives the focus back.
Popup {
    id: sheet

    required property string title
    default property alias content: inside.data
    readonly property real room: availableHeight - heading.height - inside.spacing   // below the title, where the height is fixed

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(parent ? parent.width - 2 * Theme.huge : 480, Math.round(480 * Theme.scale))
    height: Math.min(implicitHeight, parent ? parent.height - 2 * Theme.huge : 600)
    modal: true
    focus: true
    padding: Theme.large
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside

    background: Rectangle {
        radius: Theme.radius + 4
        color: Theme.panel
        border.width: 1
        border.color: Theme.outline
    }
    T.Overlay.modal: Rectangle { color: Qt.rgba(0, 0, 0, 0.45) }

    // At 200 % a sheet may be higher than the window.
    contentItem: Flickable {
        implicitHeight: inside.implicitHeight
        contentHeight: inside.implicitHeight
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        ScrollBar.vertical: ScrollLine {}
        Accessible.role: Accessible.Dialog
        Accessible.name: sheet.title
        Column {
            id: inside
            width: sheet.availableWidth
            spacing: Theme.medium
            Words { id: heading; width: parent.width; text: sheet.title; size: Theme.title; strong: true; Accessible.role: Accessible.Heading }
        }
    }
}
