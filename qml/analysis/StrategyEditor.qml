// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
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

    function complete() {
        const found = lab.completions(area.text, area.cursorPosition)
        words.replaced = found.replaced
        words.choices = found.words.map(word => ({ value: word, text: word }))
        if (words.choices.length === 1) take(words.choices[0].value)
        else if (words.choices.length > 1) {
            const place = area.positionToRectangle(area.cursorPosition)
            words.x = Math.min(place.x, editor.width - words.width)
            words.y = frame.y + area.y + place.y + place.height + Theme.tiny
            words.open()
        }
    }

    function take(word: string) {
        const end = area.cursorPosition
        area.remove(end - words.replaced, end)
        area.insert(end - words.replaced, word)
        area.forceActiveFocus(Qt.PopupFocusReason)
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
            text: editor.lab.draftName
            Connections {
                target: editor.lab
                function onDraftChanged() { if (!name.activeFocus) name.text = editor.lab.draftName }
            }
        }

        ActionButton {
            id: keep
            anchors.right: parent.right
            primary: true
            text: qsTr("Save and play")
            enabled: editor.lab.draftReadable && name.text.trim() !== ""
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

    Rectangle {
        id: frame
        width: parent.width
        height: area.height + 2
        radius: Theme.radius
        color: Theme.window
        border.width: area.activeFocus ? Theme.focusWidth : Theme.hairline
        border.color: area.activeFocus ? Theme.accent : Theme.outline

        Column {
            id: numbers
            y: area.topPadding
            width: Math.round(28 * Theme.scale)

            Repeater {
                model: area.lineCount

                AppLabel {
                    required property int index
                    width: numbers.width
                    height: area.contentHeight / Math.max(1, area.lineCount)
                    horizontalAlignment: Text.AlignRight
                    verticalAlignment: Text.AlignVCenter
                    text: index + 1
                    dim: true
                    size: Theme.footnote
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }

        // Lines are not wrapped: their numbers are those of the mistakes.
        Flickable {
            id: view
            x: numbers.width
            width: parent.width - x
            height: parent.height
            contentWidth: area.width
            clip: true
            boundsBehavior: Flickable.StopAtBounds

            TextArea {
                id: area
                width: Math.max(implicitWidth, view.width)
                height: Math.max(implicitHeight, Math.round(160 * Theme.scale))
                font.family: "monospace"
                font.pixelSize: Theme.caption
                wrapMode: TextArea.NoWrap
                textFormat: TextEdit.PlainText
                color: Theme.text
                selectionColor: Theme.accent
                selectedTextColor: Theme.accentInk
                selectByMouse: true
                background: null
                text: editor.lab.draft
                Accessible.role: Accessible.EditableText
                Accessible.name: qsTr("Lines of the strategy")
                onTextChanged: editor.lab.draft = text
                Keys.priority: Keys.BeforeItem
                Keys.onPressed: event => {
                    event.accepted = true
                    if (event.key === Qt.Key_Space && event.modifiers === Qt.ControlModifier) editor.complete()
                    else if (event.key === Qt.Key_Return && event.modifiers === Qt.ControlModifier)
                        editor.saveAndPlay()
                    else if (event.key === Qt.Key_Tab)
                        nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                    else if (event.key === Qt.Key_Backtab)
                        nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                    else event.accepted = false
                }
                Connections {
                    target: editor.lab
                    function onDraftChanged() { if (area.text !== editor.lab.draft) area.text = editor.lab.draft }
                }
            }
        }

        ActionMenu {
            id: words
            property int replaced: 0
            label: qsTr("Completions")
            onChosen: value => editor.take(value)
        }
    }

    Repeater {
        model: editor.lab.mistakes

        Item {
            id: mistake
            required property int line
            required property string text
            required property bool serious
            width: parent ? parent.width : 0
            height: Math.max(sentence.implicitHeight, remove.visible ? remove.height : 0)

            Glyph {
                id: sign
                width: Theme.smallIcon
                height: width
                name: "warning"
                color: mistake.serious ? Theme.danger : Theme.caution
            }

            AppLabel {
                id: sentence
                x: sign.width + Theme.small
                width: parent.width - x - (remove.visible ? remove.width + Theme.small : 0)
                text: mistake.text
                color: mistake.serious ? Theme.danger : Theme.text
                size: Theme.caption
                Accessible.role: Accessible.AlertMessage
            }

            ActionButton {
                id: remove
                anchors.right: parent.right
                visible: mistake.line > 0
                small: true
                text: qsTr("Remove")
                Accessible.name: qsTr("Remove line %1").arg(mistake.line)
                onClicked: editor.lab.removeLine(mistake.line)
            }
        }
    }

    AppLabel {
        width: parent.width
        text: qsTr("Ctrl+Space completes a word · Ctrl+Enter saves and plays")
        dim: true
        size: Theme.footnote
    }
}
