// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.Controls
import Mazzo.Goldfish

// The names of a chart's lines with the shapes of their dots.
Flow {
    id: legend

    required property var series   // {name}

    spacing: Theme.medium

    Repeater {
        model: legend.series

        Row {
            id: entry
            required property int index
            required property var modelData
            spacing: Theme.tiny

            ChartDot { anchors.verticalCenter: parent.verticalCenter; kind: entry.index }

            AppLabel {
                text: entry.modelData.name
                size: Theme.caption
                strong: true
                wrapMode: Text.NoWrap
                width: Math.min(implicitWidth, legend.width - Theme.huge)
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
