// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// A page's button in the rail: icon above, title below. It does not use Qt's controls: loading their module would add a
// quarter to the time until the first frame.
Item {
    id: button

    required property string text
    required property string glyph
    required property bool checked
    property bool touched: false   // did it get the focus by a press? Then it needs no focus ring
    readonly property bool visualFocus: activeFocus && !touched

    signal clicked()

    implicitHeight: drawing.height + Theme.tiny + word.implicitHeight + 2 * Theme.small
    implicitWidth: Theme.railWidth - 2 * Theme.small
    activeFocusOnTab: true
    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.focusable: true
    Accessible.selectable: true
    Accessible.selected: checked
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Keys.onSpacePressed: clicked()
    onActiveFocusChanged: if (!activeFocus) touched = false

    HoverHandler { id: pointer }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onPressedChanged: {
            if (!pressed) return
            button.touched = true
            button.forceActiveFocus(Qt.MouseFocusReason)
        }
        onTapped: button.clicked()
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: button.checked ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"
        // The open page is marked by this bar as well as by colour.
        Rectangle {
            visible: button.checked
            x: -Theme.tiny
            anchors.verticalCenter: parent.verticalCenter
            width: 3
            height: parent.height / 2
            radius: 1.5
            color: Theme.accent
        }
        FocusRing { shown: button.visualFocus }
    }
    Column {
        anchors.centerIn: parent
        width: parent.width
        spacing: Math.max(0, Math.min(Theme.tiny, button.height - drawing.height - word.implicitHeight - 2))
        Glyph {
            id: drawing
            // Large text in a low window: the title matters more than the icon.
            visible: button.height >= height + word.implicitHeight + 2
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.icon + 2
            height: width
            name: button.glyph
            color: button.checked ? Theme.accent : Theme.muted
        }
        Text {
            id: word
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            textFormat: Text.PlainText
            text: button.text
            color: button.checked ? Theme.text : Theme.muted
            font.pixelSize: Theme.caption
            font.weight: button.checked ? Font.DemiBold : Font.Normal
            Accessible.ignored: true
        }
    }
}
