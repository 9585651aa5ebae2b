// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The rules as a live checklist, problems first, and the smallest repair. Enter applies the first fix, a digit the fix
// with that number, Space expands the clause.
FocusScope {
    id: panel

    required property DeckEditor editor
    readonly property bool broken: editor.rules.verdict === "illegal" || editor.rules.verdict === "unfinished"

    signal candidatesWanted()

    // The button of an applied fix disappears: move the focus to the list of rules.
    function settleFocus() {
        const at = Window.activeFocusItem
        if (!list.currentItem || (list.activeFocus && at && at !== list && at.visible)) return
        if (list.activeFocus) list.currentItem.forceActiveFocus(Qt.OtherFocusReason)
        else list.currentItem.focus = true
    }

    Connections {
        target: panel.editor.rules
        function onChanged() { Qt.callLater(panel.settleFocus) }   // qmllint disable type
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.medium
        spacing: Theme.small

        SectionBar {
            Layout.fillWidth: true
            title: panel.height < 320 * Theme.scale ? "" : qsTr("Rules · checked live")

            ActionButton {
                visible: panel.broken && panel.editor.repair.state === ""
                small: true
                lit: true
                text: qsTr("Make legal…")
                onClicked: panel.editor.findRepair(false)
            }

            ActionButton {
                visible: panel.broken && panel.editor.deck.hasOwned && panel.editor.repair.state === ""
                small: true
                lit: true
                text: qsTr("…with cards I own")
                Accessible.name: qsTr("Make legal with cards I own")
                onClicked: panel.editor.findRepair(true)
            }
        }

        RepairPanel {
            Layout.fillWidth: true
            editor: panel.editor
            room: Math.max(3 * Theme.control, panel.height * 0.4)
            onClosed: list.focus = true
        }

        ListView {
            id: list
            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            clip: true
            spacing: Theme.small
            cacheBuffer: 2000   // rows differ in height: with estimated heights the scroll bar would jump
            model: panel.editor.rules.list
            activeFocusOnTab: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Rules")
            Keys.onReturnPressed: panel.editor.applyFix(currentIndex, 0)
            Keys.onEnterPressed: panel.editor.applyFix(currentIndex, 0)
            Keys.onSpacePressed: if (currentItem) (currentItem as RuleCard).open = !(currentItem as RuleCard).open
            Keys.onPressed: event => {
                if (event.text < "1" || event.text > "9") return
                panel.editor.applyFix(currentIndex, Number(event.text) - 1)
                event.accepted = true
            }
            ScrollBar.vertical: ScrollLine {}
            delegate: RuleCard {
                width: list.width - Theme.medium
                focused: list.activeFocus && ListView.isCurrentItem
                onFixed: fix => panel.editor.applyFix(index, fix)
                onCandidatesWanted: panel.candidatesWanted()
            }
        }
    }
}
