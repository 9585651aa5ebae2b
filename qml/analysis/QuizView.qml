// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Deals opening hands and asks whether they are kept.
TwoColumns {
    id: view

    required property AnalysisPage analysis
    readonly property QuizPanel quiz: analysis.quiz

    side: [
        Panel {
            width: view.sideWidth

            SectionTitle { width: parent.width; text: qsTr("The goal") }

            SelectBox {
                width: parent.width
                visible: view.quiz.goals.length > 0
                label: qsTr("The goal")
                model: view.quiz.goals
                currentIndex: view.quiz.goal
                onActivated: index => view.quiz.goal = index
            }

            TurnStepper {
                label: qsTr("It counts on")
                turn: view.quiz.turn
                onEntered: turn => view.quiz.turn = turn
            }

            AppLabel { width: parent.width; text: qsTr("After a mulligan"); dim: true; size: Theme.caption }

            SelectBox {
                width: parent.width
                label: qsTr("After a mulligan")
                model: view.quiz.policies
                currentIndex: view.quiz.policy
                onActivated: index => view.quiz.policy = index
            }
        },
        QuestionsPanel {
            width: view.sideWidth
            questions: view.analysis.questions
        }
    ]

    Panel {
        width: parent.width

        AppLabel {
            width: parent.width
            visible: !view.quiz.available
            text: qsTr("This game has no mulligan, so there is nothing to decide.")
            dim: true
        }

        Item {
            width: parent.width
            height: Theme.control
            visible: view.quiz.available

            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - round.width - Theme.medium
                text: view.quiz.score
                strong: true
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }

            ActionButton {
                id: round
                anchors.right: parent.right
                visible: view.quiz.hands > 0
                text: qsTr("End the round and keep the score")
                onClicked: view.quiz.finish()
            }
        }

        AppLabel {
            width: parent.width
            visible: text !== ""
            text: view.quiz.trouble
            color: Theme.danger
            Accessible.role: Accessible.AlertMessage
        }

        QuizHand { width: parent.width; visible: view.quiz.state !== ""; cards: view.quiz.hand }

        Row {
            visible: view.quiz.available
            spacing: Theme.small

            ActionButton {
                visible: view.quiz.state === "asking"
                primary: true
                text: qsTr("Keep (K)")
                onClicked: view.quiz.decide(true)
            }

            ActionButton {
                visible: view.quiz.state === "asking"
                text: qsTr("Mulligan (M)")
                onClicked: view.quiz.decide(false)
            }

            ActionButton {
                visible: view.quiz.state === "" || view.quiz.state === "answered"
                primary: true
                enabled: view.quiz.goals.length > 0
                text: view.quiz.state === "" ? qsTr("Deal a hand") : qsTr("Next hand")
                onClicked: view.quiz.deal()
            }
        }

        LateProgress {
            width: parent.width
            busy: view.quiz.state === "waiting"
            progress: 0
            label: qsTr("Calculating the odds")
            onStopped: view.quiz.deal()
        }

        Column {
            width: parent.width
            visible: view.quiz.state === "answered"
            spacing: Theme.small

            AppLabel {
                width: parent.width
                text: view.quiz.verdict
                color: view.quiz.right ? Theme.good : Theme.danger
                strong: true
                size: Theme.strong
                Accessible.role: Accessible.AlertMessage
            }

            QuizAnswer {
                width: parent.width
                label: qsTr("Keep")
                odds: view.quiz.keepOdds
                share: view.quiz.keepShare
                said: view.quiz.kept
            }

            QuizAnswer {
                width: parent.width
                label: qsTr("Mulligan")
                odds: view.quiz.mulliganOdds
                share: view.quiz.mulliganShare
                said: !view.quiz.kept
            }

            AppLabel { width: parent.width; text: view.quiz.method; dim: true; size: Theme.caption }
        }
    }
}
