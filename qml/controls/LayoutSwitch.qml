// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App

// Switches between grid and list.
Segments {
    required property Preferences preferences

    label: qsTr("Show as")
    value: preferences.cardLayout
    choices: [
        { value: "grid", text: qsTr("Grid"), glyph: "grid" },
        { value: "list", text: qsTr("List"), glyph: "list" }
    ]
    onChosen: value => preferences.cardLayout = value
}
