// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// A page of the game editor.
Item {
    id: row

    required property int index
    required property string sectionId
    required property string title
    required property string group
    required property int amount
    required property int problems
    property bool current: false
    property bool focused: false
    property bool first: false   // of its group

    signal chosen()

    implicitHeight: heading.height + line.height
    Accessible.role: Accessible.ListItem
    Accessible.name: title + (amount >= 0 ? ", " + amount : "")
        + (problems > 0 ? ", " + qsTr("%n problem(s)", "", problems) : "")
    Accessible.selected: current
    Accessible.onPressAction: chosen()

    AppLabel {
        id: heading
        height: row.first ? implicitHeight + (row.index > 0 ? Theme.medium : 0) + Theme.tiny : 0
        visible: row.first
        verticalAlignment: Text.AlignBottom
        bottomPadding: Theme.tiny
        leftPadding: Theme.small
        text: row.group
        dim: true
        size: Theme.caption
    }

    Rectangle {
        id: line
        y: heading.height
        width: parent.width
        height: Theme.formField
        radius: Theme.innerRadius
        color: row.current ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"

        FocusRing { shown: row.focused }

        AppLabel {
            x: Theme.small
            width: parent.width - x - numbers.width - 2 * Theme.small
            anchors.verticalCenter: parent.verticalCenter
            text: row.title
            strong: row.current
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }

        Row {
            id: numbers
            anchors.right: parent.right
            anchors.rightMargin: Theme.small
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.tiny

            Glyph {
                visible: row.problems > 0
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.smallIcon
                height: width
                name: "warning"
                color: Theme.caution
            }

            AppLabel {
                visible: row.amount >= 0
                anchors.verticalCenter: parent.verticalCenter
                text: row.amount
                dim: true
                size: Theme.caption
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }

        HoverHandler {
            id: pointer
            cursorShape: Qt.PointingHandCursor
        }

        TapHandler { onTapped: row.chosen() }
    }
}
