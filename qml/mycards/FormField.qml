// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// One value of the form: its name, where it comes from, a field with the choices there are, and what is wrong with it.
ColumnLayout {
    id: field

    required property CardForm form
    required property string key
    required property string title
    required property string about
    required property string kind
    required property var choices
    required property string value    // as it is typed
    required property string knowledge
    required property string source
    required property string below
    required property string problem
    readonly property bool isPrinted: kind === "printed"
    readonly property bool canBeUnknown: kind !== "name" && kind !== "type"
    readonly property Item control: isPrinted ? area : line

    signal finished()   // Enter was pressed

    function takeFocus() {
        if (control) control.forceActiveFocus(Qt.TabFocusReason)
        if (!isPrinted) line.selectAll()
    }

    function store(text: string) {
        const entered = text   // calling a method of a parameter crashes qmllint 6.4
        if (entered.trim() !== field.value.trim() || field.problem !== "") form.enter(key, entered)
    }

    spacing: Theme.tiny

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.small

        AppLabel {
            Layout.fillWidth: true
            text: field.title
            strong: true
            size: Theme.caption
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.ignored: true   // the field has it as its name
        }

        Badge {
            visible: field.source !== ""
            words: field.source
            glyph: field.source === qsTr("yours") ? "pencil" : ""
            ink: field.source === qsTr("yours") ? Theme.accent : Theme.muted
            widest: field.width / 2
        }
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.tiny

        TextInputField {
            id: line
            visible: !field.isPrinted
            Layout.fillWidth: true
            label: field.title
            text: field.value
            placeholderText: field.knowledge === "absent" ? qsTr("not printed")
                           : field.canBeUnknown ? qsTr("unknown") : ""
            wrong: field.problem !== ""
            Accessible.description: field.problem !== "" ? field.problem : field.about
            onTextEdited: {
                list.typed = text
                if (field.choices.length > 0) list.update()
            }
            onActiveFocusChanged: {
                if (activeFocus) return
                list.close()
                field.store(text)
            }
            Keys.onDownPressed: event => {
                if (field.choices.length === 0) {
                    event.accepted = false
                    return
                }
                if (!list.visible) {
                    list.typed = ""
                    list.update()
                }
                list.step(1)
            }
            Keys.onUpPressed: event => {
                event.accepted = list.visible
                if (list.visible) list.step(-1)
            }
            Keys.onEscapePressed: event => {
                event.accepted = list.visible || text !== field.value
                if (list.visible) list.close()
                else text = field.value
            }
            Keys.onReturnPressed: event => event.accepted = accept(event)
            Keys.onEnterPressed: event => event.accepted = accept(event)
            Keys.onTabPressed: event => {
                const completed = list.completed()
                if (completed !== "") text = completed
                event.accepted = false
            }

            function accept(event: var): bool {
                if (event.modifiers & Qt.AltModifier) return false   // saves the card
                const completed = list.completed()
                if (completed !== "") text = completed
                list.close()
                field.store(text)
                field.finished()
                return true
            }

            ChoiceList {
                id: list
                y: line.height + 2
                width: line.width
                choices: field.choices
                several: field.kind === "words" || field.kind === "reference"
                onChosen: text => {
                    line.text = text
                    line.forceActiveFocus(Qt.OtherFocusReason)
                    close()
                    field.store(text)
                }
            }
        }

        TextInputArea {
            id: area
            visible: field.isPrinted
            Layout.fillWidth: true
            Layout.preferredHeight: Math.round(96 * Theme.scale)
            label: field.title
            text: field.value
            Accessible.description: field.problem
            onActiveFocusChanged: if (!activeFocus && visible) field.store(text)
        }

        IconButton {
            visible: field.canBeUnknown
            glyph: "question"
            text: qsTr("Unknown")
            focusPolicy: Qt.NoFocus
            checked: field.knowledge === "unknown"
            onClicked: field.form.enter(field.key, "?")
        }

        IconButton {
            visible: field.canBeUnknown
            glyph: "minus"
            text: qsTr("Not printed on the card")
            focusPolicy: Qt.NoFocus
            checked: field.knowledge === "absent"
            onClicked: field.form.enter(field.key, "")
        }
    }

    RowLayout {
        visible: field.below !== "" && field.problem === ""
        Layout.fillWidth: true

        AppLabel {
            Layout.fillWidth: true
            text: field.below
            dim: true
            size: Theme.caption
        }

        ActionButton {
            small: true
            text: qsTr("Use it")
            Accessible.name: qsTr("Use the value below yours: %1").arg(field.below)
            onClicked: field.form.useBelow(field.key)
        }
    }

    AppLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: field.problem
        color: Theme.danger
        size: Theme.caption
        Accessible.role: Accessible.AlertMessage
    }
}
