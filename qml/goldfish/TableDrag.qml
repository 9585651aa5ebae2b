// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The card that is being dragged with the mouse: its name at the pointer, and a frame around what it can be dropped on.
Item {
    id: drag

    required property GoldfishTable table
    // What is at a point of this item: { id, item } of a zone or a region, or null.
    required property var targetAt
    property int pieceId: -1             // -1: nothing is dragged
    property string name
    property string target               // the zone or region that accepts the card
    readonly property bool active: pieceId >= 0
    property point at                    // where the pointer is

    signal dropped(point at)             // before the action is taken: a menu opens there

    function begin(piece: int, label: string) {
        CardHover.clear()
        pieceId = piece
        name = label
        target = ""
    }
    function moveTo(scene: point) {
        at = mapFromItem(null, scene)
        ghost.x = Math.min(width - ghost.width, at.x + Theme.medium)
        ghost.y = Math.min(height - ghost.height, at.y + Theme.small)
        const below = targetAt(at)   // qmllint disable
        target = below !== null && table.actions.canDrop(pieceId, below.id) ? below.id : ""
        if (target === "") return
        const corner = below.item.mapToItem(drag, 0, 0)
        mark.x = corner.x
        mark.y = corner.y
        mark.width = below.item.width
        mark.height = below.item.height
    }
    function drop() {
        const piece = pieceId
        const where = target
        cancel()
        if (piece < 0 || where === "") return
        dropped(at)
        table.actions.dropPiece(piece, where)
    }
    function cancel() {
        pieceId = -1
        target = ""
    }

    visible: active
    Accessible.ignored: true
    Rectangle {
        id: mark
        visible: drag.target !== ""
        radius: Theme.radius
        color: "transparent"
        border.width: 3
        border.color: Theme.accent
    }
    Rectangle {
        id: ghost
        width: label.width + 2 * Theme.medium
        height: label.height + 2 * Theme.small
        radius: Theme.radius
        color: Theme.panel
        opacity: drag.target !== "" ? 1 : 0.75
        border.width: 2
        border.color: drag.target !== "" ? Theme.accent : Theme.outline
        AppLabel {
            id: label
            anchors.centerIn: parent
            text: drag.name
            strong: true
            wrapMode: Text.NoWrap
        }
    }
}
