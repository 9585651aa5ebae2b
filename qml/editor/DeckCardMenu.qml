// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// What can be done with a card of the deck, or with the selected ones.
ActionMenu {
    id: menu

    required property DeckEditor editor
    property int row: -1   // less than zero: of the selected cards

    signal cardOpened(string cardId)
    signal tagsWanted(int row)
    signal printingWanted(int row, string name)

    function askMove(item: Item) {
        choices = zoneChoices(editor.selection.zoneId)
        menu.row = -1
        menu.label = qsTr("Move to…")
        menu.parent = item
        menu.open()
    }

    function zoneChoices(except: string): var {
        const choices = []
        for (let i = 0; i < editor.deck.zones.count; ++i) {
            const zoneId = editor.deck.zones.at(i, "zoneId")
            if (zoneId === except) continue
            choices.push({
                value: "zone:" + zoneId,
                text: qsTr("Move to %1").arg(editor.deck.zones.at(i, "name")),
                glyph: "next"
            })
        }
        return choices
    }

    function ask(row: int, item: Item) {
        const menuChoices = [
            { value: "card", text: qsTr("Show the card"), glyph: "cards" },
            { value: "more", text: qsTr("Add one copy"), glyph: "plus" },
            { value: "less", text: qsTr("Remove one copy"), glyph: "minus" },
            { value: "out", text: qsTr("Remove from the deck"), glyph: "trash" },
            { value: "tags", text: qsTr("Tags…"), glyph: "tag" },
            { value: "select", text: qsTr("Select"), glyph: "check" }
        ].concat(zoneChoices(editor.deck.cards.at(row, "zoneId")))   // qmllint disable type
        if (editor.printingChoices(row).length > 0)
            menuChoices.push({ value: "printing", text: qsTr("Choose a printing…"), glyph: "cards" })
        // An unknown card has no page and no tags, and can only change to the maybe pile.
        choices = editor.deck.cards.at(row, "unknown")
            ? menuChoices.filter(choice => ["more", "less", "out", "select", "zone:~maybe"].includes(choice.value))
            : menuChoices
        menu.row = row
        menu.label = editor.deck.cards.at(row, "name")
        menu.parent = item
        menu.open()
    }

    function act(row: int, action: string) {
        if (row < 0 && action.startsWith("zone:")) editor.moveSelected(action.substring(5))
        else if (action === "card") cardOpened(editor.deck.cards.at(row, "cardId"))
        else if (action === "more") editor.change(row, 1)
        else if (action === "less") editor.change(row, -1)
        else if (action === "out") editor.setCopies(row, 0)
        else if (action === "tags") tagsWanted(row)
        else if (action === "select") editor.selection.toggle(row)
        else if (action === "printing") printingWanted(row, editor.deck.cards.at(row, "name"))
        else if (action.startsWith("zone:")) editor.moveRow(row, action.substring(5))
    }

    label: ""
    y: parent ? parent.height : 0
    onChosen: value => act(row, value)
}
