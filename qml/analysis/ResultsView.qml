// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The games that were played with the deck, the quizzes, and simple statistics.
TwoColumns {
    id: view

    required property AnalysisPage analysis
    readonly property DeckRecord record: analysis.record

    side: [
        Panel {
            width: view.sideWidth

            ResultForm { id: form; width: parent.width; record: view.record }
        }
    ]

    Panel {
        width: parent.width

        SectionTitle { width: parent.width; text: qsTr("Record") }

        AppLabel {
            width: parent.width
            visible: view.record.games === 0
            text: qsTr("Note the games you play with this deck to see how it does.")
            dim: true
        }

        Row {
            visible: view.record.games > 0
            spacing: Theme.large

            AppLabel { text: view.record.share; strong: true; size: Theme.hero; wrapMode: Text.NoWrap }

            Column {
                anchors.verticalCenter: parent.verticalCenter

                AppLabel { text: view.record.record; wrapMode: Text.NoWrap }
                AppLabel { text: view.record.interval; dim: true; size: Theme.caption; wrapMode: Text.NoWrap }
            }
        }

        // The share with the range in which it lies.
        Rectangle {
            width: parent.width
            height: Theme.oddsBar
            visible: view.record.games > 0
            radius: height / 2
            color: Theme.raised
            border.width: Theme.hairline
            border.color: Theme.line

            Rectangle {
                x: parent.width * view.record.from
                width: parent.width * (view.record.to - view.record.from)
                height: parent.height
                radius: parent.radius
                color: Theme.chosen
            }

            Rectangle {
                x: parent.width * view.record.shareValue - width / 2
                width: Theme.tiny
                height: parent.height
                color: Theme.accent
            }
        }

        Repeater {
            model: view.record.opponents

            Item {
                id: opponent
                required property string name
                required property string record
                required property string share
                required property double value
                width: parent ? parent.width : 0
                height: Theme.smallControl
                Accessible.role: Accessible.Row
                Accessible.name: name + ": " + record + ", " + share

                AppLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width * 0.4
                    text: qsTr("against %1").arg(opponent.name)
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                AppLabel {
                    x: parent.width * 0.4
                    anchors.verticalCenter: parent.verticalCenter
                    text: opponent.record
                    dim: true
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }

                AppLabel {
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: opponent.share
                    strong: true
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }

        AppLabel {
            width: parent.width
            visible: text !== ""
            text: view.record.quiz === "" ? "" : qsTr("Hands quiz: %1").arg(view.record.quiz)
        }
    }

    Panel {
        width: parent.width
        visible: view.record.results.count > 0 || view.record.canRestore

        Item {
            width: parent.width
            height: Math.max(title.implicitHeight, restore.visible ? restore.height : 0)

            SectionTitle { id: title; anchors.verticalCenter: parent.verticalCenter; text: qsTr("Games and quizzes") }

            ActionButton {
                id: restore
                anchors.right: parent.right
                visible: view.record.canRestore
                small: true
                glyph: "undo"
                text: qsTr("Restore the removed entry")
                onClicked: view.record.restore()
            }
        }

        Repeater {
            model: view.record.results

            ResultRow {
                id: entry
                width: parent ? parent.width : 0
                onEditWanted: form.begin({ mark: entry.mark, outcome: entry.outcome, opponent: entry.opponent,
                    opponentDeck: entry.opponentDeck, note: entry.note, day: entry.day })
                onRemoved: view.record.remove(mark)
            }
        }
    }
}
