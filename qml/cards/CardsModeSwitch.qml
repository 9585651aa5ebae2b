// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Switches between browsing the catalogue and editing cards.
Segments {
    required property AppModel app

    label: qsTr("Cards")
    value: app.navigation.page === Navigation.MyCards ? "mine" : "catalogue"
    choices: [
        { value: "catalogue", text: qsTr("Catalogue"), glyph: "cards" },
        { value: "mine", text: qsTr("Edit cards"), glyph: "pencil" }
    ]
    onChosen: value => app.navigation.open(value === "mine" ? Navigation.MyCards : Navigation.Cards)
}
