// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// An item of a list of the game: a field, a zone, a rule, a step …
Rectangle {
    id: row

    required property int index
    required property string title
    required property string about
    required property int problems
    property bool current: false
    property bool focused: false

    signal chosen()

    implicitHeight: texts.implicitHeight + 2 * Theme.small
    radius: Theme.innerRadius
    color: current ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: title + (about !== "" ? ", " + about : "")
        + (problems > 0 ? ", " + qsTr("%n problem(s)", "", problems) : "")
    Accessible.selected: current
    Accessible.onPressAction: chosen()

    FocusRing { shown: row.focused }

    Column {
        id: texts
        x: Theme.small
        y: Theme.small
        width: parent.width - 2 * Theme.small - (mark.visible ? mark.width + Theme.tiny : 0)

        AppLabel {
            width: parent.width
            text: row.title
            strong: true
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }

        AppLabel {
            width: parent.width
            visible: text !== ""
            text: row.about
            dim: true
            size: Theme.caption
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }

    Glyph {
        id: mark
        visible: row.problems > 0
        anchors.right: parent.right
        anchors.rightMargin: Theme.small
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.smallIcon
        height: width
        name: "warning"
        color: Theme.caution
    }

    HoverHandler {
        id: pointer
        cursorShape: Qt.PointingHandCursor
    }

    TapHandler { onTapped: row.chosen() }
}
