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
    readonly property real minHeight: Math.round((isGrid ? table.board.rows * 58 : alone ? 560 : 340) * Theme.scale)
    readonly property real cellWidth: isGrid ? (view.contentWidth - 2) / table.board.columns
        : Math.min(Theme.regionWidth, view.contentWidth / 6.4)
    readonly property real cellHeight: (view.contentHeight - 2) / Math.max(1, table.board.rows)   // of a grid
    property bool still: false           // the focus does not scroll the board
    property TableDrag drag: null
    property int current: 0

    property var middles: []             // of the regions of a map, moved apart so that none covers another
    readonly property real gap: Theme.tiny

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
    // Pushes regions that overlap apart until none do: along the axis on which they overlap less, and now and then
    // along the other one, because regions at the edge of the map cannot give way.
    function arrange() {
        if (isGrid || view.contentWidth <= 0) return
        const wide = cellWidth + gap
        const spots = []
        for (let i = 0; i < table.board.regions.count; ++i) {
            const region = regions.itemAt(i) as BoardRegion
            const tall = Math.max(Math.round(46 * Theme.scale), region?.implicitHeight ?? 0) + gap
            spots.push({ x: wide / 2 + place(i).x * (view.contentWidth - wide),
                y: tall / 2 + place(i).y * (view.contentHeight - tall), tall: tall })
        }
        for (let round = 0; round < 300; ++round) {
            let moved = false
            for (let i = 0; i < spots.length; ++i) {
                for (let j = i + 1; j < spots.length; ++j) {
                    const a = spots[i]
                    const b = spots[j]
                    const across = wide - Math.abs(a.x - b.x)
                    const down = (a.tall + b.tall) / 2 - Math.abs(a.y - b.y)
                    if (across <= 0.5 || down <= 0.5) continue
                    moved = true
                    const axis = (across < down) === (round % 7 !== 0) ? "x" : "y"
                    const by = (axis === "x" ? across : down) / 2 * (a[axis] <= b[axis] ? 1 : -1)
                    a[axis] -= by
                    b[axis] += by
                }
            }
            for (const spot of spots) {
                spot.x = Math.max(wide / 2, Math.min(view.contentWidth - wide / 2, spot.x))
                spot.y = Math.max(spot.tall / 2, Math.min(view.contentHeight - spot.tall / 2, spot.y))
            }
            if (!moved) break
        }
        middles = spots
    }

    function nameOf(regionId: string): string {
        for (let i = 0; i < table.board.regions.count; ++i)
            if (table.board.regions.at(i, "regionId") === regionId) return table.board.regions.at(i, "name")
        return ""
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
        if (still) return
        view.contentX = Math.max(0, Math.min(Math.max(view.contentX, item.x + item.width - view.width), item.x))
        view.contentY = Math.max(0, Math.min(Math.max(view.contentY, item.y + item.height - view.height), item.y))
    }

    Connections {
        target: board.table.board
        function onChanged() { Qt.callLater(board.arrange) }   // qmllint disable type
        function onDeckChanged() { Qt.callLater(board.arrange) }   // qmllint disable type
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
        onContentWidthChanged: Qt.callLater(board.arrange)   // qmllint disable type
        onContentHeightChanged: Qt.callLater(board.arrange)   // qmllint disable type
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
                readonly property point from: spots.middle(modelData[0], modelData[1])
                readonly property point to: spots.middle(modelData[2], modelData[3])
                readonly property real x1: from.x
                readonly property real y1: from.y
                readonly property real x2: to.x
                readonly property real y2: to.y
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
            // The middle of the region at a place, which is given from 0 to 1.
            function middle(across: real, down: real): point {
                if (board.isGrid) return Qt.point(across * width, down * height)
                for (let i = 0; i < board.middles.length; ++i) {
                    const place = board.place(i)
                    if (place.x === across && place.y === down) return Qt.point(board.middles[i].x, board.middles[i].y)
                }
                return Qt.point(across * width, down * height)
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
                    readonly property point middle: spots.middle(across, down)
                    width: board.isGrid ? board.cellWidth - 4 : board.cellWidth
                    height: board.isGrid ? board.cellHeight - 4 : implicitHeight
                    x: middle.x - width / 2
                    y: middle.y - height / 2
                    focus: board.current === index
                    onActiveFocusChanged: if (activeFocus) board.reveal(this)
                    onTouched: pieceId => {
                        board.current = index
                        forceActiveFocus(Qt.MouseFocusReason)   // the menu opens here
                        board.touched(pieceId)
                    }
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
