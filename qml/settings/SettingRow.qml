// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// A setting: name and description on the left, its control on the right, or below in a narrow window.
Grid {
    id: row

    required property string title
    property string about
    property string path   // of its folder or file
    default property alias control: place.data
    readonly property real words: Math.round(240 * Theme.scale)
    readonly property bool wide: width >= words + columnSpacing + place.implicitWidth

    columns: wide ? 2 : 1
    columnSpacing: Theme.large
    rowSpacing: Theme.small
    verticalItemAlignment: Grid.AlignVCenter

    Column {
        width: row.wide ? row.width - row.columnSpacing - place.implicitWidth : row.width
        spacing: Theme.thin

        AppLabel {
            width: parent.width
            text: row.title
            strong: true
        }

        AppLabel {
            width: parent.width
            visible: text !== ""
            text: row.about
            dim: true
            size: Theme.caption
        }

        AppLabel {
            width: parent.width
            visible: text !== ""
            text: row.path
            font.family: "monospace"
            size: Theme.caption
            wrapMode: Text.WrapAnywhere
        }
    }

    Row {
        id: place
        spacing: Theme.small
    }
}
