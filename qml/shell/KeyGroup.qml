// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.Controls

// A group of keyboard shortcuts.
Column {
    id: group

    required property string title
    required property var keys
    readonly property real keyWidth: Math.round(130 * Theme.scale)

    spacing: Theme.tiny
    SectionTitle { text: group.title }
    Repeater {
        model: group.keys
        Row {
            id: entry
            required property var modelData
            width: group.width
            spacing: Theme.medium
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData[0] + ": " + modelData[1]
            AppLabel {
                width: group.keyWidth
                text: entry.modelData[0]
                strong: true
                font.family: "monospace"
                Accessible.ignored: true
            }
            AppLabel {
                width: parent.width - group.keyWidth - Theme.medium
                text: entry.modelData[1]
                Accessible.ignored: true
            }
        }
    }
}
