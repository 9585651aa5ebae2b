// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// All versions of a deck, newest first, with their changes. Any of them can be restored.
FocusScope {
    id: panel

    required property DeckLibrary decks
    readonly property string shown: decks.historyOf

    signal dismissed()

    onShownChanged: if (shown !== "") {
        list.currentIndex = 0
        list.forceActiveFocus(Qt.TabFocusReason)
    }
    Keys.onEscapePressed: dismissed()

    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }

    Rectangle {
        width: Theme.hairline
        height: parent.height
        color: Theme.line
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.large
        spacing: Theme.medium

        RowLayout {
            Layout.fillWidth: true

            AppLabel {
                Layout.fillWidth: true
                text: qsTr("History of %1").arg(panel.decks.historyName)
                strong: true
                size: Theme.strong
                Accessible.role: Accessible.Heading
            }

            IconButton {
                glyph: "close"
                text: qsTr("Close the history")
                onClicked: panel.dismissed()
            }
        }

        AppLabel {
            Layout.fillWidth: true
            visible: list.count === 0 && panel.decks.historyBusy && late.passed
            text: qsTr("Reading the history…")
            dim: true
            Accessible.role: Accessible.AlertMessage

            Timer {
                id: late
                property bool passed: false
                interval: 300
                running: panel.decks.historyBusy
                onRunningChanged: if (!running) passed = false
                onTriggered: passed = true
            }
        }

        ListView {
            id: list
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            focus: true
            spacing: Theme.small
            model: panel.decks.history
            activeFocusOnTab: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Versions of the deck")
            Keys.onReturnPressed: panel.decks.restore(panel.decks.history.at(currentIndex, "revision"))
            Keys.onEnterPressed: panel.decks.restore(panel.decks.history.at(currentIndex, "revision"))
            ScrollBar.vertical: ScrollLine {}
            delegate: Panel {
                id: entry
                required property int index
                required property int revision
                required property string reason
                required property string when
                required property string added
                required property string removed
                required property string settings
                required property bool current
                width: list.width - Theme.medium
                padding: Theme.medium
                Accessible.role: Accessible.ListItem
                Accessible.name: [
                    reason,
                    when,
                    added !== "" ? qsTr("added: %1").arg(added) : "",
                    removed !== "" ? qsTr("removed: %1").arg(removed) : "",
                    settings
                ].filter(t => t !== "").join(". ")   // qmllint disable type

                FocusRing {
                    parent: entry
                    anchors.margins: 0
                    shown: list.activeFocus && entry.ListView.isCurrentItem
                }

                AppLabel {
                    width: parent.width
                    text: entry.reason + "  ·  " + entry.when
                    strong: true
                    size: Theme.caption
                }

                AppLabel {
                    width: parent.width
                    visible: entry.added !== ""
                    text: "+ " + entry.added
                    color: Theme.good
                    size: Theme.caption
                }

                AppLabel {
                    width: parent.width
                    visible: entry.removed !== ""
                    text: "− " + entry.removed
                    color: Theme.danger
                    size: Theme.caption
                }

                AppLabel {
                    width: parent.width
                    visible: entry.settings !== ""
                    text: entry.settings
                    size: Theme.caption
                }

                AppLabel {
                    width: parent.width
                    visible: entry.added === "" && entry.removed === "" && entry.settings === ""
                    text: entry.index === list.count - 1
                        ? qsTr("Empty deck")
                        : qsTr("Same cards and settings as before")
                    dim: true
                    size: Theme.caption
                }

                ActionButton {
                    visible: !entry.current
                    small: true
                    text: qsTr("Restore this state")
                    onClicked: panel.decks.restore(entry.revision)
                }

                AppLabel {
                    visible: entry.current
                    text: qsTr("Current version")
                    dim: true
                    size: Theme.caption
                }
            }
        }
    }
}
