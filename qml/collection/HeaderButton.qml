import QtQuick
import QtQuick.Controls.Basic
import Mazzo

// A button of the page's head that shrinks to its drawing where there is little room.
ActionButton {
    id: button

    required property string words
    property bool compact: false

    text: compact ? "" : words
    spacing: compact ? 0 : Theme.small
    Accessible.name: words
    ToolTip { visible: button.compact && (button.hovered || button.visualFocus); delay: 500; text: button.words }
}
