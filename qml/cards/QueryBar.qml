// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The search field. Errors are underlined in place; fields and values are completed while typing.
FocusScope {
    id: bar

    required property CardSearch search
    property bool typingUndone: true   // false: Ctrl+Z emits undone() instead of undoing the typing

    signal entered()    // Down: move to the results
    signal accepted()   // Enter, unless it completes something
    signal undone()     // Ctrl+Z and Ctrl+Y, unless typingUndone
    signal redone()

    function type(text: string) {
        field.forceActiveFocus(Qt.ShortcutFocusReason)
        if (text !== "") field.insert(field.length, text)
        else field.selectAll()
        if (text !== "") field.cursorPosition = field.length
    }

    function finish() {
        offers.close()
        bar.accepted()
    }

    function selectAll() { field.selectAll() }
    function offer() { offers.offer(search.completionsAt(field.cursorPosition)) }

    implicitHeight: field.implicitHeight

    TextInputField {
        id: field
        anchors.fill: parent
        focus: true
        label: qsTr("Search cards")
        leftPadding: Theme.medium + Theme.icon + Theme.small
        rightPadding: Theme.control + Theme.small
        placeholderText: (width < 460 * Theme.scale ? qsTr("A name, or %1") : qsTr("A name, or a query such as %1"))
            .arg(bar.search.example)
        wrong: bar.search.result.error !== ""
        Accessible.description: bar.search.result.error !== "" ? bar.search.result.error : bar.search.result.explained
        onTextChanged: bar.search.text = text
        onTextEdited: () => Qt.callLater(bar.offer)   // the cursor moves after the text changes
        onActiveFocusChanged: if (!activeFocus) offers.close()
        Component.onCompleted: text = bar.search.text
        Keys.onPressed: event => {
            const back = event.matches(StandardKey.Undo)
            const again = event.matches(StandardKey.Redo)
                || (event.key === Qt.Key_Y && event.modifiers === Qt.ControlModifier)
            if (bar.typingUndone || (!back && !again)) return
            if (back) bar.undone()
            else bar.redone()
            event.accepted = true
        }
        Keys.onDownPressed: offers.visible ? offers.step(1) : bar.entered()
        Keys.onUpPressed: offers.step(-1)
        Keys.onReturnPressed: if (!offers.take()) bar.finish()
        Keys.onEnterPressed: if (!offers.take()) bar.finish()
        Keys.onTabPressed: event => {
            if (offers.visible && offers.current < 0) offers.current = 0
            event.accepted = offers.take()
        }
        Keys.onEscapePressed: event => {
            if (offers.visible) {
                offers.close()
                return
            }
            event.accepted = text !== "" || bar.search.chosenFacets > 0
            if (event.accepted) bar.search.clear()
        }

        Glyph {
            x: Theme.medium
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.icon
            height: width
            name: "search"
            color: field.activeFocus ? Theme.accent : Theme.muted
        }

        Rectangle {
            // positionToRectangle() is relative to the start of the text. The other two are read to update the binding.
            readonly property real place: xOf(Math.min(bar.search.result.errorPosition, field.length))
            readonly property real end: xOf(field.length)

            function xOf(position: int): real {
                return field.contentWidth, field.text, field.leftPadding + field.positionToRectangle(position).x
            }

            visible: bar.search.result.error !== ""
            x: Math.min(place, field.width - Theme.control)
            y: parent.height - Theme.small
            width: Math.max(Theme.small, Math.min(end, field.width - Theme.control) - x)
            height: 2
            color: Theme.danger
        }

        IconButton {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: field.text !== "" || bar.search.chosenFacets > 0
            glyph: "close"
            text: qsTr("Clear the search")
            focusPolicy: Qt.TabFocus
            onClicked: {
                bar.search.clear()
                field.forceActiveFocus()
            }
        }
    }

    QueryCompletions {
        id: offers
        y: bar.height + 2
        width: Math.min(bar.width, Math.round(420 * Theme.scale))
        onChosen: (query, cursor) => {
            field.text = query
            field.cursorPosition = cursor
            bar.offer()
        }
    }

    Connections {
        target: bar.search
        function onTextChanged() { if (field.text !== bar.search.text) field.text = bar.search.text }
    }
}
