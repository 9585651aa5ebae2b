pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo
import Mazzo.App

// The seed, and the game as a text that can be kept, sent and taken up again.
Sheet {
    id: sheet

    required property GoldfishTable table

    title: qsTr("Seed and session")
    onOpened: {
        seed.text = table.seed
        session.text = table.sessionText()
        seed.forceActiveFocus()
        seed.selectAll()
    }

    Words { width: parent.width; dim: true; text: qsTr("The same deck with the same seed gives the same cards.") }
    Row {
        spacing: Theme.small
        TextInputField {
            id: seed
            width: Math.round(200 * Theme.scale)
            label: qsTr("Seed")
            validator: RegularExpressionValidator { regularExpression: /[0-9]{1,19}/ }
            onAccepted: if (sheet.table.setSeed(text)) sheet.close()
        }
        IconButton { glyph: "copy"; text: qsTr("Copy the seed"); onClicked: sheet.table.copySeed() }
        ActionButton { text: qsTr("Deal by it"); enabled: sheet.table.hasDeck; onClicked: if (sheet.table.setSeed(seed.text)) sheet.close() }
    }
    SectionTitle { text: qsTr("The game as a text") }
    ScrollView {
        width: parent.width
        height: Math.round(180 * Theme.scale)
        TextArea {
            id: session
            wrapMode: TextArea.WrapAnywhere
            color: Theme.text
            font.family: "monospace"
            font.pixelSize: Theme.caption
            placeholderText: qsTr("Paste a session here and take it up")
            placeholderTextColor: Theme.muted
            selectionColor: Theme.accent
            selectedTextColor: Theme.accentInk
            Accessible.name: qsTr("The game as a text")
            KeyNavigation.priority: KeyNavigation.BeforeItem
            KeyNavigation.tab: copy
            background: Rectangle { radius: Theme.radius; color: Theme.window; border.width: session.activeFocus ? Theme.focusWidth : 1; border.color: session.activeFocus ? Theme.accent : Theme.outline }
        }
    }
    Words { width: parent.width; visible: text !== "" && sheet.opened; text: sheet.table.problem; color: Theme.danger; Accessible.role: Accessible.AlertMessage }
    Row {
        spacing: Theme.small
        ActionButton { id: copy; glyph: "copy"; text: qsTr("Copy"); enabled: sheet.table.playing; onClicked: sheet.table.copySession() }
        ActionButton { primary: true; text: qsTr("Take it up"); enabled: session.text !== ""; onClicked: if (sheet.table.resume(session.text)) sheet.close() }
        ActionButton { text: qsTr("Close"); onClicked: sheet.close() }
    }
}
