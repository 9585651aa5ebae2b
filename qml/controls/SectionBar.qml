// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

// The title of a section with its actions next to it, or below it in a narrow window.
GridLayout {
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

    columns: title !== "" && width >= heading.implicitWidth + Theme.medium + wanted ? 2 : 1
    columnSpacing: Theme.medium
    rowSpacing: Theme.tiny

    SectionTitle {
        id: heading
        visible: bar.title !== ""
        Layout.fillWidth: true
        text: bar.title
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
    }

    Flow {
        id: row
        Layout.fillWidth: bar.columns === 1
        Layout.preferredWidth: bar.columns === 1 ? -1 : bar.wanted
        spacing: Theme.small
    }
}
