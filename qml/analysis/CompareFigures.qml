// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.Controls

// A line of a table: a label and a text for each turn; differences by their sign.
Row {
    id: figures
    required property real nameWidth
    required property real cellWidth
    required property string label
    required property var texts
    property bool differences: false

    AppLabel {
        width: figures.nameWidth
        text: figures.label
        dim: true
        size: Theme.caption
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    Repeater {
        model: figures.texts

        AppLabel {
            required property string modelData
            width: figures.cellWidth
            horizontalAlignment: Text.AlignRight
            text: modelData
            size: Theme.caption
            strong: figures.differences
            color: !figures.differences ? Theme.text : modelData.startsWith("+") ? Theme.good
                : modelData.startsWith("−") ? Theme.danger : Theme.muted
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
