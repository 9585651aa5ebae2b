// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Scrolls a Flickable so that the focused control is visible.
Item {
    id: follower

    required property Flickable area
    readonly property Item focused: area.Window.activeFocusItem

    function isInside(item: Item): bool {
        let above = item ? item.parent : null
        while (above && above !== area.contentItem) above = above.parent
        return above !== null
    }

    function follow() {
        if (!isInside(focused)) return
        const top = focused.mapToItem(area.contentItem, 0, 0).y
        const bottom = top + focused.height
        const sees = area.contentY + area.height
        // An item higher than the view stays where it is.
        if (focused.height > area.height && top < sees && bottom > area.contentY) return
        const highest = area.originY - area.topMargin
        const lowest = area.originY + area.contentHeight + area.bottomMargin - area.height
        if (top < area.contentY || focused.height > area.height)
            area.contentY = Math.max(highest, top - Theme.large)
        else if (bottom > sees)
            area.contentY = Math.min(Math.max(highest, lowest), bottom + Theme.large - area.height)
    }

    onFocusedChanged: () => Qt.callLater(follow)   // an item that has just appeared has no position yet
}
