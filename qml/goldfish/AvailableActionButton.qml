// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// An available action: its key, its label, and what it costs.
ActionButton {
    id: button

    required property int index
    required property string label
    required property string note
    required property string clause
    required property bool provisional
    required property bool byHand
    required property string key

    text: label + (note !== "" ? " · " + note : "")
    font.pixelSize: byHand ? Theme.caption : Theme.body
    primary: index === 0 && !byHand
    leftPadding: cap.visible ? cap.x + cap.width + Theme.small : Theme.medium
    Accessible.name: label + (note !== "" ? ". " + note : "")
    Accessible.description: clause

    KeyCap {
        id: cap
        x: Theme.small + 2
        anchors.verticalCenter: parent.verticalCenter
        number: button.index + 1
        letter: button.key
        ink: button.primary ? Theme.accentInk : Theme.muted
    }
    Hint {
        visible: (button.hovered || button.visualFocus) && button.clause !== ""
        text: button.clause + (button.provisional ? " · " + qsTr("provisional") : "")
    }
}
