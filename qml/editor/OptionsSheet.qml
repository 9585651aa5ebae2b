pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo
import Mazzo.App

// Edition, options, tags and notes of the deck.
Sheet {
    id: sheet

    required property DeckEditor editor

    title: qsTr("Rules, options and notes")
    width: Math.min(parent ? parent.width - 2 * Theme.huge : 560, Math.round(560 * Theme.scale))
    onOpened: {
        tags.text = editor.tags
        notes.text = editor.notes
    }
    onClosed: {
        editor.tags = tags.text
        editor.notes = notes.text
    }

    ListView {
        id: list
        width: parent.width
        height: Math.min(contentHeight, Math.round(300 * Theme.scale))
        clip: true
        spacing: Theme.small
        model: sheet.editor.options
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollLine {}
        delegate: Item {
            id: option
            required property string optionId
            required property string name
            required property string about
            required property string value
            required property var choices
            width: list.width - Theme.medium
            height: Math.max(words.implicitHeight, Theme.control)
            Column {
                id: words
                width: parent.width - Math.round(190 * Theme.scale)
                anchors.verticalCenter: parent.verticalCenter
                Words { width: parent.width; text: option.name; strong: true }
                Words { width: parent.width; visible: text !== ""; text: option.about; dim: true; size: Theme.caption }
            }
            SelectBox {
                visible: option.choices.length > 0
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(176 * Theme.scale)
                label: option.name
                model: option.choices
                textRole: "text"
                valueRole: "value"
                currentIndex: option.choices.findIndex(choice => choice.value === option.value)
                onActivated: sheet.editor.setOption(option.optionId, currentValue)
            }
            TextInputField {
                visible: option.choices.length === 0
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(176 * Theme.scale)
                label: option.name
                text: option.value
                wrong: text !== option.value
                onEditingFinished: if (!sheet.editor.setOption(option.optionId, text)) text = option.value
            }
        }
    }
    SectionTitle { text: qsTr("Tags") }
    TextInputField { id: tags; width: parent.width; label: qsTr("Tags"); placeholderText: qsTr("Words, with commas between them") }
    SectionTitle { text: qsTr("Notes") }
    ScrollView {
        width: parent.width
        height: Math.round(96 * Theme.scale)
        TextInputArea { id: notes; label: qsTr("Notes"); placeholderText: qsTr("What the deck is for, what to try next") }
    }
    ActionButton { text: qsTr("Done"); primary: true; onClicked: sheet.close() }
}
