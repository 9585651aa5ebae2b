// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App

// A button with only an icon; `text` is its tool tip and its name for screen readers.
Button {
    id: button

    required property string glyph
    property color ink: Theme.muted

    implicitWidth: Theme.control
    implicitHeight: Theme.control
    Accessible.name: text
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.radius
        color: button.checked ? Theme.chosen : button.hovered || button.down ? Theme.hovered : "transparent"

        FocusRing { shown: button.visualFocus }
    }
    contentItem: Item {
        Glyph {
            anchors.centerIn: parent
            width: Theme.icon
            height: width
            name: button.glyph
            color: button.checked ? Theme.accent : button.enabled ? button.ink : Theme.line
        }
    }

    // Created only while it is shown: a list has six such buttons in each row.
    // Qt 6.4 cannot load a component of a file that is ComponentBehavior: Bound.
    Loader {
        anchors.fill: parent
        active: (button.hovered || button.visualFocus) && button.text !== ""
        sourceComponent: Hint {
            visible: true
            text: button.text   // qmllint disable unqualified
        }
    }
}
