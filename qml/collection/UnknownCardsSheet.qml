// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// Unknown cards. They are kept by name, and the player can say which card is meant.
Sheet {
    id: sheet

    required property CollectionPage collection

    title: qsTr("Not in the catalogue")
    preferredWidth: 600

    AppLabel {
        width: parent.width
        dim: true
        text: qsTr("These names are kept as they were written. Type the card's name to say which card it is.")
    }

    ListView {
        id: list
        width: parent.width
        height: Math.min(contentHeight, sheet.listRoom - 40 * Theme.scale, Math.round(400 * Theme.scale))
        clip: true
        spacing: Theme.tiny
        model: sheet.collection.unknownCards
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: sheet.title
        ScrollBar.vertical: ScrollLine {}
        delegate: RowLayout {
            id: entry
            required property string name
            required property int amount
            required property string spoken
            width: list.width - Theme.medium
            spacing: Theme.small
            Accessible.role: Accessible.ListItem
            Accessible.name: spoken

            AppLabel {
                Layout.preferredWidth: Theme.totalWidth
                horizontalAlignment: Text.AlignRight
                text: entry.amount + " ×"
                strong: true
                wrapMode: Text.NoWrap
            }

            AppLabel {
                Layout.fillWidth: true
                text: entry.name
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }

            TextInputField {
                Layout.preferredWidth: list.width * 0.4
                label: qsTr("Card for %1").arg(entry.name)
                placeholderText: qsTr("Card name")
                onAccepted: sheet.collection.identify(entry.name, text)
            }
        }
    }

    AppLabel {
        width: parent.width
        visible: sheet.collection.problem !== ""
        text: sheet.collection.problem
        color: Theme.danger
        Accessible.role: Accessible.AlertMessage
    }

    ActionButton {
        text: qsTr("Close")
        onClicked: sheet.close()
    }
}
