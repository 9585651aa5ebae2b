// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.Cards
import Mazzo.Controls

// A card of the table.
Rectangle {
    id: row

    required property int index
    required property string cardId
    required property bool selected
    required property bool mine
    required property var cells
    required property var places
    required property real gutter
    required property real offset
    required property int currentColumn   // -1 if another row has the cursor
    readonly property string spoken: cells.length > 0 ? cells[0].text : ""

    signal pressed(int column, int modifiers)
    signal opened(int column)
    signal ticked(int modifiers)
    signal pictureDropped(url file)

    height: Theme.row
    color: selected ? Theme.chosen : currentColumn >= 0 ? Theme.hovered : Theme.panel
    Accessible.role: Accessible.Row
    Accessible.name: spoken
    Accessible.selected: selected

    PictureDrop {
        anchors.fill: parent
        z: 2
        onFileDropped: file => row.pictureDropped(file)
    }

    Repeater {
        model: row.cells

        CardTableCell {
            id: cell
            required property int index
            required property var modelData
            readonly property var place: row.places[index] ?? ({ x: 0, width: 0, title: "", kind: "" })
            // The name stays in view when the table is scrolled to the right, over the other cells.
            readonly property bool isFrozen: index === 0
            x: row.gutter + place.x + (isFrozen ? row.offset : 0)
            z: isFrozen ? 1 : 0
            ground: isFrozen ? row.color : "transparent"
            width: place.width
            height: row.height - 1
            words: modelData.text
            knowledge: modelData.state
            problem: modelData.problem
            current: row.currentColumn === index
            numeric: place.kind === "number"
            strong: index === 0
            Accessible.role: Accessible.Cell
            Accessible.name: qsTr("%1: %2").arg(place.title).arg(knowledge === "unknown" ? qsTr("unknown") : words)
            Accessible.description: problem
            Accessible.onPressAction: row.opened(index)

            // Is the name over it at this point?
            function isCovered(point: var): bool {
                return !isFrozen && x + point.position.x < row.gutter + row.offset + row.places[0].width
            }

            TapHandler {
                acceptedButtons: Qt.LeftButton
                onTapped: point => { if (!cell.isCovered(point)) row.pressed(cell.index, point.modifiers) }
                onDoubleTapped: point => { if (!cell.isCovered(point)) row.opened(cell.index) }
            }
        }
    }

    // The number stays in view when the table is scrolled to the right.
    Rectangle {
        x: row.offset
        z: 1
        width: row.gutter
        height: row.height - 1
        color: row.selected ? Theme.chosen : Theme.raised

        CheckMark {
            anchors.centerIn: parent
            visible: row.selected || pointer.hovered
            checked: row.selected
            text: qsTr("Select %1").arg(row.spoken)
            focusPolicy: Qt.NoFocus
            onClicked: row.ticked(Qt.NoModifier)
        }

        AppLabel {
            anchors.centerIn: parent
            visible: !row.selected && !pointer.hovered
            text: row.index + 1
            dim: true
            size: Theme.caption
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }

        Rectangle {
            visible: row.mine
            width: 3
            height: parent.height
            color: Theme.accent
        }

        HoverHandler { id: pointer }

        TapHandler { onTapped: point => row.ticked(point.modifiers) }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
}
