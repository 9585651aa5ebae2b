pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo
import Mazzo.App

// The rules as a live checklist, what is wrong first; and the smallest repair of all of it.
FocusScope {
    id: panel

    required property DeckEditor editor
    readonly property bool broken: editor.verdict === "illegal" || editor.verdict === "unfinished"

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.medium
        spacing: Theme.small
        RowLayout {
            Layout.fillWidth: true
            SectionTitle { Layout.fillWidth: true; text: qsTr("Rules · checked live") }
            ActionButton {
                visible: panel.broken && panel.editor.repairState === ""
                implicitHeight: Math.round(30 * Theme.scale)
                text: qsTr("Make legal…")
                onClicked: panel.editor.findRepair()
            }
        }
        Panel {
            Layout.fillWidth: true
            visible: panel.editor.repairState !== ""
            padding: Theme.medium
            border.color: Theme.accent
            Words {
                width: parent.width
                strong: true
                text: panel.editor.repairState === "working" ? qsTr("Looking for the smallest repair…")
                    : panel.editor.repairState === "found" ? qsTr("The smallest change that makes the deck legal:")
                    : panel.editor.repairState === "nothing" ? qsTr("Nothing to repair.")
                    : qsTr("No change of cards makes this deck legal. These rules cannot all hold:")
                Accessible.role: Accessible.AlertMessage
            }
            Repeater {
                model: panel.editor.repair
                Words {
                    required property string words
                    required property bool adds
                    width: parent.width
                    text: (panel.editor.repairState === "found" ? (adds ? "+ " : "− ") : "· ") + words
                    color: panel.editor.repairState !== "found" ? Theme.text : adds ? Theme.good : Theme.danger
                }
            }
            Row {
                spacing: Theme.small
                ActionButton { visible: panel.editor.repairState === "found"; primary: true; text: qsTr("Apply"); onClicked: panel.editor.applyRepair() }
                ActionButton { visible: panel.editor.repairState !== "working"; text: qsTr("Close"); onClicked: panel.editor.dismissRepair() }
            }
        }
        ListView {
            id: list
            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            clip: true
            spacing: Theme.small
            cacheBuffer: 2000   // cards differ in height: a scroll bar over guesses would jump
            model: panel.editor.rules
            activeFocusOnTab: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Rules")
            Keys.onReturnPressed: panel.editor.applyFix(currentIndex, 0)
            ScrollBar.vertical: ScrollLine {}
            delegate: RuleCard {
                width: list.width - Theme.medium
                focused: list.activeFocus && ListView.isCurrentItem
                onFixed: fix => panel.editor.applyFix(index, fix)
            }
        }
    }
}
