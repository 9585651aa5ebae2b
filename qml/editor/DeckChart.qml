// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// Charts of one field and of the card types. Unknown values have a bar of their own.
ColumnLayout {
    id: chart

    required property DeckEditor editor
    readonly property bool blind: editor.charts.unknown > 0 && editor.charts.bars.count === 1

    spacing: Theme.small

    SectionBar {
        Layout.fillWidth: true
        title: qsTr("Chart")

        AppLabel {
            height: field.implicitHeight
            verticalAlignment: Text.AlignVCenter
            visible: chart.editor.charts.unknown > 0 && !chart.blind
            text: qsTr("%n unknown", "", chart.editor.charts.unknown)
            color: Theme.unknown
            size: Theme.caption
            wrapMode: Text.NoWrap
        }

        SelectBox {
            id: field
            readonly property string chosen: chart.editor.charts.field
            function follow() { currentIndex = indexOfValue(chosen) }
            implicitHeight: Theme.smallControl
            small: true
            label: qsTr("Chart of")
            model: chart.editor.charts.fields
            textRole: "name"
            valueRole: "fieldId"
            onActivated: chart.editor.charts.field = currentValue
            onChosenChanged: follow()
            onCountChanged: follow()
            Component.onCompleted: follow()
        }
    }

    // A single bar of unknown values is not a chart.
    RowLayout {
        Layout.fillWidth: true
        visible: chart.blind
        spacing: Theme.small

        Glyph {
            implicitWidth: Theme.icon
            implicitHeight: Theme.icon
            name: "question"
            color: Theme.unknown
        }

        AppLabel {
            Layout.fillWidth: true
            text: qsTr("%1 is unknown for every card in this deck. Enter it on a card's page to see it here.")
                .arg(field.displayText)
            color: Theme.unknown
            size: Theme.caption
        }
    }

    Row {
        id: bars
        Layout.fillWidth: true
        Layout.preferredHeight: Math.round(96 * Theme.scale)
        spacing: Theme.tiny
        visible: chart.editor.charts.bars.count > 0 && !chart.blind
        Accessible.role: Accessible.Chart
        Accessible.name: qsTr("Chart of %1").arg(field.displayText)

        Repeater {
            model: chart.editor.charts.bars

            ChartBar {
                readonly property int barCount: chart.editor.charts.bars.count
                width: (bars.width - bars.spacing * (barCount - 1)) / Math.max(1, barCount)
                height: bars.height
                byType: chart.editor.charts.field === "type"
                onChosen: chart.editor.selectBar(index)
            }
        }
    }

    AppLabel {
        Layout.fillWidth: true
        visible: chart.editor.charts.bars.count === 0
        text: qsTr("No card in the deck has this value.")
        dim: true
        size: Theme.caption
    }

    TypeStrip {
        Layout.fillWidth: true
        visible: chart.editor.charts.field !== "type" && chart.editor.charts.types.count > 0
        types: chart.editor.charts.types
        total: chart.editor.deck.total
        onChosen: row => chart.editor.selectType(row)
    }
}
