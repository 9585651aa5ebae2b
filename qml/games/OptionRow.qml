// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// An option of the rules: its values and its default.
Row {
    id: row

    required property string name
    required property string about
    required property string values
    required property string preset
    required property string clause
    required property string editions

    spacing: Theme.medium

    Column {
        width: Math.min(Math.round(220 * Theme.scale), row.width / 3)

        AppLabel {
            width: parent.width
            text: row.name
            strong: true
        }

        AppLabel {
            width: parent.width
            visible: row.clause !== ""
            text: row.clause
            dim: true
            size: Theme.caption
        }
    }

    Column {
        width: parent.width - Math.min(Math.round(220 * Theme.scale), row.width / 3) - Theme.medium
        spacing: Theme.thin

        AppLabel {
            width: parent.width
            text: row.values
        }

        AppLabel {
            width: parent.width
            visible: row.about !== ""
            text: row.about
            dim: true
        }

        AppLabel {
            width: parent.width
            dim: true
            size: Theme.caption
            text: qsTr("Default: %1").arg(row.preset)
                + (row.editions !== "" ? " · " + qsTr("only in: %1").arg(row.editions) : "")
        }
    }
}
