// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
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

    Panel {
        width: parent.width
        visible: view.complete

        Row {
            width: parent.width
            spacing: Theme.large

            Repeater {
                model: view.complete ? 2 : 0

                Column {
                    id: deck
                    required property int index
                    width: (parent.width - Theme.large) / 2
                    spacing: Theme.small

                    Row {
                        spacing: Theme.small

                        Rectangle {
                            anchors.verticalCenter: parent.verticalCenter
                            width: Theme.chartDot
                            height: width
                            color: Theme.typeColour(deck.index * 2)
                        }

                        AppLabel {
                            text: view.comparison.names[deck.index]
                            strong: true
                            size: Theme.strong
                            wrapMode: Text.NoWrap
                            width: Math.min(implicitWidth, deck.width * 0.6)
                            elide: Text.ElideRight
                        }

                        VerdictBadge {
                            verdict: view.comparison.verdicts[deck.index]
                            words: view.comparison.verdictTexts[deck.index]
                        }
                    }

                    AppLabel {
                        width: parent.width
                        visible: text !== ""
                        text: view.comparison.problems[deck.index]
                        color: Theme.danger
                        size: Theme.caption
                    }

                    AppLabel {
                        width: parent.width
                        text: view.comparison.missing[deck.index]
                        dim: true
                        size: Theme.caption
                    }
                }
            }
        }

        AppLabel {
            width: parent.width
            visible: text !== ""
            text: view.comparison.trouble
            color: Theme.danger
            Accessible.role: Accessible.AlertMessage
        }
    }

    Panel {
        width: parent.width
        visible: view.complete

        SectionTitle { width: parent.width; text: qsTr("Difference") }

        AppLabel {
            width: parent.width
            visible: view.comparison.difference.count === 0
            text: qsTr("Both decks have the same cards.")
            dim: true
        }

        Repeater {
            model: view.comparison.difference

            Item {
                id: line
                required property string zone
                required property string card
                required property int first
                required property int second
                required property string by
                width: parent ? parent.width : 0
                height: Theme.smallControl
                Accessible.role: Accessible.Row
                Accessible.name: qsTr("%1: %2 and %3").arg(card).arg(first).arg(second)

                AppLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width * 0.5
                    text: line.card
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                AppLabel {
                    x: parent.width * 0.5
                    width: parent.width * 0.25
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.zone
                    dim: true
                    size: Theme.caption
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                AppLabel {
                    anchors.right: parent.right
                    anchors.rightMargin: Math.round(56 * Theme.scale)
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.first + " → " + line.second
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }

                AppLabel {
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.by
                    strong: true
                    color: line.second > line.first ? Theme.good : Theme.danger
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }

        Repeater {
            model: view.comparison.curves

            CurveBars {
                required property var modelData
                width: parent ? parent.width : 0
                title: modelData.title
                values: modelData.values
            }
        }
    }

    Panel {
        id: odds
        width: parent.width
        visible: view.complete && view.comparison.odds.count > 0
        readonly property real cellWidth: Math.round(84 * Theme.scale)
        readonly property int columns: view.comparison.headings.length
        readonly property real nameWidth: Math.max(150 * Theme.scale, width - 2 * padding - columns * cellWidth)

        SectionTitle { width: parent.width; text: qsTr("Questions by turn") }

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
                width: odds.nameWidth + odds.columns * odds.cellWidth
                spacing: Theme.small

                component Figures: Row {
                    id: figures
                    required property string label
                    required property var texts
                    property bool differences: false

                    AppLabel {
                        width: odds.nameWidth
                        text: figures.label
                        dim: true
                        size: Theme.caption
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }

                    Repeater {
                        model: figures.texts

                        AppLabel {
                            required property string modelData
                            width: odds.cellWidth
                            horizontalAlignment: Text.AlignRight
                            text: modelData
                            size: Theme.caption
                            strong: figures.differences
                            color: !figures.differences ? Theme.text : modelData.startsWith("+") ? Theme.good
                                : modelData.startsWith("−") ? Theme.danger : Theme.muted
                            wrapMode: Text.NoWrap
                            Accessible.ignored: true
                        }
                    }
                }

                Figures { label: ""; texts: view.comparison.headings }

                Repeater {
                    model: view.comparison.odds

                    Column {
                        id: question
                        required property string explained
                        required property var first
                        required property var second
                        required property var by
                        required property string spoken
                        Accessible.role: Accessible.Row
                        Accessible.name: spoken

                        AppLabel {
                            width: lines.width
                            text: question.explained
                            strong: true
                            Accessible.ignored: true
                        }

                        Figures { label: view.comparison.names[0] ?? ""; texts: question.first }
                        Figures { label: view.comparison.names[1] ?? ""; texts: question.second }
                        Figures { label: qsTr("difference"); texts: question.by; differences: true }
                    }
                }
            }
        }

        AppLabel {
            width: parent.width
            text: qsTr("Exact; differences in percentage points. The first mulligan policy is followed, if there is "
                + "one.")
            dim: true
            size: Theme.caption
        }
    }
}
