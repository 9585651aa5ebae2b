pragma ComponentBehavior: Bound
import QtQuick
import Mazzo
import Mazzo.App

// The smallest repair: looked for, shown, and only then applied.
Panel {
    id: panel

    required property DeckEditor editor
    readonly property bool found: editor.repairState === "found"
    readonly property bool working: editor.repairState === "working"

    visible: editor.repairState !== ""
    padding: Theme.medium
    border.color: Theme.accent

    Words {
        width: parent.width
        strong: true
        text: panel.working ? (panel.editor.repairOwned ? qsTr("Looking for the smallest repair from what you own…") : qsTr("Looking for the smallest repair…"))
            : panel.found ? (panel.editor.repairOwned ? qsTr("The smallest change from what you own that makes the deck legal:") : qsTr("The smallest change that makes the deck legal:"))
            : panel.editor.repairState === "nothing" ? qsTr("Nothing to repair.")
            : panel.editor.repairState === "gave-up" ? qsTr("No repair was found in the time there is.")
            : panel.editor.repairOwned ? qsTr("What you own makes no legal deck of this one. These rules cannot all hold:")
            : qsTr("No change of cards makes this deck legal. These rules cannot all hold:")
        Accessible.role: Accessible.AlertMessage
    }
    Repeater {
        model: panel.editor.repair
        Words {
            required property string words
            required property bool adds
            width: parent.width
            text: (panel.found ? (adds ? "+ " : "− ") : "· ") + words
            color: !panel.found ? Theme.text : adds ? Theme.good : Theme.danger
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.small
        ActionButton { visible: panel.found; primary: true; text: qsTr("Apply"); onClicked: panel.editor.applyRepair() }
        ActionButton { text: panel.working ? qsTr("Cancel") : qsTr("Close"); onClicked: panel.editor.dismissRepair() }
    }
}
