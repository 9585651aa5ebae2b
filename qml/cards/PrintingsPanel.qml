// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The sets that have the card, with number, rarity and finish.
Panel {
    id: panel

    required property TableModel printings
    property int most: 12   // of a card that was printed often
    property bool all: false

    visible: printings.count > 0

    SectionTitle { text: qsTr("%n printing(s)", "", panel.printings.count) }

    Repeater {
        model: panel.printings

        RowLayout {
            id: row
            required property int index
            required property string set
            required property string number
            required property string rarity
            required property string finish
            width: parent.width
            visible: panel.all || index < panel.most
            spacing: Theme.medium
            Accessible.role: Accessible.ListItem
            Accessible.name: [set, number, rarity, finish].filter(part => part !== "").join(", ")

            AppLabel {
                Layout.fillWidth: true
                text: row.set
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }

            AppLabel {
                Layout.preferredWidth: Math.round(70 * Theme.scale)
                horizontalAlignment: Text.AlignRight
                text: row.number
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }

            AppLabel {
                Layout.preferredWidth: Math.round(110 * Theme.scale)
                text: row.rarity
                dim: true
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }

            AppLabel {
                Layout.preferredWidth: Math.round(90 * Theme.scale)
                text: row.finish
                dim: true
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }

    ActionButton {
        visible: !panel.all && panel.printings.count > panel.most
        small: true
        text: qsTr("Show all")
        onClicked: panel.all = true
    }
}
