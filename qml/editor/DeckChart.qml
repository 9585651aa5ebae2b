pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo
import Mazzo.App

// How the deck spreads over one field; what is not known stands apart.
ColumnLayout {
    id: chart

    required property DeckEditor editor

    spacing: Theme.small

    RowLayout {
        Layout.fillWidth: true
        SectionTitle { Layout.fillWidth: true; text: qsTr("Chart") }
        SelectBox {
            id: field
            readonly property string chosen: chart.editor.chartField
            function follow() { currentIndex = indexOfValue(chosen) }
            Layout.preferredWidth: Math.round(170 * Theme.scale)
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
        Layout.preferredHeight: Math.round(110 * Theme.scale)
        spacing: Theme.tiny
        Accessible.role: Accessible.Chart
        Accessible.name: qsTr("Chart of %1").arg(field.displayText)
        Repeater {
            model: chart.editor.bars
            Item {
                id: bar
                required property string label
                required property int amount
                required property double share
                required property bool unknown
                required property string spoken
                width: (bars.width - bars.spacing * (chart.editor.bars.count - 1)) / Math.max(1, chart.editor.bars.count)
                height: bars.height
                Accessible.role: Accessible.StaticText
                Accessible.name: spoken
                Rectangle {
                    id: column
                    anchors.bottom: caption.top
                    anchors.bottomMargin: 2
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Math.min(parent.width, Math.round(56 * Theme.scale))
                    height: Math.max(bar.amount > 0 ? 3 : 0, bar.share * (bars.height - caption.height - count.height - 4))
                    radius: 3
                    color: bar.unknown ? "transparent" : Theme.accent
                    border.width: bar.unknown ? 2 : 0
                    border.color: Theme.unknown
                }
                Words {
                    id: count
                    anchors.bottom: column.top
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    visible: bar.amount > 0
                    text: bar.amount
                    size: Math.round(11 * Theme.scale)
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
                Words {
                    id: caption
                    anchors.bottom: parent.bottom
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: bar.unknown ? "?" : bar.label
                    color: bar.unknown ? Theme.unknown : Theme.muted
                    size: Math.round(11 * Theme.scale)
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
