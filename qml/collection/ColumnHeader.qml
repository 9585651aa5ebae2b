// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// The title of a column. A click sorts by it, a second click reverses the order.
AbstractButton {
    id: head

    required property string column
    required property CollectionPage collection
    property bool numeric: false
    readonly property bool sorted: collection.search.sort === column

    implicitHeight: Theme.control
    Accessible.role: Accessible.ColumnHeader
    Accessible.name: sorted
        ? (collection.search.backwards ? qsTr("%1, sorted in reverse").arg(text) : qsTr("%1, sorted").arg(text))
        : qsTr("Sort by %1").arg(text)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    onClicked: collection.sortBy(column)

    background: Rectangle {
        radius: Theme.tiny
        color: head.hovered ? Theme.hovered : "transparent"

        FocusRing {
            shown: head.visualFocus
            anchors.margins: 0
        }
    }
    contentItem: Item {
        Row {
            anchors.verticalCenter: parent.verticalCenter
            x: head.numeric ? parent.width - width : 0
            spacing: Theme.thin

            Glyph {
                visible: head.sorted
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(12 * Theme.scale)
                height: width
                name: "down"
                color: Theme.accent
                rotation: head.collection.search.backwards ? 180 : 0
            }

            AppLabel {
                text: head.text
                size: Theme.caption
                strong: true
                color: head.sorted ? Theme.accent : Theme.muted
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
