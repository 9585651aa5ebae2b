// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// What one copy more or less of each card does to each question.
TwoColumns {
    id: view

    required property AnalysisPage analysis
    readonly property DeckSensitivity sensitivity: analysis.sensitivity
    readonly property int questions: sensitivity.headings.length

    side: [
        QuestionsPanel {
            width: view.sideWidth
            questions: view.analysis.questions
            withPolicies: false
        },
        Panel {
            width: view.sideWidth

            TurnStepper {
                label: qsTr("Hand of")
                turn: view.sensitivity.turn
                onEntered: turn => view.sensitivity.turn = turn
            }

            Chip {
                text: qsTr("Show in the deck list of the editor")
                checked: view.analysis.column
                onClicked: view.analysis.column = !view.analysis.column
            }
        }
    ]

    Panel {
        id: panel
        width: parent.width
        readonly property real cellWidth: Math.round(150 * Theme.scale)
        readonly property real nameWidth: Math.max(200 * Theme.scale, width - 2 * padding - view.questions * cellWidth)

        SectionTitle { width: parent.width; text: qsTr("One copy more or less") }

        LateProgress {
            width: parent.width
            busy: view.sensitivity.busy
            progress: view.sensitivity.progress
            label: qsTr("Calculating the odds")
            onStopped: view.sensitivity.stop()
        }

        AppLabel {
            width: parent.width
            visible: text !== ""
            text: view.sensitivity.trouble
            color: Theme.danger
            Accessible.role: Accessible.AlertMessage
        }

        Flickable {
            width: parent.width
            height: table.implicitHeight
            contentWidth: table.width
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentWidth > width
            clip: true
            ScrollBar.horizontal: ScrollLine {}

            Column {
                id: table
                width: panel.nameWidth + view.questions * panel.cellWidth

                Row {
                    spacing: 0

                    ActionButton {
                        width: panel.nameWidth - Theme.small
                        small: true
                        lit: view.sensitivity.sortedBy < 0
                        text: qsTr("Card, as in the deck")
                        onClicked: view.sensitivity.sortedBy = -1
                    }

                    Item { width: Theme.small; height: 1 }

                    Repeater {
                        model: view.sensitivity.headings

                        Column {
                            id: heading
                            required property int index
                            required property string modelData
                            width: panel.cellWidth

                            ActionButton {
                                width: parent.width - Theme.tiny
                                small: true
                                wraps: true
                                lit: view.sensitivity.sortedBy === heading.index
                                text: heading.modelData
                                Accessible.name: qsTr("Sort by: %1").arg(heading.modelData)
                                onClicked: view.sensitivity.sortedBy = heading.index
                            }

                            AppLabel {
                                width: parent.width
                                horizontalAlignment: Text.AlignHCenter
                                text: qsTr("now %1").arg(view.sensitivity.now[heading.index] ?? "")
                                dim: true
                                size: Theme.footnote
                                wrapMode: Text.NoWrap
                            }

                            Row {
                                spacing: Theme.small

                                Repeater {
                                    model: ["+1", "−1"]

                                    AppLabel {
                                        required property string modelData
                                        width: panel.cellWidth / 2 - Theme.small
                                        horizontalAlignment: Text.AlignRight
                                        text: modelData
                                        dim: true
                                        size: Theme.footnote
                                        Accessible.ignored: true
                                    }
                                }
                            }
                        }
                    }
                }

                Repeater {
                    model: view.sensitivity.rows

                    Item {
                        id: row
                        required property int index
                        required property string name
                        required property string cardId
                        required property string zone
                        required property int copies
                        required property var more
                        required property var less
                        required property var moreValues
                        required property string spoken
                        width: table.width
                        height: Theme.row
                        Accessible.role: Accessible.Row
                        Accessible.name: spoken

                        Rectangle { width: parent.width; height: Theme.hairline; color: Theme.line }

                        HoverHandler {
                            onHoveredChanged: hovered && row.cardId !== ""
                                ? CardHover.enter(row, row.cardId, "") : CardHover.leave(row)
                        }

                        AppLabel {
                            x: Theme.small
                            width: Theme.countWidth
                            anchors.verticalCenter: parent.verticalCenter
                            text: row.copies
                            color: Theme.accent
                            strong: true
                            Accessible.ignored: true
                        }

                        AppLabel {
                            x: Theme.small + Theme.countWidth
                            width: panel.nameWidth - x - Theme.small
                            anchors.verticalCenter: parent.verticalCenter
                            text: row.name
                            wrapMode: Text.NoWrap
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }

                        Repeater {
                            model: view.questions

                            Row {
                                id: cell
                                required property int index
                                readonly property real value: row.moreValues[index] ?? 0
                                x: panel.nameWidth + index * panel.cellWidth
                                height: row.height
                                width: panel.cellWidth
                                spacing: Theme.small

                                AppLabel {
                                    width: panel.cellWidth / 2 - Theme.small
                                    anchors.verticalCenter: parent.verticalCenter
                                    horizontalAlignment: Text.AlignRight
                                    text: row.more[cell.index] ?? ""
                                    color: cell.value > 0.00005 ? Theme.good : cell.value < -0.00005 ? Theme.danger
                                        : Theme.muted
                                    strong: true
                                    wrapMode: Text.NoWrap
                                    Accessible.ignored: true
                                }

                                AppLabel {
                                    width: panel.cellWidth / 2 - Theme.small
                                    anchors.verticalCenter: parent.verticalCenter
                                    horizontalAlignment: Text.AlignRight
                                    text: row.less[cell.index] ?? ""
                                    dim: true
                                    wrapMode: Text.NoWrap
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }
                }
            }
        }

        AppLabel {
            width: parent.width
            text: view.sensitivity.method === "" ? "" : qsTr("+1: one copy more, −1: one copy less.") + " "
                + view.sensitivity.method
            dim: true
            size: Theme.caption
        }
    }
}
