// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Which copies to take from which place to build the selected decks. No copy is listed twice.
Sheet {
    id: sheet

    required property BuildPanel builds

    title: qsTr("Pull list")

    ListView {
        id: list
        width: parent.width
        height: Math.min(contentHeight, sheet.listRoom, Math.round(400 * Theme.scale))
        clip: true
        model: sheet.builds.packing
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Pull list")
        ScrollBar.vertical: ScrollLine {}
        // Qt 6.4 cannot create section titles from a bound component, so this file is not ComponentBehavior: Bound.
        // qmllint disable unqualified
        section.property: "deck"
        section.delegate: SectionTitle {
            required property string section
            text: section
            topPadding: Theme.small
            bottomPadding: Theme.tiny
        }
        delegate: PackingRow {
            width: list.width - Theme.large
            focused: list.activeFocus && ListView.isCurrentItem
        }
        // qmllint enable unqualified
    }

    Row {
        spacing: Theme.small

        ActionButton {
            text: qsTr("Copy the list")
            glyph: "copy"
            onClicked: sheet.builds.copyPacking()
        }

        ActionButton {
            text: qsTr("Close")
            onClicked: sheet.close()
        }
    }
}
