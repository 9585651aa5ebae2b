// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The title of a section with its actions next to it, or below it in a narrow window. Not a layout: those of Qt 6.4
// lose changes that happen while they are hidden.
Item {
    id: bar

    required property string title
    default property alias actions: row.data
    readonly property real wanted: {
        let sum = 0
        for (let i = 0; i < row.children.length; ++i) {
            const child = row.children[i]
            if (child.visible) sum += child.implicitWidth + row.spacing
        }
        return Math.ceil(Math.max(0, sum - row.spacing))
    }
    readonly property bool oneRow: title !== "" && width >= heading.implicitWidth + Theme.medium + wanted

    // Where a second row begins.
    readonly property real below: title !== "" ? heading.implicitHeight + Theme.tiny : 0

    implicitWidth: heading.implicitWidth + Theme.medium + wanted
    implicitHeight: oneRow ? Math.max(heading.implicitHeight, row.implicitHeight) : below + row.implicitHeight

    SectionTitle {
        id: heading
        visible: bar.title !== ""
        y: bar.oneRow ? (bar.implicitHeight - height) / 2 : 0
        width: bar.oneRow ? bar.width - bar.wanted - Theme.medium : bar.width
        text: bar.title
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
    }

    Flow {
        id: row
        x: bar.oneRow ? bar.width - width : 0
        y: bar.oneRow ? (bar.implicitHeight - implicitHeight) / 2 : bar.below
        width: bar.oneRow ? bar.wanted : bar.width
        spacing: Theme.small
    }
}
