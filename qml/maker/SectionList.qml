// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// The pages of the game editor. Up and Down open the next one.
ListView {
    id: list

    required property GameEditor editor

    topMargin: Theme.small
    bottomMargin: Theme.small
    leftMargin: Theme.small
    rightMargin: Theme.small
    clip: true
    activeFocusOnTab: true
    keyNavigationEnabled: true
    boundsBehavior: Flickable.StopAtBounds
    model: editor.sections
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Parts of the game")
    ScrollBar.vertical: ScrollLine {}
    onCurrentIndexChanged: {
        const row = currentItem as SectionRow
        if (activeFocus && row && row.sectionId !== editor.section) row.chosen()
    }
    delegate: SectionRow {
        width: list.width - 2 * Theme.small
        first: index === 0 || list.editor.sections.at(index - 1, "group") !== group
        current: list.editor.section === sectionId
        focused: list.activeFocus && ListView.isCurrentItem
        onCurrentChanged: if (current) list.currentIndex = index
        Component.onCompleted: if (current) list.currentIndex = index
        onChosen: list.editor.chooseSection(sectionId)
    }
}
