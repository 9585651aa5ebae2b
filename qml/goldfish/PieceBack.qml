// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.Controls

// The back of a card: stripes.
Item {
    id: back

    property bool theirs: false          // of the opponent: the stripes lean the other way
    readonly property int gap: Math.round(18 * Theme.scale)

    clip: true
    Repeater {
        model: back.visible ? Math.ceil((back.width + 2 * back.height) / back.gap) : 0
        Rectangle {
            required property int index
            x: (back.theirs ? -back.height * 0.3 : -back.height) + index * back.gap
            y: -back.height * 0.5
            width: Theme.chartDot
            height: back.height * 2.2
            rotation: back.theirs ? -35 : 35
            color: Theme.line
            antialiasing: true
        }
    }
}
