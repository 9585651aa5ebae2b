// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// One chapter in the list of chapters.
Rectangle {
    id: row

    required property int index
    required property string chapterId
    required property string title
    property bool current: false
    property bool focused: false

    signal chosen()

    implicitHeight: label.implicitHeight + 2 * Theme.small
    radius: Theme.radius
    color: current ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: title
    Accessible.selected: current
    Accessible.onPressAction: chosen()

    FocusRing { shown: row.focused }

    AppLabel {
        id: label
        x: Theme.medium
        y: Theme.small
        width: parent.width - 2 * Theme.medium
        text: row.title
        strong: row.current
        Accessible.ignored: true
    }

    HoverHandler {
        id: pointer
        cursorShape: Qt.PointingHandCursor
    }

    TapHandler { onTapped: row.chosen() }
}
