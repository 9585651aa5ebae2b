// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App

// Cards as cards, or as lines.
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
