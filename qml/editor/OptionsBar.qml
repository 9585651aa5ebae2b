// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Edition and options as combo boxes. Text options and those that do not fit are in the sheet.
Flow {
    id: bar

    required property DeckEditor editor
    property int most: 4
    property int shown: 0   // how many fit in one line next to the button for the others

    signal moreWanted()

    function fit() {
        let used = more.implicitWidth
        let count = 0
        for (let i = 0; i < Math.min(boxes.count, most); ++i) {
            const box = boxes.itemAt(i) as SelectBox
            if (!box) return
            used += box.choices.length > 0 ? box.implicitWidth + spacing : 0
            if (count > 0 && used > width) break
            ++count
        }
        shown = count
    }

    onWidthChanged: () => Qt.callLater(fit)
    onMostChanged: () => Qt.callLater(fit)
    Component.onCompleted: fit()

    spacing: Theme.small
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Rules and options")

    Repeater {
        id: boxes
        model: bar.editor.header.options
        onCountChanged: () => Qt.callLater(bar.fit)

        SelectBox {
            id: option
            required property int index
            required property string optionId
            required property string name
            required property string about
            required property string value
            required property var choices
            visible: index < bar.shown && choices.length > 0
            onImplicitWidthChanged: () => Qt.callLater(bar.fit)
            implicitHeight: Theme.smallControl
            width: Math.min(implicitWidth, bar.width)
            label: name
            prefixed: true
            small: true
            Accessible.description: about
            model: choices
            textRole: "text"
            valueRole: "value"
            currentIndex: choices.findIndex(choice => choice.value === option.value)
            onActivated: bar.editor.header.setOption(optionId, currentValue)
        }
    }

    Chip {
        id: more
        onImplicitWidthChanged: () => Qt.callLater(bar.fit)
        implicitHeight: Theme.smallControl
        text: bar.editor.header.options.count > bar.shown ? qsTr("All options, notes and tags") : qsTr("Notes and tags")
        amount: bar.editor.header.options.count > bar.shown ? bar.editor.header.options.count : -1
        toggles: false
        onClicked: bar.moreWanted()
    }

    Repeater {
        model: bar.editor.header.tags === "" ? [] : bar.editor.header.tags.split(", ")

        Badge {
            required property string modelData
            implicitHeight: Theme.smallControl
            words: modelData
            widest: bar.width * 0.4
        }
    }
}
