// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// A value of one line in the form, with the choices that fit what is typed. Numbers can be stepped.
TextInputField {
    id: line

    required property CardForm form
    required property string kind
    required property var choices
    required property bool isOpen     // a new choice may be added
    required property string value    // as it is stored or was typed last
    readonly property bool isNumber: kind === "number"
    readonly property bool isReference: kind === "reference"
    readonly property bool hasChoices: choices.length > 0 || isReference

    signal stored(string text)
    signal finished()

    function offer() {
        list.typed = text
        if (isReference) list.choices = form.cardNames(list.word)
        if (hasChoices) list.update()
    }

    function showAll() {
        list.typed = ""
        list.update()
    }

    function complete() {
        const completed = list.completed()
        if (completed !== "") text = completed
        list.close()
    }

    function step(by: int) {
        const number = text.trim() === "" ? (by > 0 ? 0 : NaN) : Number(text) + by
        if (!Number.isInteger(number)) return
        text = String(number)
        selectAll()
    }

    function accept(event: var): bool {
        if (event.modifiers & (Qt.AltModifier | Qt.ControlModifier)) return false   // saves the card
        complete()
        line.stored(text)
        line.finished()
        return true
    }

    text: value
    onValueChanged: {
        if (text !== value) text = value   // completing a choice breaks the binding
        if (!activeFocus) cursorPosition = 0
    }
    Component.onCompleted: cursorPosition = 0
    horizontalAlignment: isNumber ? TextInput.AlignHCenter : TextInput.AlignLeft
    leftPadding: isNumber ? less.width : Theme.medium
    rightPadding: isNumber ? more.width : arrow.visible ? arrow.width : Theme.medium
    onTextEdited: offer()
    onActiveFocusChanged: {
        if (activeFocus) return
        list.close()
        line.stored(text)
        cursorPosition = 0   // a long text shows its beginning
    }
    Keys.onDownPressed: event => {
        event.accepted = true
        if (isNumber) step(-1)
        else if (!hasChoices) event.accepted = false
        else {
            if (!list.visible) showAll()
            list.step(1)
        }
    }
    Keys.onUpPressed: event => {
        event.accepted = isNumber || list.visible
        if (isNumber) step(1)
        else if (list.visible) list.step(-1)
    }
    Keys.onEscapePressed: event => {
        event.accepted = list.visible || text !== value
        if (list.visible) list.close()
        else text = value
    }
    Keys.onReturnPressed: event => event.accepted = accept(event)
    Keys.onEnterPressed: event => event.accepted = accept(event)
    Keys.onTabPressed: event => {
        complete()
        event.accepted = false
    }

    IconButton {
        id: less
        visible: line.isNumber
        width: Math.round(30 * Theme.scale)
        height: parent.height
        glyph: "minus"
        text: qsTr("%1: one less").arg(line.label)
        focusPolicy: Qt.NoFocus
        onClicked: {
            line.step(-1)
            line.stored(line.text)
        }
    }

    IconButton {
        id: more
        visible: line.isNumber
        anchors.right: parent.right
        width: Math.round(30 * Theme.scale)
        height: parent.height
        glyph: "plus"
        text: qsTr("%1: one more").arg(line.label)
        focusPolicy: Qt.NoFocus
        onClicked: {
            line.step(1)
            line.stored(line.text)
        }
    }

    IconButton {
        id: arrow
        visible: line.choices.length > 0 && !line.isReference
        anchors.right: parent.right
        width: Math.round(28 * Theme.scale)
        height: parent.height
        glyph: "down"
        text: qsTr("Choices for %1").arg(line.label)
        focusPolicy: Qt.NoFocus
        onClicked: {
            if (list.visible) return list.close()
            line.forceActiveFocus(Qt.MouseFocusReason)
            line.showAll()
        }
    }

    ChoiceList {
        id: list
        y: line.height + 2
        width: Math.max(line.width, Math.round(200 * Theme.scale))
        choices: line.choices
        several: line.kind === "words" || line.kind === "reference"
        addsChoices: line.isOpen
        onChosen: text => {
            line.text = text
            line.forceActiveFocus(Qt.OtherFocusReason)
            close()
            line.stored(text)
        }
    }
}
