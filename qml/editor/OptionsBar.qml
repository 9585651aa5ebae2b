pragma ComponentBehavior: Bound
import QtQuick
import Mazzo
import Mazzo.App

// Edition and options as menus; those that do not fit, and options that are typed, are in the sheet.
Flow {
    id: bar

    required property DeckEditor editor
    property int most: 4

    signal moreWanted()

    spacing: Theme.small
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Rules and options")

    Repeater {
        model: bar.editor.options
        SelectBox {
            id: option
            required property int index
            required property string optionId
            required property string name
            required property string about
            required property string value
            required property var choices
            visible: index < bar.most && choices.length > 0
            implicitHeight: Math.round(30 * Theme.scale)
            width: Math.min(implicitWidth, bar.width)
            label: name
            prefixed: true
            small: true
            Accessible.description: about
            model: choices
            textRole: "text"
            valueRole: "value"
            currentIndex: choices.findIndex(choice => choice.value === option.value)
            onActivated: bar.editor.setOption(optionId, currentValue)
        }
    }
    Chip {
        implicitHeight: Math.round(30 * Theme.scale)
        text: bar.editor.options.count > bar.most ? qsTr("All options, notes and tags") : qsTr("Notes and tags")
        amount: bar.editor.options.count > bar.most ? bar.editor.options.count : -1
        Accessible.role: Accessible.Button
        onClicked: bar.moreWanted()
    }
    Repeater {
        model: bar.editor.tags === "" ? [] : bar.editor.tags.split(", ")
        Badge {
            required property string modelData
            implicitHeight: Math.round(30 * Theme.scale)
            words: modelData
            widest: bar.width * 0.4
        }
    }
}
