// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// A title and a list of sentences below it; hidden if there are none.
Column {
    id: block

    required property string title
    required property TableModel lines
    property real most: 160 * Theme.scale   // the height before it scrolls
    property color ink: Theme.text

    visible: lines.count > 0
    spacing: Theme.tiny

    AppLabel {
        width: parent.width
        text: block.title
        strong: true
    }

    ListView {
        id: list
        width: parent.width
        height: Math.min(contentHeight, block.most)
        clip: true
        spacing: Theme.thin
        model: block.lines
        activeFocusOnTab: contentHeight > height
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: block.title
        ScrollBar.vertical: ScrollLine {}
        delegate: AppLabel {
            required property string words
            width: list.width - Theme.medium
            text: words
            color: block.ink
        }

        FocusRing { shown: list.activeFocus }
    }
}
