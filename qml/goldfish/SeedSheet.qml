// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// The seed, and the game as a text that can be kept, sent and resumed.
Sheet {
    id: sheet

    required property GoldfishTable table
    readonly property int maxShown: 100000   // characters; more would take too long to lay out
    property string hiddenText: ""            // a text that is too long to be shown
    property bool done: false                 // another game is on the table
    property string copied: ""                // what was just copied
    readonly property string text: hiddenText !== "" ? hiddenText : session.text

    signal dealt()

    function finish() {
        done = true
        close()
    }
    function setText(text: string) {
        table.savedGame.dismissProblem()
        hiddenText = text.length > maxShown ? text : ""
        session.text = hiddenText !== "" ? "" : text
    }

    title: table.deck.present ? qsTr("Seed and saved game") : qsTr("Resume game")
    onOpened: {
        done = false
        copied = ""
        seed.text = table.seed
        setText(table.sessionText())
        if (!table.deck.present) return session.forceActiveFocus()
        seed.forceActiveFocus()
        seed.selectAll()
    }
    onClosed: {
        table.savedGame.stop()
        table.savedGame.dismissProblem()
        setText("")
        if (done) dealt()
    }
    Connections {
        target: sheet.table.savedGame
        function onResumed() { if (sheet.visible) sheet.finish() }
    }

    AppLabel {
        width: parent.width
        visible: sheet.table.deck.present
        dim: true
        text: qsTr("The same deck with the same seed gives the same cards.")
    }
    Flow {
        width: parent.width
        visible: sheet.table.deck.present
        spacing: Theme.small
        TextInputField {
            id: seed
            width: Math.round(200 * Theme.scale)
            label: qsTr("Seed")
            validator: RegularExpressionValidator { regularExpression: /[0-9]{1,20}/ }
            onAccepted: if (sheet.table.setSeed(text)) sheet.finish()
        }
        IconButton {
            glyph: "copy"
            text: qsTr("Copy the seed")
            onClicked: {
                sheet.table.copySeed()
                sheet.copied = qsTr("Seed copied.")
            }
        }
        ActionButton {
            text: qsTr("Deal")
            enabled: sheet.table.deck.present && seed.text !== ""
            onClicked: if (sheet.table.setSeed(seed.text)) sheet.finish()
        }
    }
    SectionTitle { text: qsTr("Saved game") }
    AppLabel {
        width: parent.width
        visible: sheet.hiddenText !== ""
        text: qsTr("A saved game of %1 characters. It is too long to show here, but it can be resumed.")
            .arg(sheet.hiddenText.length.toLocaleString(Qt.locale(), "f", 0))
    }
    ScrollView {
        width: parent.width
        height: Math.round(180 * Theme.scale)
        visible: sheet.hiddenText === ""
        TextArea {
            id: session
            wrapMode: TextArea.WrapAnywhere
            textFormat: TextEdit.PlainText
            color: Theme.text
            font.family: "monospace"
            font.pixelSize: Theme.caption
            placeholderText: qsTr("Paste a saved game to resume it")
            placeholderTextColor: Theme.muted
            selectByMouse: true
            selectionColor: Theme.accent
            selectedTextColor: Theme.accentInk
            Accessible.name: qsTr("Saved game")
            Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            Keys.onPressed: event => {
                if (!event.matches(StandardKey.Paste)) return
                const text = sheet.table.pasted()
                event.accepted = text.length > sheet.maxShown
                if (event.accepted) sheet.setText(text)
            }
            background: Rectangle {
                radius: Theme.radius
                color: Theme.window
                border.width: session.activeFocus ? Theme.focusWidth : 1
                border.color: session.activeFocus ? Theme.accent : Theme.outline
            }
        }
    }
    AppLabel {
        width: parent.width
        visible: text !== "" && sheet.opened
        text: sheet.table.savedGame.problem
        color: Theme.danger
        Accessible.role: Accessible.AlertMessage
    }
    Row {
        width: parent.width
        spacing: Theme.small
        visible: sheet.table.savedGame.busy
        ProgressLine {
            width: parent.width - halt.width - Theme.small
            anchors.verticalCenter: parent.verticalCenter
            value: sheet.table.savedGame.progress
            label: qsTr("Playing the game again")
        }
        ActionButton { id: halt; text: qsTr("Stop"); onClicked: sheet.table.savedGame.stop() }
    }
    AppLabel {
        width: parent.width
        visible: text !== ""
        text: sheet.copied
        color: Theme.good
        Accessible.role: Accessible.AlertMessage
    }
    Flow {
        width: parent.width
        spacing: Theme.small
        ActionButton {
            glyph: "copy"
            text: qsTr("Copy")
            enabled: sheet.table.playing
            onClicked: {
                sheet.table.copySession()
                sheet.copied = qsTr("Game copied as text.")
            }
        }
        ActionButton { text: qsTr("Paste"); onClicked: sheet.setText(sheet.table.pasted()) }
        ActionButton {
            primary: true
            text: qsTr("Resume game")
            enabled: sheet.text !== "" && !sheet.table.savedGame.busy
            onClicked: sheet.table.savedGame.resume(sheet.text)
        }
        ActionButton { text: qsTr("Close"); onClicked: sheet.close() }
    }
}
