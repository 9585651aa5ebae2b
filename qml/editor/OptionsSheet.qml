// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Edition, options, tags and notes of the deck.
Sheet {
    id: sheet

    required property DeckEditor editor
    property bool preview: false

    title: qsTr("Rules, options and notes")
    preferredWidth: 680
    onOpened: {
        tags.text = editor.header.tags
        notes.text = editor.header.notes
        preview = notes.text !== ""
    }
    onClosed: {
        editor.header.tags = tags.text
        editor.header.notes = notes.text
    }

    Repeater {
        model: sheet.editor.header.options

        Grid {
            id: option
            required property string optionId
            required property string name
            required property string about
            required property string value
            required property var choices
            readonly property bool typed: choices.length === 0
            readonly property real field: Math.min(Math.round(280 * Theme.scale), width)
            readonly property bool wide: width >= field * 2
            width: parent.width
            columns: wide ? 2 : 1
            columnSpacing: Theme.large
            rowSpacing: Theme.tiny
            verticalItemAlignment: Grid.AlignVCenter

            Column {
                width: option.wide ? option.width - option.field - option.columnSpacing : option.width

                AppLabel {
                    width: parent.width
                    text: option.name
                    strong: true
                }

                AppLabel {
                    width: parent.width
                    visible: text !== ""
                    text: option.about
                    dim: true
                    size: Theme.caption
                }
            }

            SelectBox {
                visible: !option.typed
                width: option.field
                label: option.name
                model: option.choices
                textRole: "text"
                valueRole: "value"
                currentIndex: option.choices.findIndex(choice => choice.value === option.value)
                onActivated: sheet.editor.header.setOption(option.optionId, currentValue)
            }

            TextInputField {
                visible: option.typed
                width: option.field
                label: option.name
                text: option.value
                wrong: text !== option.value
                onEditingFinished: if (!sheet.editor.header.setOption(option.optionId, text)) text = option.value
            }
        }
    }

    SectionTitle { text: qsTr("Tags") }

    TextInputField {
        id: tags
        width: parent.width
        label: qsTr("Tags")
        placeholderText: qsTr("Tags, separated by commas")
    }

    SectionBar {
        width: parent.width
        title: qsTr("Notes")

        Segments {
            implicitHeight: Theme.smallControl
            label: qsTr("Notes")
            value: sheet.preview ? "preview" : "write"
            choices: [{ value: "write", text: qsTr("Write") }, { value: "preview", text: qsTr("Preview") }]
            onChosen: value => sheet.preview = value === "preview"
        }
    }

    NotesView {
        width: parent.width
        height: notesArea.height
        visible: sheet.preview
        markdown: sheet.preview ? sheet.editor.header.rendered(notes.text) : ""
    }

    ScrollView {
        id: notesArea
        width: parent.width
        height: Math.round(180 * Theme.scale)
        visible: !sheet.preview

        TextInputArea {
            id: notes
            label: qsTr("Notes")
            placeholderText: qsTr("What the deck is for, what to try next. Markdown: **bold**, # heading, - list")
        }
    }

    ActionButton {
        text: qsTr("Done")
        primary: true
        onClicked: sheet.close()
    }
}
