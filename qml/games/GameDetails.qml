// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Not bound: Qt 6.4 cannot make the head of a list from a bound component.
// A game from top to bottom; the clauses are the rows of the list, the rest is its head.
ListView {
    id: details

    required property GamePage game

    leftMargin: Theme.huge
    rightMargin: Theme.huge
    bottomMargin: Theme.huge
    spacing: Theme.small
    clip: true
    activeFocusOnTab: true
    keyNavigationEnabled: true
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Rulebook clauses of %1").arg(game.name)
    ScrollBar.vertical: ScrollLine {}
    model: game.clauses
    currentIndex: -1
    highlightMoveDuration: 0
    onActiveFocusChanged: if (activeFocus) {
        currentIndex = Math.max(0, currentIndex)
        positionViewAtIndex(currentIndex, ListView.Contain)
    }

    // The head has nothing to step through: above the first clause the keys scroll.
    function scroll(by: real) {
        const lowest = originY + contentHeight + bottomMargin - height
        contentY = Math.max(originY - topMargin, Math.min(lowest, contentY + by))
    }
    Keys.onUpPressed: event => {
        if (currentIndex <= 0 && contentY > originY) scroll(-Theme.control * 2)
        else event.accepted = false
    }
    Keys.onPressed: event => {
        const by = event.key === Qt.Key_PageDown ? 1 : event.key === Qt.Key_PageUp ? -1 : 0
        if (by === 0) return
        scroll(by * height * 0.8)
        event.accepted = true
    }

    // Another game begins at its top, as soon as its head has found its size.
    Connections {
        target: details.game
        property string shown

        function onChanged() {
            if (details.game.gameId === shown) return
            shown = details.game.gameId
            details.currentIndex = -1
            Qt.callLater(details.positionViewAtBeginning)
        }
    }
    onContentHeightChanged: if (currentIndex < 0 && !moving) Qt.callLater(positionViewAtBeginning)

    FocusFollower { area: details }
    delegate: ClauseRow {
        width: details.width - 2 * Theme.huge
        focused: details.activeFocus && ListView.isCurrentItem
    }
    header: Column {
        width: details.width - 2 * Theme.huge
        spacing: Theme.large
        topPadding: Theme.huge
        bottomPadding: Theme.medium

        AppLabel {
            width: parent.width
            text: details.game.name
            size: Theme.hero
            strong: true
            Accessible.role: Accessible.Heading
        }

        AppLabel {
            width: Math.min(parent.width, 720 * Theme.scale)
            text: details.game.about
            size: Theme.strong
        }

        Flow {
            width: parent.width
            spacing: Theme.small

            Badge {
                words: qsTr("%n card(s)", "", details.game.cards)
                glyph: "cards"
                ink: Theme.text
            }

            Badge {
                words: details.game.unknownValues > 0
                    ? "? " + qsTr("%n unknown fact(s)", "", details.game.unknownValues)
                    : qsTr("no unknown values")
                glyph: details.game.unknownValues > 0 ? "" : "check"
                ink: details.game.unknownValues > 0 ? Theme.unknown : Theme.good
            }

            Badge { words: qsTr("pack %1").arg(details.game.version) }

            Badge {
                visible: details.game.labels.length > 0
                words: details.game.labels.join(" · ")
                glyph: "warning"
                ink: Theme.caution
            }
        }

        Panel {
            width: parent.width
            visible: details.game.editions.length > 1

            SectionTitle { text: qsTr("Editions") }

            AppLabel {
                width: parent.width
                text: details.game.editions.join(" · ")
            }
        }

        Panel {
            width: parent.width

            SectionTitle { text: qsTr("Deck zones") }

            Repeater {
                model: details.game.zones

                ZoneRow { width: parent.width }
            }
        }

        Panel {
            width: parent.width
            visible: details.game.options.count > 0

            SectionTitle { text: qsTr("Options") }

            Repeater {
                model: details.game.options

                OptionRow { width: parent.width }
            }
        }

        PackPanel {
            width: parent.width
            game: details.game
        }

        SectionTitle { text: qsTr("%n rulebook clause(s)", "", details.game.clauses.count) }
    }
}
