import QtQuick
import QtQuick.Controls.Basic
import Mazzo
import Mazzo.App

// A button with a word, a drawing before it if it has one.
Button {
    id: button

    property bool primary: false
    property string glyph
    readonly property color ink: !enabled ? Theme.muted : primary ? Theme.accentInk : Theme.text

    implicitHeight: Theme.control
    leftPadding: Theme.medium
    rightPadding: Theme.medium
    spacing: Theme.small
    font.pixelSize: Theme.body
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
        border.color: Theme.line
        FocusRing { shown: button.visualFocus }
    }
    contentItem: Row {
        spacing: button.spacing
        Glyph {
            visible: button.glyph !== ""
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(16 * Theme.scale)
            height: width
            name: button.glyph
            color: button.ink
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: button.text
            font: button.font
            color: button.ink
        }
    }
}
