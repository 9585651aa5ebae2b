// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// All zones but the hand and the board: the piles, and below them the zones with all their cards. If there is space,
// cards are larger.
Flickable {
    id: zones

    required property GoldfishTable table
    readonly property real pileShare: Math.floor((column.width + Theme.small) / Math.max(1, table.zones.piles.count))
    readonly property real pileWidth: Math.max(Math.round(74 * Theme.scale),
        Math.min(Theme.pieceWidth, pileShare - 2 * Theme.small) + Theme.small)
    property bool tight: false           // so little space that cards show only their names and numbers
    readonly property real pileHeight: tight ? Math.round(Theme.pileHeight * 0.8) : Theme.pileHeight
    property bool still: false           // the focus does not scroll the zones
    property TableDrag drag: null
    property real factor: 1
    property int layouts: 0              // changes when zones may have been added or removed

    signal touched(int pieceId)
    signal looked(int pieceId)
    signal menuRequested(int pieceId)
    signal zoneTouched(string zoneId)    // a pile that is not open
    signal zoneMenuRequested(string zoneId)
    signal wentDown()

    contentHeight: column.height
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollLine {}

    // Called after the layout is done, because zones depend on each other's widths. Cards do not change their size
    // while the pointer is on them: the next click would hit another one.
    function fitLater() {
        if (pointer.hovered) ++layouts
        else fit()
    }
    function fit() {
        const whole = largest(1.9, 0.74, false)
        tight = whole === 0
        factor = !tight ? whole : largest(1.1, 0.72, true) || 1
        ++layouts
    }
    // The largest size of cards with which nothing needs scrolling; 0 if there is none.
    function largest(from: real, to: real, tight: bool): real {
        for (let size = from; size >= to; size -= 0.04) if (heightFor(size, tight) <= height) return size
        return 0
    }
    onWidthChanged: Qt.callLater(fit)   // qmllint disable type
    onHeightChanged: Qt.callLater(fit)   // qmllint disable type
    Connections {
        target: zones.table.zones
        function onChanged() { Qt.callLater(zones.fitLater) }   // qmllint disable type
    }
    Connections {
        target: zones.table.deck
        function onChanged() { Qt.callLater(zones.fit) }   // qmllint disable type
    }
    HoverHandler { id: pointer; onHoveredChanged: if (!hovered) zones.fit() }

    // The first zone with usable cards, or else the first with any; false if all are empty.
    function first(fits: var): TableZone {
        for (let i = 0; i < spreads.count; ++i) {
            const zone = spreads.itemAt(i) as TableZone
            if (zone !== null && fits(zone)) return zone
        }
        return null
    }
    function enter(): bool {
        const zone = first(one => one.usable) ?? first(one => one.pieces.count > 0)
        if (zone) zone.forceActiveFocus(Qt.TabFocusReason)
        return zone !== null
    }

    // The pile or zone at a point of this item; null if there is none.
    function zoneAt(at: point): Item {
        for (const zone of [...Array(spreads.count).keys()].map(row => spreads.itemAt(row))
                .concat([...Array(piles.count).keys()].map(row => piles.itemAt(row)))) {
            if (zone !== null && zone.contains(zone.mapFromItem(zones, at))) return zone
        }
        return null
    }
    // The focused item must be visible.
    function reveal(item: Item) {
        if (still) return
        const top = item.mapToItem(column, 0, 0).y
        if (top < contentY) contentY = top
        else if (top + item.height > contentY + height) contentY = Math.min(top, top + item.height - height)
    }

    // A wide zone gets the rest of its row, if a few cards fit there.
    function spaceFor(index: int): real {
        let used = 0
        for (let i = 0; i < index; ++i) {
            const zone = spreads.itemAt(i) as TableZone
            if (zone === null) continue
            const width = Math.min(column.width, zone.minWidth)   // not its width, which depends on this
            if (used + width > column.width) used = 0
            used = zone.wide ? 0 : used + width + Theme.small
        }
        const space = Math.floor(column.width - used)
        return space >= 3 * Theme.pieceWidth ? space : column.width
    }
    // The height of everything with cards of that size, rounded up.
    function heightFor(size: real, tight: bool): real {
        const frame = 2 * Theme.medium + Theme.caption
        let sum = table.zones.piles.count > 0 ? Theme.pileHeight * (tight ? 0.8 : 1) + Theme.small : 0
        let used = 0
        let row = 0
        for (let i = 0; i < table.zones.spreads.count; ++i) {
            const low = tight || table.zones.spreads.at(i, "look") === "supply"
            const wide = table.zones.spreads.at(i, "wide")
            const count = Math.max(1, table.zones.spreads.at(i, "amount"))
            const across = Theme.pieceWidth * size + Theme.small + 2
            const tall = Theme.pieceHeight * (low ? 0.5 * Math.max(0.85, size) : size)
            const columns = Math.max(1, Math.floor((column.width - 2 * Theme.medium) / across))
            const width = wide ? column.width : Math.min(columns, count) * across + 2 * Theme.medium
            const height = Math.ceil(count / columns) * (tall + Theme.small + 2) + frame
            const fits = used > 0
                && (wide ? column.width - used >= 3 * Theme.pieceWidth : used + width <= column.width)
            if (!fits) {
                sum += row
                row = 0
                used = 0
            }
            row = Math.max(row, height + Theme.small)
            used += width
        }
        return sum + row
    }

    Column {
        id: column
        width: zones.width - Theme.small   // space for the scroll bar
        spacing: Theme.small
        Flow {
            width: parent.width
            spacing: Theme.small
            Repeater {
                id: piles
                model: zones.table.zones.piles
                TablePile {
                    id: pile
                    required property int index
                    width: zones.pileWidth
                    height: zones.pileHeight
                    onTouched: pieceId => zones.touched(pieceId)
                    onLooked: pieceId => zones.looked(pieceId)
                    onOpened: cards.show(pile)
                    onMenuRequested: if (zoneId !== "") zones.zoneTouched(zoneId)
                    drag: zones.drag
                    onActiveFocusChanged: if (activeFocus) zones.reveal(this)
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.small
            Repeater {
                id: spreads
                model: zones.table.zones.spreads
                TableZone {
                    required property int index
                    maxWidth: wide && zones.layouts >= 0 ? zones.spaceFor(index) : column.width
                    size: zones.factor
                    tight: zones.tight
                    onTouched: pieceId => zones.touched(pieceId)
                    onLooked: pieceId => zones.looked(pieceId)
                    onMenuRequested: pieceId => zones.menuRequested(pieceId)
                    onZoneMenuRequested: zoneId => zones.zoneMenuRequested(zoneId)
                    drag: zones.drag
                    onWentDown: zones.wentDown()
                    onActiveFocusChanged: if (activeFocus) zones.reveal(this)
                }
            }
        }
    }
    PileSheet {
        id: cards
        onTouched: pieceId => zones.touched(pieceId)
        onMenuRequested: pieceId => zones.menuRequested(pieceId)
        onLooked: pieceId => zones.looked(pieceId)
    }
}
