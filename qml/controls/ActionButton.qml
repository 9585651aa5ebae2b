// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App

// A button with a text and an optional icon.
Button {
    id: button

    property bool primary: false
    property bool lit: false     // highlighted, for fixes inside a text
    property bool small: false
    property bool wraps: false   // wrap a long text instead of eliding it
    property string glyph
    readonly property color ink: !enabled ? Theme.muted : primary ? Theme.accentInk : lit ? Theme.accent : Theme.text

    implicitHeight: Math.max(small ? Theme.smallControl : Theme.control,
                             wraps ? label.implicitHeight + Theme.medium : 0)
    leftPadding: Theme.medium
    rightPadding: Theme.medium
    spacing: Theme.small
    font.pixelSize: small ? Theme.caption : Theme.body
    font.weight: Font.DemiBold
    Accessible.name: text
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.radius
        color: !button.enabled ? "transparent"
             : button.primary ? (button.down || button.hovered ? Qt.darker(Theme.accent, 1.12) : Theme.accent)
             : button.down || button.hovered ? Theme.hovered : Theme.raised
        border.width: button.primary && button.enabled ? 0 : 1
        border.color: button.lit && button.enabled ? Theme.accent : Theme.line

        FocusRing { shown: button.visualFocus }
    }
    contentItem: Item {
        readonly property int before: drawing.visible ? drawing.width + button.spacing : 0
        implicitWidth: before + label.implicitWidth
        implicitHeight: label.implicitHeight

        Glyph {
            id: drawing
            visible: button.glyph !== ""
            x: label.x - width - button.spacing
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.smallIcon
            height: width
            name: button.glyph
            color: button.ink
        }

        // A button that is too narrow elides its text.
        Text {
            id: label
            x: parent.before + Math.max(0, (parent.width - parent.before - width) / 2)
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, Math.max(0, parent.width - parent.before))
            wrapMode: button.wraps ? Text.Wrap : Text.NoWrap
            maximumLineCount: button.wraps ? 3 : 1
            elide: Text.ElideRight
            textFormat: Text.PlainText
            text: button.text
            font: button.font
            color: button.ink
        }
    }
}
