pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo
import Mazzo.App

// The line for a query. A mistake is underlined where it stands; fields and values are offered while they are typed.
FocusScope {
    id: bar

    required property CardSearch search
    property bool typingUndone: true   // false: Ctrl+Z is about something else

    signal entered()    // down into the result
    signal accepted()   // Enter, when there is nothing to complete
    signal undone()     // Ctrl+Z and Ctrl+Y, if they are not about the typing
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

    implicitHeight: field.implicitHeight

    TextInputField {
        id: field
        anchors.fill: parent
        focus: true
        label: qsTr("Search cards")
        leftPadding: Theme.medium + Theme.icon + Theme.small
        rightPadding: Theme.control + Theme.small
        placeholderText: qsTr("A name, or a question such as %1").arg(bar.search.example)
        wrong: bar.search.error !== ""
        Accessible.description: bar.search.error !== "" ? bar.search.error : bar.search.explained
        onTextChanged: bar.search.text = text
        onTextEdited: offers.ask()
        onActiveFocusChanged: if (!activeFocus) offers.close()
        Component.onCompleted: text = bar.search.text
        Keys.onPressed: event => {
            const back = event.matches(StandardKey.Undo)
            const again = event.matches(StandardKey.Redo) || (event.key === Qt.Key_Y && event.modifiers === Qt.ControlModifier)
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
            readonly property rect place: field.text, field.positionToRectangle(Math.min(bar.search.errorPosition, field.length))
            readonly property rect end: field.positionToRectangle(field.length)
            visible: bar.search.error !== ""
            x: Math.min(place.x, field.width - Theme.control)
            y: parent.height - Theme.small
            width: Math.max(Theme.small, Math.min(end.x, field.width - Theme.control) - x)
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
    Popup {
        id: offers

        property var list: []
        property int current: -1

        function ask() {
            list = bar.search.completionsAt(field.cursorPosition)
            current = -1
            if (list.length > 0) open()
            else close()
        }
        function step(by: int) { if (visible) current = Math.max(-1, Math.min(list.length - 1, current + by)) }
        function take(): bool {
            if (!visible || current < 0) return false
            const chosen = list[current]
            field.text = chosen.query
            field.cursorPosition = chosen.cursor
            ask()
            return true
        }

        y: bar.height + 2
        width: Math.min(bar.width, Math.round(420 * Theme.scale))
        padding: Theme.tiny
        focus: false
        closePolicy: Popup.CloseOnPressOutsideParent
        background: Rectangle { radius: Theme.radius; color: Theme.panel; border.width: 1; border.color: Theme.outline }
        contentItem: Column {
            Accessible.role: Accessible.List
            Accessible.name: qsTr("What may stand here")
            Repeater {
                model: offers.list
                Rectangle {
                    id: entry
                    required property int index
                    required property var modelData
                    width: parent.width
                    height: Math.round(28 * Theme.scale)
                    radius: Theme.tiny
                    color: index === offers.current ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"
                    Accessible.role: Accessible.ListItem
                    Accessible.name: modelData.text + " " + modelData.name
                    Accessible.selected: index === offers.current
                    Words { x: Theme.small; anchors.verticalCenter: parent.verticalCenter; text: entry.modelData.text; strong: true; wrapMode: Text.NoWrap }
                    Words { anchors.right: parent.right; anchors.rightMargin: Theme.small; anchors.verticalCenter: parent.verticalCenter; text: entry.modelData.name; dim: true; size: Theme.caption; wrapMode: Text.NoWrap }
                    HoverHandler { id: pointer }
                    TapHandler {
                        onTapped: {
                            offers.current = entry.index
                            offers.take()
                        }
                    }
                }
            }
        }
    }
    Connections {
        target: bar.search
        function onTextChanged() { if (field.text !== bar.search.text) field.text = bar.search.text }
    }
}
