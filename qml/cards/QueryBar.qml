import QtQuick
import Mazzo
import Mazzo.App

// The line for a query. A mistake is underlined where it stands.
FocusScope {
    id: bar

    required property CardSearch search

    signal entered()   // down into the result

    function type(text: string) {
        field.forceActiveFocus(Qt.ShortcutFocusReason)
        if (text !== "") field.insert(field.length, text)
        else field.selectAll()
        if (text !== "") field.cursorPosition = field.length
    }

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
        Component.onCompleted: text = bar.search.text
        Keys.onDownPressed: bar.entered()
        Keys.onReturnPressed: bar.entered()
        Keys.onEnterPressed: bar.entered()
        Keys.onEscapePressed: event => {
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
    Connections {
        target: bar.search
        function onTextChanged() { if (field.text !== bar.search.text) field.text = bar.search.text }
    }
}
