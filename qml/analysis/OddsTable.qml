// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Questions and policies down, turns across. A row can be chosen for the chart.
Column {
    id: table

    required property TurnOdds odds
    readonly property int columns: odds.headings.length
    readonly property real cellWidth: Math.round(92 * Theme.scale)
    readonly property real nameWidth: Math.max(180 * Theme.scale, width - columns * cellWidth)

    spacing: 0

    component Cell: AppLabel {
        width: table.cellWidth
        horizontalAlignment: Text.AlignRight
        rightPadding: Theme.small
        size: Theme.caption
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    Flickable {
        width: parent.width
        height: lines.implicitHeight
        contentWidth: lines.width
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentWidth > width
        clip: true
        ScrollBar.horizontal: ScrollLine {}

        Column {
            id: lines
            width: table.nameWidth + table.columns * table.cellWidth

            Row {
                Item { width: table.nameWidth; height: 1 }

                Repeater {
                    model: table.odds.headings

                    Cell {
                        required property string modelData
                        text: modelData
                        dim: true
                    }
                }
            }

            Repeater {
                model: table.odds.rows

                AbstractButton {
                    id: row
                    required property int question
                    required property string explained
                    required property string policy
                    required property var cells
                    required property bool best
                    required property bool first
                    required property string spoken
                    width: lines.width
                    height: inside.implicitHeight + (first ? Theme.medium : Theme.tiny)
                    checked: table.odds.question === question
                    Accessible.role: Accessible.Row
                    Accessible.name: spoken + (best ? ". " + qsTr("Best policy") : "")
                    Keys.onReturnPressed: clicked()
                    onClicked: table.odds.question = question
                    background: Rectangle {
                        color: row.checked ? Theme.chosen : row.hovered ? Theme.hovered : "transparent"

                        Rectangle {
                            visible: row.first
                            width: parent.width
                            height: Theme.hairline
                            color: Theme.line
                        }

                        FocusRing { shown: row.visualFocus }
                    }
                    contentItem: Item {
                        Column {
                            id: inside
                            anchors.bottom: parent.bottom
                            anchors.bottomMargin: Theme.tiny
                            width: parent.width

                            AppLabel {
                                visible: row.first
                                width: parent.width
                                leftPadding: Theme.small
                                text: row.explained
                                strong: true
                                Accessible.ignored: true
                            }

                            Row {
                                AppLabel {
                                    width: table.nameWidth
                                    leftPadding: Theme.small
                                    text: row.best ? qsTr("%1 (best)").arg(row.policy) : row.policy
                                    color: row.best ? Theme.good : Theme.muted
                                    strong: row.best
                                    size: Theme.caption
                                    wrapMode: Text.NoWrap
                                    elide: Text.ElideRight
                                    Accessible.ignored: true
                                }

                                Repeater {
                                    model: row.cells

                                    Cell {
                                        required property string modelData
                                        text: modelData
                                        strong: row.best
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
