// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The two decks that are compared: names, verdicts, and what is missing.
Panel {
    id: panel

    required property DeckComparison comparison

    Row {
        width: parent.width
        spacing: Theme.large

        Repeater {
            model: panel.comparison.names.length === 2 ? 2 : 0

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
                        text: panel.comparison.names[deck.index]
                        strong: true
                        size: Theme.strong
                        wrapMode: Text.NoWrap
                        width: Math.min(implicitWidth, deck.width * 0.6)
                        elide: Text.ElideRight
                    }

                    VerdictBadge {
                        verdict: panel.comparison.verdicts[deck.index]
                        words: panel.comparison.verdictTexts[deck.index]
                    }
                }

                AppLabel {
                    width: parent.width
                    visible: text !== ""
                    text: panel.comparison.problems[deck.index]
                    color: Theme.danger
                    size: Theme.caption
                }

                AppLabel {
                    width: parent.width
                    text: panel.comparison.missing[deck.index]
                    dim: true
                    size: Theme.caption
                }
            }
        }
    }

    AppLabel {
        width: parent.width
        visible: text !== ""
        text: panel.comparison.trouble
        color: Theme.danger
        Accessible.role: Accessible.AlertMessage
    }
}
