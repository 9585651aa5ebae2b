// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// The column widths of the table, shared by its header and rows. Number columns are as wide as their titles. When the
// names get too little space, the type is hidden first, then the place, then the copies in decks and lent copies.
QtObject {
    id: columns

    required property real width

    readonly property var words: ({
        owned: qsTr("Owned"),
        indecks: qsTr("In decks"),
        free: qsTr("Free"),
        wanted: qsTr("Wanted"),
        lent: qsTr("Lent")
    })
    readonly property FontMetrics metrics: FontMetrics {
        font.pixelSize: Theme.caption
        font.weight: Font.DemiBold
    }
    readonly property int gap: Theme.small
    readonly property int mark: Theme.checkMark
    readonly property int card: Math.round(150 * Theme.scale)   // at least
    readonly property int leastType: Math.round(120 * Theme.scale)
    readonly property int leastPlace: Math.round(90 * Theme.scale)
    readonly property int type:
        Math.max(leastType, Math.min(Math.round(width * 0.19), width - least - bound - place - 2 * gap))
    readonly property int place:
        Math.max(leastPlace, Math.min(Math.round(width * 0.13), width - least - bound - leastType - 2 * gap))
    readonly property int owned: widthOf("owned")
    readonly property int indecks: widthOf("indecks")
    readonly property int free: widthOf("free")
    readonly property int wanted: widthOf("wanted")
    readonly property int lent: widthOf("lent")
    readonly property int bound: indecks + lent + 2 * gap
    readonly property int least: mark + card + owned + free + wanted + 4 * gap

    readonly property bool withBound: width > least + bound
    readonly property bool withPlace: width > least + bound + leastPlace + gap
    readonly property bool withType: width > least + bound + leastPlace + leastType + 2 * gap

    function widthOf(column: string): int {
        const textWidth = Math.ceil(metrics.advanceWidth(words[column]))
        return Math.max(Math.round(58 * Theme.scale), textWidth + Math.round(20 * Theme.scale))
    }
}
