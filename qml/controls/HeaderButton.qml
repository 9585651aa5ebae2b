// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A button of the page header that shrinks to its icon in a narrow window.
ActionButton {
    id: button

    required property string words
    property bool compact: false

    text: compact ? "" : words
    spacing: compact ? 0 : Theme.small
    Accessible.name: words

    Hint {
        visible: button.compact && (button.hovered || button.visualFocus)
        text: button.words
    }
}
