// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Studies of strategies for these cards: a tournament, which kinds help, a search, and an editor.
Column {
    id: view

    required property StrategyPanel study

    spacing: Theme.small

    SectionTitle { width: parent.width; text: qsTr("Study") }
    Flow {
        width: parent.width
        visible: !view.study.busy
        spacing: Theme.small
        ActionButton { small: true; text: qsTr("Tournament"); onClicked: view.study.playTournament(4000) }
        ActionButton { small: true; text: qsTr("Which kinds help?"); onClicked: view.study.rankKinds(10000, false) }
        ActionButton { small: true; text: qsTr("Pairs of kinds"); onClicked: view.study.rankKinds(4000, true) }
        ActionButton { small: true; text: qsTr("Find a strategy"); onClicked: view.study.find(60) }
    }
    Row {
        width: parent.width
        visible: view.study.busy
        spacing: Theme.small
        ProgressLine {
            width: parent.width - halt.width - Theme.small
            anchors.verticalCenter: parent.verticalCenter
            value: view.study.progress
            label: qsTr("Studying strategies")
        }
        ActionButton { id: halt; text: qsTr("Stop"); onClicked: view.study.stop() }
    }
    AppLabel {
        width: parent.width
        visible: text !== ""
        text: view.study.trouble
        color: Theme.danger
        size: Theme.caption
        Accessible.role: Accessible.AlertMessage
    }
    AppLabel { width: parent.width; visible: text !== ""; text: view.study.heading; dim: true; size: Theme.caption }
    Repeater {
        model: view.study.rows
        Column {
            id: row
            required property string title
            required property string value
            required property double share
            required property string detail
            required property string spoken
            width: view.width
            spacing: Theme.pieceGap
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken
            Row {
                width: parent.width
                spacing: Theme.small
                AppLabel {
                    width: parent.width - percent.width - Theme.small
                    text: row.title
                    strong: true
                    size: Theme.caption
                    Accessible.ignored: true
                }
                AppLabel {
                    id: percent
                    text: row.value
                    strong: true
                    size: Theme.caption
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
            Rectangle {
                width: parent.width
                height: Theme.oddsBar
                radius: height / 2
                color: Theme.raised
                border.width: 1
                border.color: Theme.line
                Rectangle {
                    width: parent.width * row.share
                    height: parent.height
                    radius: parent.radius
                    color: row.share >= 0.5 ? Theme.accent : Theme.muted
                }
            }
            AppLabel {
                width: parent.width
                text: row.detail
                dim: true
                size: Theme.footnote
                Accessible.ignored: true
            }
        }
    }
    SectionTitle { width: parent.width; text: qsTr("Your strategy") }
    TextInputArea {
        id: draft
        width: parent.width
        label: qsTr("Lines of the strategy")
        placeholderText: "buy Molti + Zombi\nbuy Caricatore\nbuy Proiettili"
        font.pixelSize: Theme.caption
        text: view.study.draft
        onTextChanged: view.study.draft = text
    }
    AppLabel {
        width: parent.width
        visible: text !== ""
        text: view.study.draftProblem
        color: view.study.draftReadable ? Theme.muted : Theme.danger
        size: Theme.caption
        Accessible.role: Accessible.AlertMessage
    }
    Row {
        width: parent.width
        spacing: Theme.small
        TextInputField {
            id: name
            width: parent.width - keep.width - Theme.small
            label: qsTr("Name of the strategy")
            placeholderText: label
            font.pixelSize: Theme.caption
        }
        ActionButton {
            id: keep
            text: qsTr("Save")
            enabled: view.study.draftReadable && name.text.trim() !== ""
            onClicked: refused.visible = !view.study.save(name.text)
        }
    }
    AppLabel {
        id: refused
        width: parent.width
        visible: false
        text: qsTr("The strategy cannot be saved under this name. Use letters, digits, blanks and dashes.")
        color: Theme.danger
        size: Theme.caption
        Accessible.role: Accessible.AlertMessage
    }
}
