pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo
import Mazzo.App

// How the deck spreads over one field, and over its types; what is not known stands apart.
ColumnLayout {
    id: chart

    required property DeckEditor editor

    spacing: Theme.small

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.small
        SectionTitle { text: qsTr("Chart") }
        Words {
            Layout.fillWidth: true
            text: chart.editor.chartUnknown > 0 ? qsTr("%n not known", "", chart.editor.chartUnknown) : ""
            color: Theme.unknown
            size: Theme.caption
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            horizontalAlignment: Text.AlignRight
        }
        SelectBox {
            id: field
            readonly property string chosen: chart.editor.chartField
            function follow() { currentIndex = indexOfValue(chosen) }
            Layout.minimumWidth: Math.round(110 * Theme.scale)
            Layout.preferredWidth: Math.min(implicitWidth, chart.width * 0.5)
            implicitHeight: Math.round(30 * Theme.scale)
            small: true
            label: qsTr("Chart of")
            model: chart.editor.chartFields
            textRole: "name"
            valueRole: "fieldId"
            onActivated: chart.editor.chartField = currentValue
            onChosenChanged: follow()
            onCountChanged: follow()
            Component.onCompleted: follow()
        }
    }
    Row {
        id: bars
        Layout.fillWidth: true
        Layout.preferredHeight: Math.round(96 * Theme.scale)
        spacing: Theme.tiny
        visible: chart.editor.bars.count > 0
        Accessible.role: Accessible.Chart
        Accessible.name: qsTr("Chart of %1").arg(field.displayText)
        Repeater {
            model: chart.editor.bars
            ChartBar {
                width: (bars.width - bars.spacing * (chart.editor.bars.count - 1)) / Math.max(1, chart.editor.bars.count)
                height: bars.height
            }
        }
    }
    Words { Layout.fillWidth: true; visible: chart.editor.bars.count === 0; text: qsTr("No card of the deck has this."); dim: true; size: Theme.caption }
    TypeStrip { Layout.fillWidth: true; visible: chart.editor.chartField !== "type" && chart.editor.types.count > 0; types: chart.editor.types; total: chart.editor.total }
}
