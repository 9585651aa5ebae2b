// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Every strategy against every other: the row's win share against the column.
Flickable {
    id: area

    required property TournamentTable tournament
    readonly property var names: tournament.names
    readonly property var cells: tournament.cells
    readonly property var means: tournament.means
    readonly property int size: names.length
    readonly property real nameWidth: Math.round(130 * Theme.scale)
    readonly property real cellWidth: Math.floor(Math.max(56 * Theme.scale,
        Math.min(120 * Theme.scale, (width - nameWidth) / (size + 1) - Theme.tiny)))
    readonly property real cellHeight: Math.round(42 * Theme.scale)

    implicitHeight: grid.height
    contentWidth: grid.width
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentWidth > width
    clip: true
    ScrollBar.horizontal: ScrollLine {}

    Column {
        id: grid
        width: area.nameWidth + (area.size + 1) * (area.cellWidth + Theme.tiny)
        spacing: Theme.tiny

        Row {
            spacing: Theme.tiny

            Item { width: area.nameWidth; height: 1 }

            Repeater {
                model: area.names.concat([qsTr("Mean")])

                AppLabel {
                    required property string modelData
                    width: area.cellWidth
                    horizontalAlignment: Text.AlignHCenter
                    text: modelData
                    dim: true
                    size: Theme.footnote
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }

        Repeater {
            model: area.size

            Row {
                id: row
                required property int index
                spacing: Theme.tiny

                AppLabel {
                    width: area.nameWidth
                    height: area.cellHeight
                    verticalAlignment: Text.AlignVCenter
                    text: area.names[row.index] ?? ""
                    strong: true
                    size: Theme.caption
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }

                Repeater {
                    model: area.size

                    TournamentCell {
                        required property int index
                        width: area.cellWidth
                        height: area.cellHeight
                        figures: area.cells[row.index * area.size + index]
                            ?? ({ played: false, text: "", error: "", share: 0.5, spoken: "" })
                        checked: area.tournament.pairA === row.index && area.tournament.pairB === index
                        onClicked: area.tournament.choosePair(row.index, index)
                    }
                }

                AppLabel {
                    width: area.cellWidth
                    height: area.cellHeight
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    text: area.means[row.index] ?? ""
                    strong: true
                    Accessible.name: qsTr("Mean win share of %1: %2 %").arg(area.names[row.index] ?? "").arg(text)
                }
            }
        }
    }
}
