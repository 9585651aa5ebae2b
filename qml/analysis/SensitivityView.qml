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

        SectionTitle { width: parent.width; text: qsTr("One copy more or fewer") }

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

                    Item {
                        width: panel.nameWidth
                        height: order.height

                        ActionButton {
                            id: order
                            small: true
                            lit: view.sensitivity.sortedBy < 0
                            text: qsTr("As in the deck")
                            Accessible.name: qsTr("Sort as in the deck")
                            onClicked: view.sensitivity.sortedBy = -1
                        }
                    }

                    Repeater {
                        model: view.sensitivity.headings

                        SensitivityHeading {
                            required property int index
                            required property string modelData
                            width: panel.cellWidth
                            question: modelData
                            now: view.sensitivity.now[index] ?? ""
                            sorted: view.sensitivity.sortedBy === index
                            onSortWanted: view.sensitivity.sortedBy = index
                        }
                    }
                }

                Repeater {
                    model: view.sensitivity.rows

                    SensitivityRow { width: table.width; nameWidth: panel.nameWidth; cellWidth: panel.cellWidth }
                }
            }
        }

        AppLabel {
            width: parent.width
            text: view.sensitivity.method === "" ? "" : qsTr("+1: one copy more, −1: one copy fewer.") + " "
                + view.sensitivity.method
            dim: true
            size: Theme.caption
        }
    }
}
