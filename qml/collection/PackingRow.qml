// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.Controls

// Copies of a card and the place to take them from.
Item {
    id: entry

    required property string name
    required property int amount
    required property string place
    required property bool lacking
    required property string spoken
    property bool focused: false

    height: Math.round(30 * Theme.scale)
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken

    FocusRing {
        shown: entry.focused
        anchors.margins: 0
    }

    RowLayout {
        anchors.fill: parent
        spacing: Theme.small

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

        AppLabel {
            Layout.maximumWidth: entry.width * 0.4
            text: entry.place
            color: entry.lacking ? Theme.danger : Theme.muted
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
    }
}
