// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.Controls
import Mazzo.Goldfish

// The values of a chart's lines at one place.
Rectangle {
    id: tip

    required property string title
    required property var series    // {values}
    required property int place     // none if negative
    required property var number    // a value as text

    visible: place >= 0
    implicitWidth: values.implicitWidth + 2 * Theme.small
    implicitHeight: values.implicitHeight + 2 * Theme.small
    radius: Theme.innerRadius
    color: Theme.panel
    border.width: Theme.hairline
    border.color: Theme.outline

    Column {
        id: values
        x: Theme.small
        y: Theme.small
        spacing: Theme.thin

        AppLabel {
            text: tip.title
            strong: true
            size: Theme.caption
            Accessible.ignored: true
        }

        Repeater {
            model: tip.series

            Row {
                id: each
                required property int index
                required property var modelData
                readonly property bool present: tip.place >= 0 && tip.place < modelData.values.length
                visible: present
                spacing: Theme.tiny

                ChartDot { anchors.verticalCenter: parent.verticalCenter; kind: each.index }

                AppLabel {
                    text: each.present ? tip.number(each.modelData.values[tip.place]) : ""
                    strong: true
                    size: Theme.caption
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
