// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// The card's name and the number of its unknown values.
Item {
    id: head

    required property string name
    required property int unknowns
    required property bool large
    required property int edge
    property bool centred: false

    height: Math.max(title.implicitHeight, mark.height) + 2 * (edge - 2)

    AppLabel {
        id: title
        x: head.edge
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - 2 * head.edge - (mark.visible ? mark.width + Theme.tiny : 0)
        horizontalAlignment: head.centred && !mark.visible ? Text.AlignHCenter : Text.AlignLeft
        text: head.name
        strong: true
        size: head.large ? Theme.title : Theme.body
        maximumLineCount: head.large ? 3 : 1
        fontSizeMode: head.large ? Text.FixedSize : Text.HorizontalFit   // shrink a long name before cutting it
        minimumPixelSize: Theme.caption - 1
        elide: Text.ElideRight
    }

    Badge {
        id: mark
        anchors.right: parent.right
        anchors.rightMargin: head.edge
        anchors.verticalCenter: parent.verticalCenter
        visible: head.unknowns > 0
        // a small frame has no space for the number
        words: head.large ? qsTr("%n unknown value(s)", "", head.unknowns) : "?"
        glyph: head.large ? "question" : ""
        ink: Theme.unknown
        Accessible.name: qsTr("%n unknown value(s)", "", head.unknowns)
    }
}
