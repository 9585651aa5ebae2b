// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The phases of a turn; the current one is highlighted and underlined. If there is too little space, the text of all
// phases is smaller. Not a layout: those of Qt 6.4 keep pointers to items that are destroyed while they are hidden. The
// row is inside an item: the width of its tags follows the bar and must not decide how wide the bar wants to be.
Item {
    id: bar

    required property TableModel phases
    readonly property real frame: row.spacing * (phases.count - 1) + 2 * Theme.tiny * phases.count
    readonly property real wanted: {     // the width of all texts
        let sum = 0
        for (let i = 0; i < row.children.length; ++i) sum += (row.children[i] as PhaseTag)?.wanted ?? 0
        return Math.max(1, sum)
    }
    readonly property real shrink: Math.max(0.7, Math.min(1, (width - frame) / wanted))
    readonly property real extra: Math.max(0, width - frame - wanted) / Math.max(1, list.count)

    implicitHeight: Math.round(30 * Theme.scale)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Phases")
    Row {
        id: row
        spacing: Theme.tiny
        Repeater {
            id: list
            model: bar.phases
            PhaseTag {
                width: Math.max(0, Math.floor(wanted * Math.min(1, (bar.width - bar.frame) / bar.wanted)
                                              + 2 * Theme.tiny + bar.extra))
                textSize: Math.floor(Theme.caption * bar.shrink)
            }
        }
    }
}
