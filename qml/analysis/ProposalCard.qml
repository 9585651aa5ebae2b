// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// A better deck: its odds, and its swaps with what each is worth.
Panel {
    id: card

    required property int index
    required property var odds
    required property var gains
    required property string verdict
    required property string verdictText
    required property var swaps
    required property string spoken
    required property var asked
    required property var before

    signal applied()

    Accessible.role: Accessible.Grouping
    Accessible.name: spoken

    Item {
        width: parent.width
        height: Math.max(title.implicitHeight, apply.implicitHeight)

        Row {
            id: title
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.small

            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: card.index === 0 ? qsTr("Best") : qsTr("Number %1").arg(card.index + 1)
                strong: true
                size: Theme.strong
            }

            VerdictBadge { verdict: card.verdict; words: card.verdictText }
        }

        ActionButton {
            id: apply
            anchors.right: parent.right
            primary: card.index === 0
            glyph: "check"
            text: qsTr("Apply to the deck")
            onClicked: card.applied()
        }
    }

    Repeater {
        model: card.asked

        Item {
            id: question
            required property int index
            required property string modelData
            width: parent ? parent.width : 0
            height: Math.max(words.implicitHeight, figures.implicitHeight)

            AppLabel {
                id: words
                width: parent.width - figures.width - Theme.medium
                text: question.modelData
                dim: true
            }

            Row {
                id: figures
                anchors.right: parent.right
                spacing: Theme.small

                AppLabel {
                    text: card.before[question.index] + " →"
                    dim: true
                    wrapMode: Text.NoWrap
                }

                AppLabel { text: card.odds[question.index]; strong: true; wrapMode: Text.NoWrap }

                AppLabel {
                    text: card.gains[question.index]
                    color: card.gains[question.index].startsWith("−") ? Theme.danger : Theme.good
                    strong: true
                    wrapMode: Text.NoWrap
                }
            }
        }
    }

    Rectangle { width: parent.width; height: Theme.hairline; color: Theme.line }

    Repeater {
        model: card.swaps

        Item {
            id: swap
            required property var modelData
            width: parent ? parent.width : 0
            height: Math.max(names.implicitHeight, Theme.smallControl)

            Flow {
                id: names
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - worth.width - Theme.medium
                spacing: Theme.small

                AppLabel {
                    id: gone
                    text: "− " + swap.modelData.removed
                    color: Theme.danger

                    HoverHandler {
                        onHoveredChanged: hovered && swap.modelData.removedId !== ""
                            ? CardHover.enter(gone, swap.modelData.removedId, "") : CardHover.leave(gone)
                    }
                }

                AppLabel {
                    id: added
                    text: "+ " + swap.modelData.added
                    color: Theme.good
                    strong: true

                    HoverHandler {
                        onHoveredChanged: hovered && swap.modelData.addedId !== ""
                            ? CardHover.enter(added, swap.modelData.addedId, "") : CardHover.leave(added)
                    }
                }
            }

            AppLabel {
                id: worth
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("worth %1").arg(swap.modelData.worth.join(" / "))
                dim: true
                size: Theme.caption
                wrapMode: Text.NoWrap
            }
        }
    }
}
