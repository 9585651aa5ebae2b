// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

// The bar at the top of a page: title and actions.
PageBar {
    id: header

    required property string title
    property alias leading: before.data      // items before the title
    default property alias actions: row.data

    RowLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: Theme.large
        anchors.rightMargin: Theme.large
        spacing: Theme.small

        Row {
            id: before
            visible: children.length > 0
        }

        PageTitle {
            text: header.title
            // In a narrow window the title is elided, never a button.
            Layout.fillWidth: true
            Layout.minimumWidth: Math.min(Math.ceil(implicitWidth), Math.round(48 * Theme.scale))
            Layout.maximumWidth: Math.ceil(implicitWidth)
            Layout.rightMargin: Theme.small
        }
    }
}
