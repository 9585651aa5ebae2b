// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// Can I build it? All decks, fewest missing cards first, and the want list and pull list of the selected ones.
// A column and an anchored list: layouts of Qt 6.4 miss visibility changes while they are hidden.
Item {
    id: panel

    required property BuildPanel builds

    signal wantsWanted()
    signal packingWanted()

    function enter() { list.forceActiveFocus(Qt.TabFocusReason) }

    readonly property int named: 3   // the number of cards listed by name

    Column {
        id: above
        width: parent.width
        spacing: Theme.medium

        Panel {
            width: parent.width
            visible: panel.builds.chosenCount > 0
            padding: Theme.medium

            RowLayout {
                width: parent.width

                AppLabel {
                    Layout.fillWidth: true
                    strong: true
                    text: panel.builds.chosenCount > 1
                        ? qsTr("%n deck(s) together: %1", "", panel.builds.chosenCount).arg(panel.builds.chosenNames)
                        : panel.builds.chosenNames
                }

                IconButton {
                    glyph: "close"
                    text: qsTr("Clear the selection")
                    onClicked: panel.builds.chooseNone()
                }
            }

            AppLabel {
                width: parent.width
                color: panel.builds.lacking === 0 ? Theme.good : Theme.danger
                text: panel.builds.lacking === 0
                    ? qsTr("Nothing is missing (%n card(s)).", "", panel.builds.needed)
                    : qsTr("%n copies missing", "", panel.builds.lacking)
                Accessible.role: Accessible.AlertMessage
            }

            Flow {
                width: parent.width
                spacing: Theme.small

                ActionButton {
                    visible: panel.builds.lacking > 0
                    text: qsTr("Want list")
                    glyph: "star"
                    primary: true
                    onClicked: panel.wantsWanted()
                }

                ActionButton {
                    text: qsTr("Pull list")
                    glyph: "list"
                    onClicked: panel.packingWanted()
                }
            }
        }

        Panel {
            width: parent.width
            visible: panel.builds.conflicts.count > 0
            padding: Theme.medium
            border.color: Theme.danger

            RowLayout {
                width: parent.width

                Glyph {
                    implicitWidth: Theme.icon
                    implicitHeight: Theme.icon
                    name: "warning"
                    color: Theme.danger
                }

                AppLabel {
                    Layout.fillWidth: true
                    strong: true
                    text: qsTr("Built decks compete for %n card(s)", "", panel.builds.conflicts.count)
                    Accessible.role: Accessible.AlertMessage
                }
            }

            Repeater {
                model: panel.builds.conflicts

                AppLabel {
                    required property int index
                    required property string spoken
                    width: parent.width
                    visible: index < panel.named
                    text: spoken
                    size: Theme.caption
                    dim: true
                }
            }

            AppLabel {
                visible: panel.builds.conflicts.count > panel.named
                text: qsTr("… and %n more", "", panel.builds.conflicts.count - panel.named)
                size: Theme.caption
                dim: true
            }
        }
    }

    ListView {
        id: list
        anchors.top: above.bottom
        anchors.topMargin: above.height > 0 ? Theme.medium : 0
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        spacing: Theme.small
        model: panel.builds.decks
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Decks, fewest missing cards first")
        Keys.onReturnPressed: panel.builds.toggle(currentIndex)
        Keys.onEnterPressed: panel.builds.toggle(currentIndex)
        Keys.onSpacePressed: panel.builds.toggle(currentIndex)
        ScrollBar.vertical: ScrollLine {}
        delegate: BuildRow {
            width: list.width - Theme.medium
            focused: list.activeFocus && ListView.isCurrentItem
            onToggled: {
                list.currentIndex = index
                panel.builds.toggle(index)
            }
            onBuiltToggled: panel.builds.setBuilt(index, !built)
        }
    }

    AppLabel {
        anchors.fill: list
        visible: list.count === 0
        dim: true
        text: qsTr("No decks for this game yet.")
    }
}
