// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Finds the smallest repair, shows it, and applies it on request.
Panel {
    id: panel

    required property DeckEditor editor
    readonly property bool found: editor.repair.state === "found"
    readonly property bool working: editor.repair.state === "working"

    property real room: 10000   // the height for the changes; the buttons stay visible below them

    signal closed()

    function summary(): string {
        const owned = editor.repair.ownedOnly
        if (working)
            return owned ? qsTr("Looking for the smallest fix with the cards you own…")
                         : qsTr("Looking for the smallest fix…")
        if (found && editor.repair.gaps.length > 0)
            return qsTr("The smallest change; whether the deck is legal then depends on card data that is missing:")
        if (found)
            return owned ? qsTr("The smallest change with the cards you own that makes the deck legal:")
                         : qsTr("The smallest change that makes the deck legal:")
        if (editor.repair.state === "nothing")
            return editor.repair.gaps.length > 0 ? qsTr("No change is needed, but card data is missing:")
                                                 : qsTr("Nothing to fix.")
        if (editor.repair.state === "gave-up")
            return qsTr("No fix was found in time.")
        return owned ? qsTr("The cards you own cannot make this deck legal. These rules cannot all be met:")
                     : qsTr("No change of cards makes this deck legal. These rules cannot all be met:")
    }

    // The button that started the search is hidden now: move the focus to Cancel, then to Apply.
    onFoundChanged: if (found) apply.forceActiveFocus(Qt.TabFocusReason)
    visible: editor.repair.state !== ""
    onVisibleChanged: {
        if (!visible) closed()
        else if (!found) stop.forceActiveFocus(Qt.TabFocusReason)
    }
    Keys.onEscapePressed: editor.repair.dismiss()
    padding: Theme.medium
    border.color: Theme.accent

    AppLabel {
        width: parent.width
        strong: true
        text: panel.summary()
        Accessible.role: Accessible.AlertMessage
    }

    Flickable {
        id: changes
        function scroll(by: real) { contentY = Math.max(0, Math.min(contentHeight - height, contentY + by)) }
        width: parent.width
        height: Math.min(contentHeight, panel.room)
        contentHeight: list.implicitHeight
        clip: true
        activeFocusOnTab: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Changes")
        Keys.onUpPressed: scroll(-Theme.control)
        Keys.onDownPressed: scroll(Theme.control)
        ScrollBar.vertical: ScrollLine {}

        FocusRing {
            parent: changes
            shown: changes.activeFocus
        }

        Column {
            id: list
            width: parent.width - Theme.medium

            Repeater {
                model: panel.editor.repair.steps

                AppLabel {
                    required property string words
                    required property bool adds
                    width: list.width
                    text: (panel.found ? (adds ? "+ " : "− ") : "· ") + words
                    color: !panel.found ? Theme.text : adds ? Theme.good : Theme.danger
                    Accessible.role: Accessible.ListItem
                }
            }

            Repeater {
                model: panel.editor.repair.warnings

                AppLabel {
                    required property string modelData
                    width: list.width
                    text: "! " + modelData
                    strong: true
                    Accessible.role: Accessible.ListItem
                }
            }

            Repeater {
                model: panel.editor.repair.gaps

                AppLabel {
                    required property string modelData
                    width: list.width
                    text: "? " + modelData
                    color: Theme.unknown
                    Accessible.role: Accessible.ListItem
                }
            }
        }
    }

    Flow {
        width: parent.width
        spacing: Theme.small

        ActionButton {
            id: apply
            visible: panel.found
            primary: true
            text: qsTr("Apply")
            onClicked: panel.editor.applyRepair()
        }

        ActionButton {
            id: stop
            text: panel.working ? qsTr("Cancel") : qsTr("Close")
            onClicked: panel.editor.repair.dismiss()
        }
    }
}
