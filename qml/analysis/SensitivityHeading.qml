// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.Controls

// A question at the head of its two columns; a click sorts by it.
Column {
    id: heading

    required property string question
    required property string now    // its odds as the deck is
    property bool sorted: false

    signal sortWanted()

    ActionButton {
        width: parent.width - Theme.tiny
        small: true
        wraps: true
        lit: heading.sorted
        text: heading.question
        Accessible.name: qsTr("Sort by: %1").arg(heading.question)
        onClicked: heading.sortWanted()
    }

    AppLabel {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("now %1").arg(heading.now)
        dim: true
        size: Theme.footnote
        wrapMode: Text.NoWrap
    }

    Row {
        spacing: Theme.small

        Repeater {
            model: ["+1", "−1"]

            AppLabel {
                required property string modelData
                width: heading.width / 2 - Theme.small
                horizontalAlignment: Text.AlignRight
                text: modelData
                dim: true
                size: Theme.footnote
                Accessible.ignored: true
            }
        }
    }
}
