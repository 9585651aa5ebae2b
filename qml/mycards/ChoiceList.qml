// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.Controls

// The choices that begin with, or contain, what is being typed. It never takes the focus from the text field.
Popup {
    id: list

    property var choices: []
    property string typed
    property bool several: false      // the text is a list with commas
    property bool addsChoices: false  // what is typed may become a new choice
    readonly property string word: (several ? typed.substring(typed.lastIndexOf(",") + 1) : typed).trim().toLowerCase()
    readonly property string spelt: (several ? typed.substring(typed.lastIndexOf(",") + 1) : typed).trim()
    readonly property bool isNew: addsChoices && word !== "" && word !== "?" && word !== "-"
        && !choices.some(choice => choice.toLowerCase() === word)
    readonly property var fitting: {
        if (word === "?" || word === "-") return []
        const first = choices.filter(choice => choice.toLowerCase().startsWith(word))
        const all = first.concat(
            choices.filter(choice => !first.includes(choice) && choice.toLowerCase().includes(word)))
        return isNew ? all.concat([spelt]) : all
    }
    property int current: -1

    signal chosen(string text)

    function step(by: int) { current = Math.max(-1, Math.min(fitting.length - 1, current + by)) }

    // What the text becomes if the current choice is taken; empty if there is none.
    function completed(): string {
        if (!visible || current < 0 || current >= fitting.length) return ""
        const before = several && typed.includes(",") ? typed.substring(0, typed.lastIndexOf(",") + 1) + " " : ""
        return before + fitting[current]
    }

    function update() {
        current = word !== "" && fitting.length > 0 && !choices.some(choice => choice.toLowerCase() === word) ? 0 : -1
        if (fitting.length > 0) open()
        else close()
    }

    padding: Theme.tiny
    margins: Theme.small   // stays inside the window
    closePolicy: Popup.NoAutoClose
    focus: false
    width: Math.round(240 * Theme.scale)
    height: Math.min(view.contentHeight + 2 * padding, Math.round(240 * Theme.scale))
    background: Rectangle {
        radius: Theme.radius
        color: Theme.panel
        border.width: Theme.hairline
        border.color: Theme.outline
    }
    contentItem: ListView {
        id: view
        clip: true
        model: list.fitting
        currentIndex: list.current
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollLine {}
        delegate: Rectangle {
            id: entry
            required property int index
            required property string modelData
            width: view.width
            height: Theme.smallControl
            radius: Theme.innerRadius
            color: list.current === index || pointer.hovered ? Theme.chosen : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: words.text

            AppLabel {
                id: words
                x: Theme.small
                width: parent.width - 2 * Theme.small
                anchors.verticalCenter: parent.verticalCenter
                text: list.isNew && entry.index === list.fitting.length - 1
                    ? qsTr("+ Add “%1” as a new choice").arg(entry.modelData) : entry.modelData
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }

            HoverHandler {
                id: pointer
                cursorShape: Qt.PointingHandCursor
            }

            TapHandler {
                onTapped: {
                    list.current = entry.index
                    list.chosen(list.completed())
                }
            }
        }
    }
}
