// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Every strategy against every other: the row's win share against the column.
Panel {
    id: panel

    required property StrategyLab lab
    readonly property int size: lab.tableNames.length
    readonly property real nameWidth: Math.round(130 * Theme.scale)
    readonly property real cellWidth: Math.max(56 * Theme.scale,
        Math.min(84 * Theme.scale, (width - 2 * padding - nameWidth) / (size + 1) - Theme.tiny))
    readonly property real cellHeight: Math.round(40 * Theme.scale)

    signal exportWanted()

    // Blue for winning, amber for losing: distinguishable without red and green.
    function shade(share: real): color {
        const strength = Math.min(1, Math.abs(share - 0.5) * 2) * 0.75
        const ink = share >= 0.5 ? Theme.accent : Theme.caution
        return Qt.rgba(ink.r, ink.g, ink.b, strength * (Theme.dark ? 0.7 : 0.6))
    }

    SectionBar {
        width: parent.width
        title: panel.lab.tableTitle

        ActionButton {
            small: true
            visible: panel.size > 0
            glyph: "export"
            text: qsTr("Export results")
            onClicked: panel.exportWanted()
        }

        ActionButton {
            small: true
            visible: !panel.lab.busy
            enabled: panel.lab.chosen > 1
            text: panel.size > 0 ? qsTr("Play again") : qsTr("Play the tournament")
            onClicked: panel.lab.playTournament(0)
        }
    }

    AppLabel {
        width: parent.width
        visible: panel.size === 0
        text: qsTr("Every chosen strategy plays every other, with changing seats.")
        dim: true
    }

    Flickable {
        width: parent.width
        height: grid.height
        visible: panel.size > 0
        contentWidth: grid.width
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentWidth > width
        clip: true
        ScrollBar.horizontal: ScrollLine {}

        Column {
            id: grid
            width: panel.nameWidth + (panel.size + 1) * (panel.cellWidth + Theme.tiny)
            spacing: Theme.tiny

            Row {
                spacing: Theme.tiny

                Item { width: panel.nameWidth; height: 1 }

                Repeater {
                    model: panel.lab.tableNames.concat([qsTr("Mean")])

                    AppLabel {
                        required property string modelData
                        width: panel.cellWidth
                        horizontalAlignment: Text.AlignHCenter
                        text: modelData
                        dim: true
                        size: Theme.footnote
                        maximumLineCount: 2
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                }
            }

            Repeater {
                model: panel.size

                Row {
                    id: row
                    required property int index
                    spacing: Theme.tiny

                    AppLabel {
                        width: panel.nameWidth
                        height: panel.cellHeight
                        verticalAlignment: Text.AlignVCenter
                        text: panel.lab.tableNames[row.index] ?? ""
                        strong: true
                        size: Theme.caption
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                    }

                    Repeater {
                        model: panel.size

                        AbstractButton {
                            id: cell
                            required property int index
                            readonly property var figures: panel.lab.table[row.index * panel.size + index]
                                ?? ({ played: false, text: "", error: "", share: 0.5, spoken: "" })
                            width: panel.cellWidth
                            height: panel.cellHeight
                            enabled: figures.played
                            checked: panel.lab.pairA === row.index && panel.lab.pairB === index
                            Accessible.name: figures.spoken ?? ""
                            Keys.onReturnPressed: clicked()
                            onClicked: panel.lab.choosePair(row.index, index)
                            background: Rectangle {
                                radius: Theme.innerRadius
                                color: cell.figures.played ? panel.shade(cell.figures.share) : Theme.raised
                                border.width: cell.checked ? Theme.focusWidth : Theme.hairline
                                border.color: cell.checked ? Theme.text : Theme.line

                                FocusRing { shown: cell.visualFocus }
                            }
                            contentItem: Column {
                                visible: cell.figures.played
                                topPadding: Theme.thin

                                AppLabel {
                                    width: parent.width
                                    horizontalAlignment: Text.AlignHCenter
                                    text: cell.figures.text
                                    strong: true
                                    size: Theme.caption
                                    wrapMode: Text.NoWrap
                                    Accessible.ignored: true
                                }

                                AppLabel {
                                    width: parent.width
                                    horizontalAlignment: Text.AlignHCenter
                                    text: cell.figures.error ?? ""
                                    dim: true
                                    size: Theme.minText
                                    wrapMode: Text.NoWrap
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }

                    AppLabel {
                        width: panel.cellWidth
                        height: panel.cellHeight
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        text: panel.lab.means[row.index] ?? ""
                        strong: true
                    }
                }
            }
        }
    }

    AppLabel {
        width: parent.width
        visible: panel.size > 0
        text: qsTr("Simulated, in percent. Row against column, a shared win counts half, ± is the 95 % interval. "
            + "The framed pair is charted below.")
        dim: true
        size: Theme.caption
    }

    Item {
        width: parent.width
        height: Theme.control
        visible: panel.lab.curves.length > 0

        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - what.width - Theme.medium
            text: qsTr("%1 against %2").arg(panel.lab.tableNames[panel.lab.pairA] ?? "")
                .arg(panel.lab.tableNames[panel.lab.pairB] ?? "")
            strong: true
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }

        Segments {
            id: what
            anchors.right: parent.right
            label: qsTr("Curve")
            value: panel.lab.resources ? "resources" : "points"
            choices: [
                { value: "points", text: qsTr("Points") },
                { value: "resources", text: qsTr("Resources") }
            ]
            onChosen: value => panel.lab.resources = value === "resources"
        }
    }

    TurnChart {
        width: parent.width
        visible: panel.lab.curves.length > 0
        title: what.chosenText
        series: panel.lab.curves
    }

    AppLabel {
        width: parent.width
        visible: panel.lab.curves.length > 0
        text: qsTr("Averages by own turn. Pale: fewer than half of the games last this long.")
        dim: true
        size: Theme.caption
    }
}
