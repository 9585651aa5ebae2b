// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls
import Mazzo.Goldfish

// The player's questions about the hands of the deck, and the mulligan policies that are compared.
Panel {
    id: panel

    required property DeckQuestions questions
    property bool withPolicies: true

    component Entry: Item {
        id: entry
        required property string words
        required property string typed
        required property string trouble

        signal removed()

        width: parent ? parent.width : 0
        implicitHeight: Math.max(lines.implicitHeight, forget.implicitHeight)

        Column {
            id: lines
            width: parent.width - forget.width - Theme.tiny

            AppLabel { width: parent.width; text: entry.words }

            AppLabel {
                width: parent.width
                visible: text !== "" && text !== entry.words
                text: entry.trouble !== "" ? entry.trouble : entry.typed
                color: entry.trouble !== "" ? Theme.caution : Theme.muted
                size: Theme.footnote
                wrapMode: Text.Wrap
            }
        }

        IconButton {
            id: forget
            anchors.right: parent.right
            implicitWidth: Theme.stepper
            implicitHeight: implicitWidth
            glyph: "close"
            text: qsTr("Remove: %1").arg(entry.words)
            onClicked: entry.removed()
        }
    }

    SectionTitle { width: parent.width; text: qsTr("Questions") }

    AppLabel {
        width: parent.width
        visible: panel.questions.questions.count === 0
        text: qsTr("Ask how likely a hand is, such as %1.").arg(panel.questions.example)
        dim: true
    }

    Repeater {
        model: panel.questions.questions

        Entry {
            required property int index
            required property string ask
            required property string explained
            words: explained
            typed: ask
            onRemoved: panel.questions.remove(index)
        }
    }

    QuestionField {
        width: parent.width
        label: qsTr("Add a question")
        example: panel.questions.example
        problem: panel.questions.error
        position: panel.questions.errorPosition
        onEdited: panel.questions.dismissErrors()
        onAccepted: panel.questions.add(text) ? text = "" : showError()
    }

    SectionTitle {
        width: parent.width
        visible: panel.withPolicies && panel.questions.hasMulligan
        text: qsTr("Mulligan policies")
    }

    Repeater {
        model: panel.withPolicies && panel.questions.hasMulligan ? panel.questions.policies : null

        Entry {
            required property int index
            required property string ask
            required property string explained
            words: qsTr("Keep if %1").arg(explained)
            typed: ask
            onRemoved: panel.questions.removePolicy(index)
        }
    }

    QuestionField {
        width: parent.width
        visible: panel.withPolicies && panel.questions.hasMulligan
        label: qsTr("Add a policy: keep if …")
        example: panel.questions.example
        problem: panel.questions.policyError
        position: panel.questions.policyErrorPosition
        onEdited: panel.questions.dismissErrors()
        onAccepted: panel.questions.addPolicy(text) ? text = "" : showError()
    }
}
