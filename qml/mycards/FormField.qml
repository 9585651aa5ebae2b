// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// One value of the form: its name, where it comes from, the control for it, and what is wrong with it.
ColumnLayout {
    id: field

    required property CardForm form
    required property string key
    required property string title
    required property string about
    required property string kind
    required property var choices
    required property bool isOpen
    required property string value    // as it is typed
    required property string knowledge
    required property string placeholder
    required property string source
    required property bool mine
    required property string below
    required property string belowAction
    required property bool rare
    required property bool canBeText
    required property bool canBeUnknown
    required property bool canBeAbsent
    required property string problem
    required property string nearest
    required property string missing
    readonly property bool isArea: kind === "printed" || kind === "rulings"
    readonly property bool isFlag: kind === "flag"
    readonly property bool isEffects: kind === "effects"
    readonly property bool isLine: !isArea && !isFlag && !isEffects
    // fields that need the whole width of the form
    readonly property bool wide: isArea || isEffects || kind === "name" || kind === "reference"
    readonly property Item control: isArea ? area : isFlag ? flag : isEffects ? effects : line

    signal finished()   // Enter was pressed

    function takeFocus() {
        if (control) control.forceActiveFocus(Qt.TabFocusReason)
        if (isLine) line.selectAll()
    }

    function store(text: string) {
        const entered = text   // calling a method of a parameter crashes qmllint 6.4
        if (entered.trim() !== field.value.trim()) form.enter(key, entered)
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

            HoverHandler { id: pointer }

            Hint {
                visible: pointer.hovered && field.about !== ""
                text: field.about
            }
        }

        Badge {
            visible: field.source !== ""
            words: field.source
            glyph: field.mine ? "pencil" : ""
            ink: field.mine ? Theme.accent : Theme.muted
            widest: field.width / 2
        }
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.thin

        FormLine {
            id: line
            visible: field.isLine
            Layout.fillWidth: true
            label: field.title
            form: field.form
            kind: field.kind
            choices: field.choices
            isOpen: field.isOpen
            value: field.value
            // The word has no space beside three buttons.
            placeholderText: field.canBeText && field.knowledge === "unknown" ? "?" : field.placeholder
            wrong: field.problem !== ""
            Accessible.description: field.problem !== "" ? field.problem : field.about
            onStored: text => { if (visible) field.store(text) }
            onFinished: field.finished()
        }

        Segments {
            id: flag
            readonly property var texts: field.choices.length === 2 ? field.choices : ["", ""]
            visible: field.isFlag
            Layout.fillWidth: true
            label: field.title
            tight: true
            choices: [{ value: texts[0], text: texts[0] }, { value: texts[1], text: texts[1] }]
            value: field.value !== "" ? field.value : field.placeholder
            onChosen: value => field.form.enter(field.key, value)
            Keys.onReturnPressed: event => event.accepted = flag.accept(event)
            Keys.onEnterPressed: event => event.accepted = flag.accept(event)
            Keys.onPressed: event => {
                const letter = event.text.toLowerCase()
                const chosen = letter === "" ? -1 : texts.findIndex(text => text.startsWith(letter))
                event.accepted = chosen >= 0
                if (chosen >= 0) field.form.enter(field.key, texts[chosen])
            }

            function accept(event: var): bool {
                if (event.modifiers & (Qt.AltModifier | Qt.ControlModifier)) return false
                field.finished()
                return true
            }
        }

        TextInputArea {
            id: area
            visible: field.isArea
            Layout.fillWidth: true
            Layout.preferredHeight: Math.round((field.kind === "rulings" ? 64 : 84) * Theme.scale)
            label: field.title
            text: field.value
            placeholderText: field.kind === "rulings" ? qsTr("One ruling on each line") : field.placeholder
            Accessible.description: field.problem
            onActiveFocusChanged: if (!activeFocus && visible) field.store(text)
        }

        EffectsField {
            id: effects
            visible: field.isEffects
            Layout.fillWidth: true
            effects: field.form.effects
            active: field.isEffects
        }

        ActionButton {
            visible: field.canBeText
            small: true
            text: "X"
            Accessible.name: qsTr("%1: X").arg(field.title)
            focusPolicy: Qt.NoFocus
            onClicked: field.form.enter(field.key, "X")
        }

        IconButton {
            visible: field.canBeUnknown
            implicitWidth: Math.round(26 * Theme.scale)
            glyph: "question"
            text: qsTr("%1: unknown").arg(field.title)
            focusPolicy: Qt.NoFocus
            checked: field.knowledge === "unknown"
            onClicked: field.form.enter(field.key, "?")
        }

        IconButton {
            visible: field.canBeAbsent
            implicitWidth: Math.round(26 * Theme.scale)
            glyph: "minus"
            text: qsTr("%1: not printed on the card").arg(field.title)
            focusPolicy: Qt.NoFocus
            checked: field.knowledge === "absent"
            onClicked: field.form.enter(field.key, field.kind === "words" || field.kind === "reference" ? "-" : "")
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
            visible: field.belowAction !== ""
            small: true
            text: field.belowAction
            Accessible.name: qsTr("%1: %2").arg(field.title).arg(field.belowAction)
            onClicked: {
                field.takeFocus()
                field.form.useBelow(field.key)
            }
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

    Flow {
        visible: field.nearest !== "" || field.missing !== ""
        Layout.fillWidth: true
        spacing: Theme.small

        ActionButton {
            visible: field.nearest !== ""
            small: true
            text: qsTr("Use %1").arg(field.nearest)
            // The button disappears with the problem: the field gets the focus.
            onClicked: {
                field.takeFocus()
                field.form.useNearest(field.key)
            }
        }

        ActionButton {
            visible: field.missing !== ""
            small: true
            text: qsTr("Create it")
            Accessible.name: qsTr("Create the card %1").arg(field.missing)
            onClicked: {
                field.takeFocus()
                field.form.createReferred(field.key)
            }
        }
    }
}
