// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The open deck next to another one, or to an older revision.
TwoColumns {
    id: view

    required property AnalysisPage analysis
    readonly property DeckComparison comparison: analysis.comparison
    readonly property bool complete: comparison.names.length === 2

    side: [
        Panel {
            width: view.sideWidth

            SectionTitle { width: parent.width; text: qsTr("Compare with") }

            SelectBox {
                id: choice
                width: parent.width
                visible: view.comparison.choices.length > 0
                label: qsTr("Compare with")
                model: view.comparison.choices
                textRole: "text"
                valueRole: "value"
                onActivated: view.comparison.choice = currentValue
                function follow() { currentIndex = indexOfValue(view.comparison.choice) }
                Component.onCompleted: follow()
                Connections {
                    target: view.comparison
                    function onChoicesChanged() { Qt.callLater(choice.follow) }
                }
            }

            AppLabel {
                width: parent.width
                visible: view.comparison.choices.length === 0
                text: qsTr("There is no other deck of this game, and no older revision of this one.")
                dim: true
            }

            LateProgress {
                width: parent.width
                busy: view.comparison.busy
                progress: view.comparison.progress
                label: qsTr("Comparing the decks")
                onStopped: view.comparison.stop()
            }
        },
        QuestionsPanel {
            width: view.sideWidth
            questions: view.analysis.questions
        }
    ]

    CompareHeads { width: parent.width; visible: view.complete; comparison: view.comparison }
    CompareDifference { width: parent.width; visible: view.complete; comparison: view.comparison }
    CompareOdds {
        width: parent.width
        visible: view.complete && view.comparison.odds.count > 0
        comparison: view.comparison
    }
}
