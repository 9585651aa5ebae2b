// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// The formats in which a deck can be shared.
ListView {
    id: list

    required property DeckSharing sharing

    function follow() {
        for (let row = 0; row < count; ++row) {
            if (sharing.kinds.at(row, "kindId") === sharing.kind) currentIndex = row
        }
    }

    model: sharing.kinds
    clip: true
    spacing: Theme.thin
    activeFocusOnTab: true
    keyNavigationEnabled: true
    boundsBehavior: Flickable.StopAtBounds
    highlightMoveDuration: 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Formats")
    ScrollBar.vertical: ScrollLine {}
    onCurrentIndexChanged: if (activeFocus && currentIndex >= 0) sharing.kind = sharing.kinds.at(currentIndex, "kindId")
    onCountChanged: follow()

    Connections {
        target: list.sharing
        function onChanged() { list.follow() }
    }

    delegate: Column {
        id: entry
        required property int index
        required property string kindId
        required property string title
        required property string about
        required property string heading
        readonly property bool chosen: list.sharing.kind === kindId
        width: list.width - Theme.medium
        Accessible.role: Accessible.ListItem
        Accessible.name: title + ". " + about
        Accessible.selected: chosen
        Accessible.onPressAction: list.sharing.kind = kindId

        SectionTitle {
            visible: text !== ""
            x: Theme.small
            topPadding: Theme.medium
            bottomPadding: Theme.tiny
            text: entry.heading
        }

        Rectangle {
            width: parent.width
            height: Math.round(34 * Theme.scale)
            radius: Theme.radius
            color: entry.chosen ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"

            FocusRing {
                shown: list.activeFocus && entry.chosen
                anchors.margins: 0
            }

            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                x: Theme.small
                width: parent.width - 2 * Theme.small
                text: entry.title
                strong: entry.chosen
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }

            HoverHandler {
                id: pointer
                cursorShape: Qt.PointingHandCursor
            }

            TapHandler {
                onTapped: {
                    list.forceActiveFocus()
                    list.sharing.kind = entry.kindId
                }
            }
        }
    }
}
