// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// A key of an object: what it is called, a control for its value, and what it means.
Column {
    id: row

    required property GameEditor editor
    required property string path
    required property string key
    required property string title
    required property string help
    required property string kind
    required property string value
    required property var texts
    required property var choices
    required property string scope
    required property bool rare
    required property string problem
    readonly property int chosen: choices.findIndex(choice => choice.chosen)

    // The ids that are chosen if one of them is toggled.
    function toggled(value: string): string {
        return choices.filter(choice => choice.chosen !== (choice.value === value)).map(choice => choice.value)
            .join(", ")
    }

    function showChosen() { box.currentIndex = chosen }

    spacing: Theme.tiny

    AppLabel {
        visible: row.kind !== "flag"
        width: parent.width
        text: row.title
        strong: true
        size: Theme.caption
        Accessible.ignored: true
    }

    CommittedField {
        visible: row.kind === "text"
        width: Math.min(parent.width, Math.round((row.key === "id" ? 300 : 520) * Theme.scale))
        label: row.title
        stored: row.kind === "text" ? row.value : ""
        wrong: row.problem !== ""
        Accessible.description: row.problem !== "" ? row.problem : row.help
        onCommitted: text => row.editor.setValue(row.path, text)
    }

    FormTexts {
        visible: row.kind === "texts" || row.kind === "long-texts"
        width: Math.min(parent.width, Math.round(640 * Theme.scale))
        label: row.title
        texts: row.texts
        tall: row.kind === "long-texts"
        onCommitted: (language, text) => row.editor.setText(row.path, language, text)
    }

    SelectBox {
        id: box
        visible: row.kind === "choice"
        width: Math.min(parent.width, Math.round(320 * Theme.scale))
        label: row.title
        model: row.kind === "choice" ? row.choices : []
        textRole: "text"
        valueRole: "value"
        // Another model resets the index, so a binding would not be evaluated again.
        onModelChanged: () => Qt.callLater(row.showChosen)   // qmllint disable type
        Component.onCompleted: row.showChosen()
        onActivated: index => row.editor.setValue(row.path, row.choices[index].value)
    }

    Flow {
        visible: row.kind === "several"
        width: parent.width
        spacing: Theme.small

        Repeater {
            model: row.kind === "several" ? row.choices.length : 0

            Chip {
                required property int index
                readonly property var choice: row.choices[index] ?? ({ text: "", value: "", chosen: false })
                text: choice.text
                checked: choice.chosen
                onClicked: row.editor.setValue(row.path, row.toggled(choice.value))
            }
        }
    }

    Row {
        visible: row.kind === "flag"
        spacing: Theme.tiny

        CheckMark {
            id: tick
            checked: row.value === "yes"
            text: row.title
            onClicked: row.editor.setValue(row.path, row.value === "yes" ? "no" : "yes")
        }

        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: row.title
            Accessible.ignored: true

            TapHandler { onTapped: tick.clicked() }
        }
    }

    ExpressionField {
        visible: row.kind === "expression"
        width: parent.width
        editor: row.editor
        label: row.title
        stored: row.kind === "expression" ? row.value : ""
        scope: row.scope
        onCommitted: text => row.editor.setValue(row.path, text)
        onTyped: text => row.editor.tryExpression(row.path, text)
    }

    Row {
        visible: row.kind === "list"
        width: parent.width
        spacing: Theme.medium

        ActionButton {
            id: opener
            small: true
            glyph: "next"
            text: row.value === "" ? qsTr("Add…") : qsTr("Edit…")
            Accessible.name: qsTr("%1: %2").arg(row.title).arg(text)
            onClicked: row.editor.openPath(row.path)
        }

        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - opener.width - Theme.medium
            text: row.value === "" ? qsTr("none") : row.value
            dim: row.value === ""
        }
    }

    AppLabel {
        width: parent.width
        visible: text !== ""
        text: row.problem !== "" ? row.problem : row.help
        color: row.problem !== "" ? Theme.danger : Theme.muted
        size: Theme.caption
        Accessible.role: row.problem !== "" ? Accessible.AlertMessage : Accessible.StaticText
    }
}
