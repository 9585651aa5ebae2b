// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Official rulings about the card.
Panel {
    id: panel

    required property TableModel rulings

    visible: rulings.count > 0

    SectionTitle { text: qsTr("Rulings") }

    Repeater {
        model: panel.rulings

        Column {
            id: ruling
            required property string words
            required property string clause
            width: parent.width
            spacing: Theme.thin

            AppLabel {
                width: parent.width
                text: ruling.words
            }

            AppLabel {
                width: parent.width
                visible: text !== ""
                text: ruling.clause
                dim: true
                size: Theme.caption
            }
        }
    }
}
