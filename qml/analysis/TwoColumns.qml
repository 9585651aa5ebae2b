// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.Controls

// A narrow column next to a wide one; below each other in a narrow window. Both scroll together.
Flickable {
    id: area

    property alias side: first.data
    default property alias content: second.data
    readonly property bool wide: width >= Theme.mediumPage
    readonly property real sideWidth: wide ? Math.round(340 * Theme.scale) : width - 2 * Theme.large

    contentHeight: columns.height + 2 * Theme.large
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollLine {}

    FocusFollower { area: area }

    Item {
        id: columns
        x: Theme.large
        y: Theme.large
        width: area.width - 2 * Theme.large
        height: area.wide ? Math.max(first.height, second.height) : second.y + second.height

        Column {
            id: first
            width: area.sideWidth
            spacing: Theme.large
        }

        Column {
            id: second
            x: area.wide ? first.width + Theme.large : 0
            y: area.wide || first.height === 0 ? 0 : first.height + Theme.large
            width: columns.width - x
            spacing: Theme.large
        }
    }
}
