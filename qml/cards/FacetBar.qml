// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Filters by value, each with the number of matching cards: two rows, and the others on request. Left and Right move.
Flickable {
    id: bar

    required property CardSearch search
    property bool deck: false       // there is a deck to add to
    property bool expanded: false   // show every value of every field
    readonly property int rows: 2
    readonly property int gap: Theme.snug
    readonly property real rowHeight: owned.implicitHeight + gap
    readonly property string ownedWord: "owned>=1"
    property int hidden: 0

    function step(from: int, by: int) {
        let next = from + by
        while (next >= 0 && next < chips.count && !(chips.itemAt(next) as FacetChip).fits) next += by
        const entry = chips.itemAt(next) as FacetChip
        if (entry) entry.takeFocus()
    }

    // The positions of the chips, including the one that expands the bar; null if they need more than `most` rows.
    function placesOf(boxes: var, most: int): var {
        const places = []
        let x = 0
        let row = 0
        let group = ""
        for (const box of boxes) {
            const width = box.width + (box.group !== group ? box.label : 0)
            if (x > 0 && x + width > bar.width) {
                x = 0
                if (++row >= most) return null
            }
            places.push({ x: x, y: row * bar.rowHeight, labelled: box.label > 0 && box.group !== group })
            x += width + bar.gap
            group = box.group
        }
        return places
    }

    function boxOf(item: Item): var {
        return { item: item, width: item.implicitWidth, label: 0, group: "", chosen: true }
    }

    // Shows as many chips as fit, in order. Active filters are always shown.
    function arrange() {
        if (width <= 0) return
        const fixed = deck ? [boxOf(addable), boxOf(owned)] : [boxOf(owned)]
        const all = []
        for (let i = 0; i < chips.count; ++i) {
            const entry = chips.itemAt(i) as FacetChip
            if (!entry) return
            all.push({
                item: entry,
                width: entry.chipWidth,
                label: entry.labelWidth,
                group: entry.group,
                chosen: entry.chosen,
                common: entry.common
            })
        }
        const wanted = all.filter(box => expanded || box.common || box.chosen)
        const first = kept => wanted.filter((box, index) => box.chosen || index < kept)
        const closing = list => fixed.concat(list, list.length < all.length || expanded ? [boxOf(more)] : [])
        let kept = wanted.length
        let places = placesOf(closing(wanted), expanded ? all.length + 3 : rows)
        for (let low = 0, high = wanted.length; !places && low < high;) {
            const middle = Math.floor((low + high) / 2)
            if (placesOf(closing(first(middle)), rows)) low = middle + 1
            else high = middle
            kept = Math.max(0, high - 1)
        }
        const shown = closing(first(kept))
        if (!places) places = placesOf(shown, rows) ?? placesOf(shown, all.length + 3)
        hidden = all.length - first(kept).length
        for (const box of all) if (!shown.includes(box)) box.item.fits = false
        shown.forEach((box, index) => {
            box.item.x = places[index].x
            box.item.y = places[index].y
            if (!box.label) return
            box.item.labelled = places[index].labelled
            box.item.fits = true
        })
        contentHeight = places[places.length - 1].y + owned.implicitHeight
    }

    implicitHeight: Math.min(contentHeight, 6 * rowHeight)
    clip: contentHeight > height
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    onWidthChanged: () => Qt.callLater(arrange)
    onExpandedChanged: () => Qt.callLater(arrange)
    onRowHeightChanged: () => Qt.callLater(arrange)
    Component.onCompleted: arrange()
    ScrollBar.vertical: ScrollLine {}
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Filters")

    FocusFollower { area: bar }

    Chip {
        id: addable
        visible: bar.deck
        text: qsTr("Can add now")
        spoken: qsTr("Only cards that can be added without breaking a rule")
        enabled: bar.search.hasDeck
        checked: bar.search.onlyAddable
        onImplicitWidthChanged: () => Qt.callLater(bar.arrange)
        onClicked: bar.search.onlyAddable = !bar.search.onlyAddable
    }

    Chip {
        id: owned
        text: qsTr("Owned")
        spoken: qsTr("Only cards that you own")
        checked: bar.search.words.indexOf(bar.ownedWord) >= 0   // qmllint disable type
        onImplicitWidthChanged: () => Qt.callLater(bar.arrange)
        onClicked: bar.search.toggleWord(bar.ownedWord)
    }

    Repeater {
        id: chips
        model: bar.search.facets

        FacetChip {
            onResized: () => Qt.callLater(bar.arrange)
            onToggled: bar.search.toggleFacet(facetId)
            onStepped: by => bar.step(index, by)
        }
        onCountChanged: () => Qt.callLater(bar.arrange)
    }

    Chip {
        id: more
        visible: bar.hidden > 0 || bar.expanded
        text: bar.expanded ? qsTr("Fewer filters") : qsTr("More filters")
        amount: bar.expanded ? -1 : bar.hidden
        toggles: false
        onImplicitWidthChanged: () => Qt.callLater(bar.arrange)
        onClicked: bar.expanded = !bar.expanded
    }
}
