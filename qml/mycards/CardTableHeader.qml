// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The titles of the columns. A click sorts.
Rectangle {
    id: header

    required property CardTable table
    required property CardSearch search
    required property var places    // of the columns: { x, width, key, kind, title, about }
    required property real offset   // how far the table is scrolled to the right
    required property real gutter   // the width of the row numbers

    function sort(key: string) {
        if (search.sort === key) search.backwards = !search.backwards
        else search.sort = key
    }

    implicitHeight: Theme.row
    color: Theme.raised
    clip: true

    Repeater {
        model: header.places

        Item {
            id: column
            required property var modelData
            required property int index
            readonly property bool sorted: header.search.sort === modelData.key
            readonly property bool isFrozen: index === 0
            x: header.gutter + modelData.x - (isFrozen ? 0 : header.offset)
            z: isFrozen ? 1 : 0
            width: modelData.width
            height: header.height
            visible: isFrozen || x + width > header.gutter + header.places[0].width
            Accessible.role: Accessible.ColumnHeader
            Accessible.name: modelData.title
            Accessible.description: modelData.about
            Accessible.onPressAction: header.sort(modelData.key)

            Rectangle {
                anchors.fill: parent
                visible: column.isFrozen
                color: header.color
            }

            AppLabel {
                x: Theme.small
                width: parent.width - 2 * Theme.small - (arrow.visible ? arrow.width : 0)
                anchors.verticalCenter: parent.verticalCenter
                horizontalAlignment: column.modelData.kind === "number" ? Text.AlignRight : Text.AlignLeft
                text: column.modelData.title
                strong: true
                size: Theme.caption
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                color: column.sorted ? Theme.accent : Theme.muted
                Accessible.ignored: true
            }

            Glyph {
                id: arrow
                visible: column.sorted
                anchors.right: parent.right
                anchors.rightMargin: Theme.tiny
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.smallIcon
                height: width
                rotation: header.search.backwards ? 180 : 0
                name: "down"
                color: Theme.accent
            }

            HoverHandler {
                id: pointer
                cursorShape: Qt.PointingHandCursor
            }

            TapHandler {
                // The part of a title that the first one covers belongs to that one.
                onTapped: point => {
                    const edge = header.gutter + header.places[0].width
                    if (column.isFrozen || column.x + point.position.x >= edge) header.sort(column.modelData.key)
                }
            }

            Hint {
                visible: pointer.hovered && column.modelData.about !== ""
                text: column.modelData.about
            }
        }
    }

    // Above the titles that are scrolled away.
    Rectangle {
        z: 1
        width: header.gutter
        height: parent.height
        color: header.color
    }

    Rectangle {
        z: 2
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.outline
    }
}
