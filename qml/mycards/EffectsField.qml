// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// What a card does, in the words of the game's engine: a row for each effect.
ColumnLayout {
    id: field

    required property EffectList effects
    required property bool active   // the lists of choices are made only if they are shown

    spacing: Theme.small

    Repeater {
        model: field.active ? field.effects.rows : null

        EffectRow {
            Layout.fillWidth: true
            effects: field.effects
        }
    }

    ActionButton {
        small: true
        glyph: "plus"
        text: qsTr("Add an effect")
        onClicked: field.effects.add()
    }
}
