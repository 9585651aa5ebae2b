// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.Controls

// A text in each language of the game.
Column {
    id: lines

    required property string label
    required property var texts   // { language, text }
    property bool tall: false

    signal committed(string language, string text)

    spacing: Theme.tiny

    Repeater {
        model: lines.texts.length

        Row {
            id: line
            required property int index
            readonly property var entry: lines.texts[index] ?? ({ language: "", text: "" })
            width: lines.width
            spacing: Theme.small

            AppLabel {
                visible: lines.texts.length > 1
                width: Math.round(26 * Theme.scale)
                height: Theme.formField
                verticalAlignment: Text.AlignVCenter
                text: line.entry.language
                dim: true
                size: Theme.caption
            }

            CommittedField {
                visible: !lines.tall
                width: parent.width - x
                label: lines.texts.length > 1 ? qsTr("%1 (%2)").arg(lines.label).arg(line.entry.language) : lines.label
                stored: lines.tall ? "" : line.entry.text
                onCommitted: text => lines.committed(line.entry.language, text)
            }

            TextInputArea {
                id: area
                readonly property string stored: line.entry.text
                visible: lines.tall
                width: parent.width - x
                height: Math.max(Math.round(60 * Theme.scale), implicitHeight)
                label: lines.texts.length > 1 ? qsTr("%1 (%2)").arg(lines.label).arg(line.entry.language) : lines.label
                onStoredChanged: text = stored
                onEditingFinished: if (visible && text.trim() !== stored) lines.committed(line.entry.language, text)
                Component.onCompleted: text = stored
            }
        }
    }
}
