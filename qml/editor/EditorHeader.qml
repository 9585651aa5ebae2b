// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The header of the editor: name, verdict and actions of the deck, its edition and options.
Column {
    id: header

    required property AppModel app
    required property DeckEditor editor
    required property bool wide   // catalogue, deck and rules side by side
    required property bool two    // the catalogue and one of the others
    required property string part
    required property bool low   // the window is low
    readonly property bool tight: width < 540 * Theme.scale   // rare actions are in a menu
    readonly property bool scant: width < 450 * Theme.scale   // undo and redo are in the menu too
    readonly property bool usable: editor.deckId !== ""

    signal renameWanted()
    signal optionsWanted()
    signal textWanted()
    signal partChosen(string part)

    function menuChoices(): var {
        const choices = [
            { value: "redo", text: qsTr("Redo"), glyph: "redo", shown: scant && editor.canRedo },
            { value: "undo", text: qsTr("Undo"), glyph: "undo", shown: scant && editor.canUndo },
            { value: "rename", text: qsTr("Rename the deck"), glyph: "pencil", shown: true },
            { value: "text", text: qsTr("Edit as text"), glyph: "text", shown: true },
            { value: "share", text: qsTr("Share"), glyph: "share", shown: true },
            { value: "options", text: qsTr("Rules, options, notes and tags"), glyph: "settings", shown: low }
        ]
        return choices.filter(choice => choice.shown)   // qmllint disable type
    }

    function act(action: string) {
        if (action === "rename") renameWanted()
        else if (action === "text") textWanted()
        else if (action === "share") app.sharing.share(editor.deckId)
        else if (action === "options") optionsWanted()
        else if (action === "undo") editor.undo()
        else if (action === "redo") editor.redo()
    }

    PageHeader {
        width: parent.width
        title: header.editor.header.name
        leading: IconButton {
            glyph: "back"
            text: qsTr("All decks")
            onClicked: header.app.navigation.returnTo(Navigation.Decks)
        }

        IconButton {
            visible: header.usable && !header.tight
            glyph: "pencil"
            text: qsTr("Rename the deck")
            onClicked: header.renameWanted()
        }

        IconButton {
            visible: header.usable && !header.tight
            glyph: "text"
            text: qsTr("Edit as text")
            onClicked: header.textWanted()
        }

        VerdictBadge {
            verdict: header.editor.rules.verdict
            words: header.editor.rules.problems > 0 && header.wide
                ? qsTr("%1 · %n problem(s)", "", header.editor.rules.problems).arg(header.editor.rules.verdictText)
                : header.editor.rules.verdictText
            large: true
            widest: header.width * (header.scant ? 0.27 : 0.34)
        }

        AppLabel {
            visible: header.wide
            text: header.editor.header.gameName
            dim: true
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Layout.leftMargin: Theme.tiny
            Layout.maximumWidth: header.width * 0.24
        }

        Item { Layout.fillWidth: true }

        IconButton {
            visible: header.usable && !header.scant
            glyph: "undo"
            text: qsTr("Undo")
            enabled: header.editor.canUndo
            onClicked: header.editor.undo()
        }

        IconButton {
            visible: header.usable && !header.scant
            glyph: "redo"
            text: qsTr("Redo")
            enabled: header.editor.canRedo
            onClicked: header.editor.redo()
        }

        HeaderButton {
            visible: header.usable && !header.tight
            words: qsTr("Share")
            compact: !header.wide
            glyph: "share"
            onClicked: header.app.sharing.share(header.editor.deckId)
        }

        HeaderButton {
            visible: header.usable
            primary: true
            words: header.wide ? qsTr("Test opening hand") : qsTr("Test")
            compact: header.tight
            glyph: "hand"
            onClicked: header.app.testHand()
        }

        IconButton {
            id: more
            visible: header.usable && (header.tight || header.low)
            glyph: "more"
            text: qsTr("More actions")
            onClicked: {
                menu.choices = header.menuChoices()
                menu.open()
            }

            ActionMenu {
                id: menu
                label: more.text
                x: more.width - width
                y: more.height
                onChosen: value => header.act(value)
            }
        }
    }

    Rectangle {
        width: parent.width
        readonly property real options: header.low ? 0 : bar.implicitHeight
        readonly property real contentHeight: header.wide ? options
            : header.two ? Math.max(options, parts.height)
            : options + parts.height + (header.low ? 0 : Theme.small)

        height: contentHeight + 2 * Theme.small
        visible: header.usable && !(header.low && header.wide)
        color: Theme.panel

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }

        OptionsBar {
            id: bar
            visible: !header.low
            x: Theme.large
            y: Theme.small - 1
            width: parent.width - 2 * Theme.large - (header.two ? parts.width + Theme.medium : 0)
            editor: header.editor
            most: header.width >= 1320 * Theme.scale ? 4 : header.wide ? 3 : 1
            onMoreWanted: header.optionsWanted()
        }

        Segments {
            id: parts
            visible: !header.wide
            x: header.two ? parent.width - width - Theme.large : (parent.width - width) / 2
            y: header.two || header.low ? Theme.small - 1 : bar.y + bar.height + Theme.small
            width: implicitWidth
            height: implicitHeight
            label: qsTr("Show")
            value: header.two && header.part === "cards" ? "deck" : header.part
            choices: (header.two ? [] : [{ value: "cards", text: qsTr("Cards") }]).concat([
                { value: "deck", text: qsTr("Deck") },
                {
                    value: "rules",
                    text: header.editor.rules.problems > 0
                        ? qsTr("Rules · %1").arg(header.editor.rules.problems)
                        : qsTr("Rules")
                }
            ])
            onChosen: value => header.partChosen(value)
        }
    }
}
