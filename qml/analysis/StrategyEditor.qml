// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// A strategy as text: checked while it is typed, with completion (Ctrl+Space). Ctrl+Enter saves it and plays.
Panel {
    id: editor

    required property StrategyLab lab

    padding: Theme.medium

    function saveAndPlay() {
        refused.visible = !lab.save(name.text)
        if (!refused.visible) lab.playTournament(0)
    }

    Item {
        width: parent.width
        height: Theme.control

        TextInputField {
            id: name
            width: parent.width - keep.width - Theme.small
            label: qsTr("Name of the strategy")
            placeholderText: label
            maximumLength: 80
            text: editor.lab.draft.name
            Connections {
                target: editor.lab.draft
                function onChanged() { if (!name.activeFocus) name.text = editor.lab.draft.name }
            }
        }

        ActionButton {
            id: keep
            anchors.right: parent.right
            primary: true
            text: qsTr("Save and play")
            enabled: editor.lab.draft.readable && name.text.trim() !== ""
            onClicked: editor.saveAndPlay()
        }
    }

    AppLabel {
        id: refused
        width: parent.width
        visible: false
        text: qsTr("The strategy cannot be saved under this name. Use letters, digits, blanks and dashes.")
        color: Theme.danger
        size: Theme.caption
        Accessible.role: Accessible.AlertMessage
    }

    StrategyText {
        width: parent.width
        draft: editor.lab.draft
        onSubmitted: editor.saveAndPlay()
    }

    Repeater {
        model: editor.lab.draft.mistakes

        StrategyMistake {
            width: parent ? parent.width : 0
            onRemoved: editor.lab.draft.removeLine(line)
        }
    }

    AppLabel {
        width: parent.width
        text: qsTr("Ctrl+Space completes a word · Ctrl+Enter saves and plays")
        dim: true
        size: Theme.footnote
    }
}
