// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls
import Mazzo.Goldfish

// Finds legal decks within a few swaps that raise the odds of the questions.
TwoColumns {
    id: view

    required property AnalysisPage analysis
    readonly property DeckTuning tuning: analysis.tuning

    side: [
        QuestionsPanel {
            width: view.sideWidth
            questions: view.analysis.questions
        }
    ]

    Panel {
        width: parent.width

        SectionTitle { width: parent.width; text: qsTr("Goals") }

        AppLabel {
            width: parent.width
            visible: view.tuning.goals.count === 0
            text: qsTr("Add a question on the left; tuning raises its odds.")
            dim: true
        }

        Repeater {
            model: view.tuning.goals

            GoalEditor { width: parent ? parent.width : 0; tuning: view.tuning }
        }

        Rectangle { width: parent.width; height: Theme.hairline; color: Theme.line }

        Flow {
            width: parent.width
            spacing: Theme.large

            Row {
                spacing: Theme.small

                AppLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Swaps, at most")
                    dim: true
                    size: Theme.caption
                    Accessible.ignored: true
                }

                CountStepper {
                    label: qsTr("Swaps, at most")
                    value: view.tuning.swaps
                    least: 1
                    most: 20
                    onEntered: value => view.tuning.swaps = value
                }
            }

            Row {
                spacing: Theme.small

                AppLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Seconds, at most")
                    dim: true
                    size: Theme.caption
                    Accessible.ignored: true
                }

                CountStepper {
                    label: qsTr("Seconds, at most")
                    value: view.tuning.seconds
                    least: 1
                    most: 600
                    onEntered: value => view.tuning.seconds = value
                }
            }

            TurnStepper {
                label: qsTr("Hand of")
                turn: view.tuning.turn
                onEntered: turn => view.tuning.turn = turn
            }

            Chip {
                anchors.margins: Theme.tiny
                visible: view.tuning.hasOwned
                text: qsTr("Only cards I own")
                checked: view.tuning.ownedOnly
                onClicked: view.tuning.ownedOnly = !view.tuning.ownedOnly
            }
        }

        SelectBox {
            width: parent.width
            visible: view.tuning.policyNames.length > 1
            label: qsTr("Mulligan")
            prefixed: true
            model: view.tuning.policyNames
            currentIndex: view.tuning.policy
            onActivated: index => view.tuning.policy = index
        }

        QuestionField {
            width: parent.width
            label: qsTr("Cards that may be added: a query, empty for every card")
            example: "type:…"
            text: view.tuning.pool
            problem: view.tuning.poolError
            position: view.tuning.poolErrorPosition
            onAccepted: if (!view.tuning.setPool(text)) showError()
            onTypingChanged: if (!typing && text !== view.tuning.pool) view.tuning.setPool(text)
        }

        Row {
            width: parent.width
            spacing: Theme.small

            ActionButton {
                id: start
                visible: !view.tuning.busy
                primary: true
                text: qsTr("Tune the deck")
                enabled: view.tuning.ready && view.tuning.poolError === ""
                onClicked: view.tuning.tune()
            }

            ProgressLine {
                visible: view.tuning.busy
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - halt.width - Theme.small
                value: view.tuning.progress
                label: qsTr("Tuning the deck")
            }

            ActionButton {
                id: halt
                visible: view.tuning.busy
                text: qsTr("Stop")
                onClicked: view.tuning.stop()
            }
        }

        AppLabel {
            width: parent.width
            visible: text !== ""
            text: view.tuning.summary
            color: view.tuning.state === "none" ? Theme.caution : Theme.muted
            Accessible.role: Accessible.AlertMessage
        }
    }

    Repeater {
        model: view.tuning.proposals

        ProposalCard {
            width: parent ? parent.width : 0
            asked: view.tuning.asked
            before: view.tuning.before
            onApplied: view.tuning.apply(index)
        }
    }
}
