// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// A deck zone: name, id in deck files, and purpose.
Row {
    id: row

    required property string name
    required property string zoneId
    required property string about
    required property bool optional

    spacing: Theme.medium

    AppLabel {
        width: Math.round(160 * Theme.scale)
        text: row.name
        strong: true
    }

    Column {
        width: parent.width - Math.round(160 * Theme.scale) - Theme.medium
        spacing: Theme.thin

        AppLabel {
            width: parent.width
            text: qsTr("[%1] in a deck file").arg(row.zoneId) + (row.optional ? " · " + qsTr("optional") : "")
            dim: true
            size: Theme.caption
        }

        AppLabel {
            width: parent.width
            visible: text !== ""
            text: row.about
        }
    }
}
