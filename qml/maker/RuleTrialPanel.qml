// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// What the rule that is edited says about each deck of the game, and whether there are examples on both sides.
Panel {
    id: panel

    required property GameEditor editor
    readonly property RuleTrial trial: editor.ruleTrial
    property bool shown: true   // here

    visible: shown && trial.shown

    SectionTitle { text: qsTr("Tried on the decks of the game") }

    Repeater {
        model: panel.trial.decks

        Row {
            id: line
            required property string file
            required property string name
            required property string state
            required property string words
            readonly property bool holds: state === "passed"
            readonly property bool skipped: state === "skipped"
            width: parent ? parent.width : 0
            spacing: Theme.small
            Accessible.role: Accessible.ListItem
            Accessible.name: name + ": " + (holds ? qsTr("keeps the rule") : words)

            Glyph {
                y: 2
                width: Theme.smallIcon
                height: width
                name: line.holds ? "passed" : line.skipped ? "minus" : line.state === "unknown" ? "question" : "broken"
                color: line.holds ? Theme.good : line.skipped ? Theme.muted
                     : line.state === "unknown" ? Theme.unknown : line.state === "broken" ? Theme.danger : Theme.caution
            }

            AppLabel {
                width: parent.width - Theme.smallIcon - Theme.small
                text: line.words !== "" ? qsTr("%1: %2").arg(line.name).arg(line.words) : line.name
                Accessible.ignored: true
            }
        }
    }

    AppLabel {
        width: parent.width
        text: panel.trial.keeping > 0 && panel.trial.breaking > 0
            ? qsTr("Examples on both sides: %1 keep the rule, %2 break it.").arg(panel.trial.keeping)
                                                                             .arg(panel.trial.breaking)
            : panel.trial.keeping > 0 ? qsTr("No example breaks the rule yet: add one in “Decks and examples”.")
            : qsTr("No example keeps the rule yet: add one in “Decks and examples”.")
        dim: true
        size: Theme.caption
    }
}
