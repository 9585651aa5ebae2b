pragma ComponentBehavior: Bound
import QtQuick
import Mazzo
import Mazzo.App

// The values that cards can be narrowed down to, with how many cards each would show. Left and Right walk along.
Flow {
    id: bar

    required property CardSearch search
    property bool deck: false       // there is a deck to add to
    property bool compact: false    // only types, until more is asked for
    property bool expanded: false   // show the long lists of choices too
    readonly property string owned: "owned>=1"

    function step(from: int, by: int) {
        const next = chips.itemAt(from + by)
        if (next) next.chip.forceActiveFocus(Qt.TabFocusReason)
    }

    spacing: Theme.tiny + 2
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Filters")

    Chip {
        visible: bar.deck
        text: qsTr("Can add now")
        spoken: qsTr("Only cards that can be added without breaking a rule")
        enabled: bar.search.hasDeck
        checked: bar.search.onlyAddable
        onClicked: bar.search.onlyAddable = !bar.search.onlyAddable
    }
    Chip {
        text: qsTr("Owned")
        spoken: qsTr("Only cards that you own")
        checked: bar.search.words.indexOf(bar.owned) >= 0
        onClicked: bar.search.toggleWord(bar.owned)
    }
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

            visible: chosen || bar.expanded || (bar.compact ? facetId.startsWith("type:") : common)
            spacing: Theme.tiny + 2
            Words {
                visible: entry.first
                anchors.verticalCenter: parent.verticalCenter
                leftPadding: Theme.small
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
        visible: bar.search.rareFacets > 0 || bar.compact
        text: bar.expanded ? qsTr("Fewer filters") : qsTr("More filters")
        onClicked: bar.expanded = !bar.expanded
    }
}
