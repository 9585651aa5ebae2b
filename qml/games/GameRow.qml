// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// One game in the list of games.
Rectangle {
    id: row

    required property int index
    required property string gameId
    required property string name
    required property int cards
    required property int unknownValues
    property bool current: false
    property bool focused: false

    signal chosen()

    implicitHeight: column.implicitHeight + 2 * Theme.medium
    radius: Theme.radius
    color: current ? Theme.chosen : pointer.hovered ? Theme.hovered : Theme.panel
    border.width: Theme.hairline
    border.color: current ? Theme.accent : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: name + ", " + numbers.text
    Accessible.selected: current
    Accessible.onPressAction: chosen()

    FocusRing { shown: row.focused }

    Column {
        id: column
        x: Theme.medium
        y: Theme.medium
        width: parent.width - 2 * Theme.medium
        spacing: Theme.tiny

        AppLabel {
            width: parent.width
            text: row.name
            strong: true
            size: Theme.strong
        }

        AppLabel {
            id: numbers
            width: parent.width
            dim: true
            size: Theme.caption
            text: qsTr("%n card(s)", "", row.cards) + " · "
                + (row.unknownValues > 0
                    ? qsTr("%n unknown value(s)", "", row.unknownValues)
                    : qsTr("no unknown values"))
        }
    }

    HoverHandler {
        id: pointer
        cursorShape: Qt.PointingHandCursor
    }

    TapHandler { onTapped: row.chosen() }
}
