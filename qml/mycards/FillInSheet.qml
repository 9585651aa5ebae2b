// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Whose missing values are to be filled in: the whole game's, a deck's, or those of a box.
Sheet {
    id: sheet

    required property FillIn fillIn

    signal started()

    function start(row: int) {
        const scope = fillIn.scopes.at(row, "scopeId")
        if (scope === undefined) return
        close()
        fillIn.start(scope)
        sheet.started()
    }

    title: qsTr("Fill in missing values")
    onAboutToShow: fillIn.listScopes()

    AppLabel {
        width: parent.width
        text: qsTr("One card after the other, with its unknown values only. Choose where to begin.")
        dim: true
    }

    ListView {
        id: list
        width: parent.width
        height: Math.min(contentHeight, sheet.listRoom)
        clip: true
        focus: true
        model: sheet.fillIn.scopes
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollLine {}
        Accessible.role: Accessible.List
        Accessible.name: sheet.title
        Keys.onReturnPressed: sheet.start(currentIndex)
        Keys.onEnterPressed: sheet.start(currentIndex)
        delegate: Rectangle {
            id: entry
            required property int index
            required property string name
            required property string kind
            width: list.width
            height: Theme.row
            radius: Theme.innerRadius
            color: ListView.isCurrentItem && list.activeFocus ? Theme.chosen
                 : pointer.hovered ? Theme.hovered : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: name
            Accessible.onPressAction: sheet.start(index)

            Glyph {
                id: mark
                x: Theme.small
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.icon
                height: width
                name: entry.kind === "deck" ? "decks" : entry.kind === "box" ? "box" : "cards"
                color: Theme.muted
            }

            AppLabel {
                x: mark.x + mark.width + Theme.small
                width: parent.width - x - Theme.small
                anchors.verticalCenter: parent.verticalCenter
                text: entry.name
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }

            HoverHandler {
                id: pointer
                cursorShape: Qt.PointingHandCursor
            }

            TapHandler { onTapped: sheet.start(entry.index) }
        }
    }
}
