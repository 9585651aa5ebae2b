// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The field in which a cell is typed.
TextInputField {
    id: editor

    required property CardForm form   // knows the names of cards
    property var place: ({ key: "", kind: "", title: "", choices: [], isOpen: false })
    property int row: -1
    property int column: -1

    signal committed(string text, int dx, int dy)   // and where the cursor moves
    signal committedAll(string text)                // for every selected row
    signal cancelled()

    function start(row: int, column: int, place: var, text: string, selected: bool) {
        editor.row = row
        editor.column = column
        editor.place = place
        editor.text = text
        visible = true
        forceActiveFocus(Qt.OtherFocusReason)
        if (selected) selectAll()
        else cursorPosition = length
        offer()
    }

    function offer() {
        list.typed = text
        if (place.kind === "reference") list.choices = form.cardNames(list.word)
        else list.choices = place.choices
        if (list.choices.length > 0) list.update()
        else list.close()
    }

    // Without the focus, or the next keys would be typed into the hidden field.
    function hide() {
        list.close()
        visible = false
        focus = false
    }

    function finish(dx: int, dy: int) {
        const completed = list.completed()
        hide()
        editor.committed(completed !== "" ? completed : text, dx, dy)
    }

    visible: false
    label: place.title
    leftPadding: Theme.small
    rightPadding: Theme.small
    onTextEdited: offer()
    onActiveFocusChanged: if (!activeFocus && visible) finish(0, 0)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape) {
            hide()
            cancelled()
        } else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            if (event.modifiers & Qt.ControlModifier) {
                const completed = list.completed()
                hide()
                committedAll(completed !== "" ? completed : text)
            } else {
                finish(0, event.modifiers & Qt.ShiftModifier ? -1 : 1)
            }
        } else if (event.key === Qt.Key_Tab) {
            finish(1, 0)
        } else if (event.key === Qt.Key_Backtab) {
            finish(-1, 0)
        } else if (event.key === Qt.Key_Down && list.visible) {
            list.step(1)
        } else if (event.key === Qt.Key_Up && list.visible) {
            list.step(-1)
        } else {
            return
        }
        event.accepted = true
    }

    ChoiceList {
        id: list
        y: editor.height + 2
        addsChoices: editor.place.isOpen
        several: editor.place.kind === "words" || editor.place.kind === "reference"
        onChosen: text => {
            editor.text = text
            editor.forceActiveFocus(Qt.OtherFocusReason)
            close()
        }
    }
}
