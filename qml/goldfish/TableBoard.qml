// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// The game's board: a grid of regions, or a map with lines between neighbours. Arrow keys move to the nearest region in
// that direction. A board that has too little space is scrolled.
FocusScope {
    id: board

    required property GoldfishTable table
    readonly property bool isGrid: table.board.columns > 0
    property bool alone: false           // nothing is next to it: it may need scrolling
    readonly property real minSideWidth: Math.round((isGrid ? table.board.columns * 80 : 470) * Theme.scale)
    readonly property real minWidth: isGrid || !alone ? minSideWidth : Math.round(600 * Theme.scale)
    readonly property real minHeight: Math.round((isGrid ? table.board.rows * 58 : alone ? 560 : 430) * Theme.scale)
    readonly property real cellWidth: isGrid ? (view.contentWidth - 2) / table.board.columns
        : Math.min(Theme.regionWidth, view.contentWidth / 6.4)
    readonly property real cellHeight: isGrid ? (view.contentHeight - 2) / table.board.rows
        : Math.round(46 * Theme.scale)
    property TableDrag drag: null
    property int current: 0

    signal touched(int pieceId)
    signal regionTouched(string regionId)
    signal looked(int pieceId)
    signal menuRequested(int pieceId)

    function place(index: int): point {
        return Qt.point(table.board.regions.at(index, "across"), table.board.regions.at(index, "down"))
    }
    // Moves to the nearest region within a quarter turn of the arrow.
    function go(across: int, down: int) {
        const from = place(current)
        let best = -1
        let nearest = 1e9
        for (let i = 0; i < table.board.regions.count; ++i) {
            const dx = place(i).x - from.x
            const dy = place(i).y - from.y
            const along = dx * across + dy * down
            const aside = Math.abs(dx * down) + Math.abs(dy * across)
            if (i === current || along <= 0.01 || aside > along * 1.6) continue
            const far = along + 2 * aside
            if (far < nearest) {
                nearest = far
                best = i
            }
        }
        if (best >= 0) current = best
    }
    // The region at a point of this item; null if there is none.
    function regionAt(at: point): BoardRegion {
        for (let i = 0; i < regions.count; ++i) {
            const region = regions.itemAt(i) as BoardRegion
            if (region !== null && region.contains(region.mapFromItem(board, at))) return region
        }
        return null
    }
    // The focused item must be visible.
    function reveal(item: Item) {
        view.contentX = Math.max(0, Math.min(Math.max(view.contentX, item.x + item.width - view.width), item.x))
        view.contentY = Math.max(0, Math.min(Math.max(view.contentY, item.y + item.height - view.height), item.y))
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Board")
    Keys.onLeftPressed: go(-1, 0)
    Keys.onRightPressed: go(1, 0)
    Keys.onUpPressed: go(0, -1)
    Keys.onDownPressed: go(0, 1)

    BoardLegend {
        id: legend
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !board.isGrid && board.height > 320 * Theme.scale
        table: board.table
    }
    Flickable {
        id: view
        anchors.fill: parent
        anchors.bottomMargin: legend.visible ? legend.height + Theme.tiny : 0
        contentWidth: Math.max(width, board.minWidth)
        contentHeight: Math.max(height, board.minHeight)
        clip: contentWidth > width || contentHeight > height
        interactive: clip
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollLine {}
        ScrollBar.horizontal: ScrollLine {}

        // Lines between neighbours on a map; on a grid they are obvious.
        Repeater {
            model: board.isGrid ? [] : board.table.board.links
            Rectangle {
                required property var modelData
                readonly property real x1: spots.xOf(modelData[0])
                readonly property real y1: spots.yOf(modelData[1])
                readonly property real x2: spots.xOf(modelData[2])
                readonly property real y2: spots.yOf(modelData[3])
                x: x1
                y: y1
                width: Math.hypot(x2 - x1, y2 - y1)
                height: 1.5
                transformOrigin: Item.Left
                rotation: Math.atan2(y2 - y1, x2 - x1) * 180 / Math.PI
                antialiasing: true
                color: Theme.line
            }
        }
        Item {
            id: spots
            width: view.contentWidth
            height: view.contentHeight
            function xOf(share: real): real {
                return board.isGrid ? share * width : board.cellWidth / 2 + share * (width - board.cellWidth)
            }
            function yOf(share: real): real {
                return board.isGrid ? share * height : board.cellHeight / 2 + share * (height - board.cellHeight)
            }
            Repeater {
                id: regions
                model: board.table.board.regions
                BoardRegion {
                    id: spot
                    required property int index
                    required property double across
                    required property double down
                    cell: board.isGrid
                    width: board.isGrid ? board.cellWidth - 4 : Math.max(board.cellWidth, tokens)
                    height: board.isGrid ? board.cellHeight - 4 : implicitHeight
                    x: spots.xOf(across) - width / 2
                    // A region with many pieces is high, but stays inside the map.
                    y: Math.max(0, Math.min(spots.height - height, spots.yOf(down) - height / 2))
                    focus: board.current === index
                    onActiveFocusChanged: if (activeFocus) board.reveal(this)
                    onTouched: pieceId => board.touched(pieceId)
                    onRegionTouched: regionId => {
                        board.current = index
                        forceActiveFocus(Qt.MouseFocusReason)
                        board.regionTouched(regionId)
                    }
                    onLooked: pieceId => board.looked(pieceId)
                    onMenuRequested: pieceId => board.menuRequested(pieceId)
                    drag: board.drag
                    Connections {
                        target: board
                        function onCurrentChanged() {
                            if (board.activeFocus
                                && board.current === spot.index) spot.forceActiveFocus(Qt.OtherFocusReason)
                        }
                    }
                }
            }
        }
    }
}
