// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// Errors, results and unknown cards, one line each; hidden if there are none.
ColumnLayout {
    id: messages

    required property CollectionPage collection

    signal unknownCardsWanted()

    spacing: 0

    component Line: Rectangle {
        id: line
        required property string words
        property color ink: Theme.text
        default property alias actions: row.data
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(Theme.control, label.implicitHeight) + Theme.small
        color: Theme.raised

        RowLayout {
            id: row
            anchors.fill: parent
            anchors.leftMargin: Theme.large
            anchors.rightMargin: Theme.large
            spacing: Theme.small

            AppLabel {
                id: label
                Layout.fillWidth: true
                text: line.words
                color: line.ink
                Accessible.role: Accessible.AlertMessage
            }
        }
    }

    Line {
        visible: messages.collection.problem !== ""
        words: messages.collection.problem
        ink: Theme.danger

        IconButton {
            glyph: "close"
            text: qsTr("Dismiss")
            onClicked: messages.collection.dismissProblem()
        }
    }

    Line {
        visible: messages.collection.exported !== ""
        words: messages.collection.exported
        ink: Theme.good

        IconButton {
            glyph: "close"
            text: qsTr("Dismiss")
            onClicked: messages.collection.dismissExported()
        }
    }

    Line {
        visible: messages.collection.unknownCards.count > 0
        words: qsTr("%n card(s) are not in the catalogue; they are kept by name.", "",
                    messages.collection.unknownCards.count)

        ActionButton {
            text: qsTr("Review")
            onClicked: messages.unknownCardsWanted()
        }
    }
}
