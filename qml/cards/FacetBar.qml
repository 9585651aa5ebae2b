pragma ComponentBehavior: Bound
import QtQuick
import Mazzo
import Mazzo.App

// The values that cards can be narrowed down to, with how many cards each would show. Left and Right walk along.
Flow {
    id: bar

    required property CardSearch search
    property bool expanded: false   // show the long lists of choices too

    function step(from: int, by: int) {
        const next = chips.itemAt(from + by)
        if (next) next.chip.forceActiveFocus(Qt.TabFocusReason)
    }

    spacing: Theme.tiny + 2
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Filters")

    Repeater {
        id: chips
        model: bar.search.facets
        Row {
            id: entry
            required property int index
            required property string facetId
            required property string group
            required property string name
            required property int amount
            required property bool chosen
            required property bool first
            required property bool common
            property alias chip: chip

            visible: common || chosen || bar.expanded
            spacing: Theme.tiny + 2
            Words {
                visible: entry.first
                anchors.verticalCenter: parent.verticalCenter
                leftPadding: entry.index > 0 ? Theme.small : 0
                text: entry.group
                dim: true
                size: Theme.caption
                wrapMode: Text.NoWrap
            }
            Chip {
                id: chip
                text: entry.name
                spoken: entry.group + ": " + entry.name
                amount: entry.amount
                checked: entry.chosen
                onClicked: bar.search.toggleFacet(entry.facetId)
                Keys.onLeftPressed: bar.step(entry.index, -1)
                Keys.onRightPressed: bar.step(entry.index, 1)
            }
        }
    }
    Chip {
        visible: bar.search.rareFacets > 0
        text: bar.expanded ? qsTr("Fewer filters") : qsTr("More filters")
        amount: bar.expanded ? -1 : bar.search.rareFacets
        onClicked: bar.expanded = !bar.expanded
    }
}
