// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Errors in packs; hidden if there are none.
Column {
    id: list

    required property TableModel troubles
    readonly property int shown: 3

    visible: troubles.count > 0
    padding: visible ? Theme.large : 0
    spacing: Theme.tiny

    Row {
        spacing: Theme.small

        Glyph {
            width: Theme.icon
            height: width
            name: "warning"
            color: Theme.caution
        }

        AppLabel {
            text: qsTr("%n error(s) in the packs. For a faulty pack Mazzo uses its last valid version.",
                       "", list.troubles.count)
            strong: true
        }
    }

    Repeater {
        model: list.troubles

        AppLabel {
            required property int index
            required property string words
            visible: index < list.shown
            width: list.width - 2 * Theme.large
            text: words
            dim: true
            size: Theme.caption
        }
    }
}
