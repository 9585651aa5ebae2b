// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Cards of the same type that have the most in common with this one.
Panel {
    id: panel

    required property CardRelationsModel relations

    signal opened(string cardId)

    padding: Theme.medium
    visible: relations.similar.count > 0

    SectionTitle { text: qsTr("Similar cards") }

    Flow {
        width: parent.width
        spacing: Theme.snug

        Repeater {
            model: panel.relations.similar

            ActionButton {
                required property string cardId
                required property string name
                required property string typeLine
                small: true
                width: Math.min(implicitWidth, panel.width - 2 * panel.padding)
                text: name
                Accessible.description: typeLine
                onClicked: panel.opened(cardId)
            }
        }
    }
}
