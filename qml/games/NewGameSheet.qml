// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Makes a new game: a small working one, or a copy of an installed game.
Sheet {
    id: sheet

    required property AppModel app
    readonly property GameEditor editor: app.gameEditor
    property string source: ""       // the game that is copied
    property string sourceName: ""
    property bool idTyped: false
    readonly property bool ready: name.text.trim() !== "" && gameId.text.trim() !== "" && editor.state !== "opening"

    function begin(game: string, called: string) {
        source = game
        sourceName = called
        idTyped = false
        name.text = game === "" ? "" : qsTr("My %1").arg(called)
        editor.dismiss()
        open()
    }

    function make() {
        if (!ready) return
        if (source === "") editor.create(name.text, gameId.text, language.currentValue, author.text)
        else editor.duplicate(source, gameId.text, name.text)
    }

    title: source === "" ? qsTr("New game") : qsTr("Copy of %1").arg(sourceName)
    preferredWidth: 520
    onOpened: name.forceActiveFocus(Qt.TabFocusReason)

    Connections {
        target: sheet.editor
        function onCreated() { sheet.close() }
    }

    AppLabel {
        width: parent.width
        text: sheet.source === ""
            ? qsTr("You get a small game that works: a deck, eight cards, three rules with examples, and a table. "
                   + "Change it step by step.")
            : qsTr("You get a game of your own with the same cards, rules and decks. The original stays as it is.")
    }

    AppLabel {
        text: qsTr("Name")
        strong: true
        size: Theme.caption
        Accessible.ignored: true
    }

    TextInputField {
        id: name
        width: parent.width
        label: qsTr("Name of the game")
        onTextChanged: if (!sheet.idTyped) gameId.text = sheet.editor.idFor(text)
        onAccepted: sheet.make()
    }

    AppLabel {
        text: qsTr("Id in deck files")
        strong: true
        size: Theme.caption
        Accessible.ignored: true
    }

    TextInputField {
        id: gameId
        width: parent.width
        label: qsTr("Id in deck files")
        font.family: "monospace"
        onTextEdited: sheet.idTyped = true
        onAccepted: sheet.make()
    }

    AppLabel {
        visible: sheet.source === ""
        text: qsTr("Your name (optional)")
        strong: true
        size: Theme.caption
        Accessible.ignored: true
    }

    TextInputField {
        id: author
        visible: sheet.source === ""
        width: parent.width
        label: qsTr("Your name (optional)")
        onAccepted: sheet.make()
    }

    SelectBox {
        id: language
        visible: sheet.source === ""
        label: qsTr("Language of the cards")
        prefixed: true
        width: Math.min(parent.width, Math.ceil(implicitWidth))
        textRole: "text"
        valueRole: "value"
        model: [{ value: "en", text: qsTr("English") }, { value: "it", text: qsTr("Italian") }]
        currentIndex: Qt.uiLanguage.startsWith("it") || sheet.app.preferences.language === "it" ? 1 : 0
    }

    AppLabel {
        width: parent.width
        visible: text !== ""
        text: sheet.editor.state === "opening" ? "" : sheet.editor.problem
        color: Theme.danger
        Accessible.role: Accessible.AlertMessage
    }

    Flow {
        width: parent.width
        spacing: Theme.small

        ActionButton {
            text: sheet.source === "" ? qsTr("Make the game") : qsTr("Copy the game")
            primary: true
            enabled: sheet.ready
            onClicked: sheet.make()
        }

        ActionButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    }
}
