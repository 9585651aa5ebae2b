// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Each question from the opening hand to a turn, for each mulligan policy.
TwoColumns {
    id: view

    required property AnalysisPage analysis
    readonly property TurnOdds odds: analysis.odds

    side: [
        QuestionsPanel {
            width: view.sideWidth
            questions: view.analysis.questions
        },
        Panel {
            width: view.sideWidth

            SectionTitle { width: parent.width; text: qsTr("Turns") }

            Row {
                spacing: Theme.small

                AppLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Up to turn")
                    dim: true
                    size: Theme.caption
                    Accessible.ignored: true
                }

                CountStepper {
                    label: qsTr("Up to turn")
                    value: view.odds.turns
                    least: 1
                    most: 30
                    onEntered: value => view.odds.turns = value
                }
            }

            TurnStepper {
                label: qsTr("The goal counts on")
                turn: view.odds.goalTurn
                most: view.odds.turns
                onEntered: turn => view.odds.goalTurn = turn
            }

            Segments {
                label: qsTr("What is counted")
                value: view.odds.seen ? "seen" : "hand"
                choices: [
                    { value: "hand", text: qsTr("Hand") },
                    { value: "seen", text: qsTr("All cards seen") }
                ]
                onChosen: value => view.odds.seen = value === "seen"
            }
        }
    ]

    Panel {
        width: parent.width

        SectionTitle { width: parent.width; text: view.odds.chartTitle }

        AppLabel {
            width: parent.width
            visible: text !== ""
            text: view.odds.advice
            color: Theme.good
            strong: true
        }

        TurnChart {
            width: parent.width
            visible: view.odds.series.length > 0
            title: view.odds.chartTitle
            series: view.odds.series
            firstTurn: 0
            ceiling: 100
            unit: " %"
        }

        LateProgress {
            width: parent.width
            busy: view.odds.busy
            progress: view.odds.progress
            label: qsTr("Calculating the odds")
            onStopped: view.odds.stop()
        }

        ActionButton {
            visible: view.odds.stopped
            text: qsTr("Resume")
            onClicked: view.odds.resume()
        }

        AppLabel {
            width: parent.width
            visible: text !== ""
            text: view.odds.trouble
            color: Theme.danger
            Accessible.role: Accessible.AlertMessage
        }
    }

    Panel {
        width: parent.width
        visible: view.odds.rows.count > 0

        SectionTitle { width: parent.width; text: qsTr("All questions") }

        OddsTable { width: parent.width; odds: view.odds }

        AppLabel { width: parent.width; text: view.odds.method; dim: true; size: Theme.caption }
    }
}
