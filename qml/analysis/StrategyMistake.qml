// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// A mistake in a strategy, with a button that removes its line.
Item {
    id: mistake

    required property int line
    required property string text
    required property bool serious

    signal removed()

    implicitHeight: Math.max(sentence.implicitHeight, remove.visible ? remove.height : 0)

    Glyph {
        id: sign
        width: Theme.smallIcon
        height: width
        name: "warning"
        color: mistake.serious ? Theme.danger : Theme.caution
    }

    AppLabel {
        id: sentence
        x: sign.width + Theme.small
        width: parent.width - x - (remove.visible ? remove.width + Theme.small : 0)
        text: mistake.text
        color: mistake.serious ? Theme.danger : Theme.text
        size: Theme.caption
        Accessible.role: Accessible.AlertMessage
    }

    ActionButton {
        id: remove
        anchors.right: parent.right
        visible: mistake.line > 0
        small: true
        text: qsTr("Remove")
        Accessible.name: qsTr("Remove line %1").arg(mistake.line)
        onClicked: mistake.removed()
    }
}
