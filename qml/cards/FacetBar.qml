pragma ComponentBehavior: Bound
import QtQuick
import Mazzo
import Mazzo.App

// The values that cards can be narrowed down to, with how many cards each would show. Left and Right walk along.
Flow {
    id: bar

    required property CardSearch search

    function step(from: int, by: int) {
        const next = chips.itemAt(from + by)
        if (next) next.forceActiveFocus(Qt.TabFocusReason)
    }

    spacing: Theme.tiny + 2
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Filters")

    Repeater {
        id: chips
        model: bar.search.facets
        Chip {
            id: chip
            required property int index
            required property string facetId
            required property string group
            required property string name
            required property bool chosen
            required amount

            text: name
            spoken: group + ": " + name
            checked: chosen
            onClicked: bar.search.toggleFacet(facetId)
            Keys.onLeftPressed: bar.step(index, -1)
            Keys.onRightPressed: bar.step(index, 1)
        }
    }
}
