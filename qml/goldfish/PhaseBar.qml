// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The phases of a turn; the current one is highlighted and underlined. If there is too little space, the text of all
// phases is smaller. Not a layout: those of Qt 6.4 keep pointers to items that are destroyed while they are hidden.
Row {
    id: bar

    required property TableModel phases
    readonly property real frame: spacing * (phases.count - 1) + 2 * Theme.tiny * phases.count
    readonly property real wanted: {     // the width of all texts
        let sum = 0
        for (let i = 0; i < children.length; ++i) sum += (children[i] as PhaseTag)?.wanted ?? 0
        return Math.max(1, sum)
    }
    readonly property real shrink: Math.max(0.7, Math.min(1, (width - frame) / wanted))
    readonly property real extra: Math.max(0, width - frame - wanted) / Math.max(1, list.count)

    spacing: Theme.tiny
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Phases")
    Repeater {
        id: list
        model: bar.phases
        PhaseTag {
            width: Math.floor(wanted * Math.min(1, (bar.width - bar.frame) / bar.wanted) + 2 * Theme.tiny + bar.extra)
            textSize: Math.floor(Theme.caption * bar.shrink)
        }
    }
}
