// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// The lines of a strategy with their numbers, and completion (Ctrl+Space). Ctrl+Enter submits them.
Rectangle {
    id: frame

    required property StrategyDraft draft

    signal submitted()

    function complete() {
        const found = draft.completions(area.text, area.cursorPosition)
        words.replaced = found.replaced
        words.choices = found.words.map(word => ({ value: word, text: word }))
        if (words.choices.length === 1) take(words.choices[0].value)
        else if (words.choices.length > 1) {
            const place = area.positionToRectangle(area.cursorPosition)
            words.x = Math.min(place.x, frame.width - words.width)
            words.y = area.y + place.y + place.height + Theme.tiny
            words.open()
        }
    }

    function take(word: string) {
        const end = area.cursorPosition
        area.remove(end - words.replaced, end)
        area.insert(end - words.replaced, word)
        area.forceActiveFocus(Qt.PopupFocusReason)
    }

    implicitHeight: area.height + 2
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

    StrategyHighlighter {
        document: area.textDocument
        verb: Theme.accent
        condition: Theme.muted
        number: Theme.caution
        comment: Theme.muted
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
            text: frame.draft.text
            Accessible.role: Accessible.EditableText
            Accessible.name: qsTr("Lines of the strategy")
            onTextChanged: frame.draft.text = text
            Keys.priority: Keys.BeforeItem
            Keys.onPressed: event => {
                event.accepted = true
                if (event.key === Qt.Key_Space && event.modifiers === Qt.ControlModifier) frame.complete()
                else if (event.key === Qt.Key_Return && event.modifiers === Qt.ControlModifier)
                    frame.submitted()
                else if (event.key === Qt.Key_Tab)
                    nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                else if (event.key === Qt.Key_Backtab)
                    nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                else event.accepted = false
            }
            Connections {
                target: frame.draft
                function onChanged() { if (area.text !== frame.draft.text) area.text = frame.draft.text }
            }
        }
    }

    ActionMenu {
        id: words
        property int replaced: 0
        label: qsTr("Completions")
        onChosen: value => frame.take(value)
    }
}
