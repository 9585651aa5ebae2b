// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// Which copies to take from where for the chosen decks; no copy twice.
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
        section.property: "deck"
        section.delegate: SectionTitle {
            required property string section
            text: section
            topPadding: Theme.small
            bottomPadding: Theme.tiny
        }
        delegate: Item {
            id: entry
            required property string name
            required property int amount
            required property string place
            required property bool lacking
            required property string spoken
            width: list.width - Theme.large
            height: Math.round(30 * Theme.scale)
            Accessible.role: Accessible.ListItem
            Accessible.name: spoken

            FocusRing {
                shown: list.activeFocus && entry.ListView.isCurrentItem
                anchors.margins: 0
            }

            RowLayout {
                anchors.fill: parent
                spacing: Theme.small

                AppLabel {
                    Layout.preferredWidth: Theme.totalWidth
                    horizontalAlignment: Text.AlignRight
                    text: entry.amount + " ×"
                    strong: true
                    wrapMode: Text.NoWrap
                }

                AppLabel {
                    Layout.fillWidth: true
                    text: entry.name
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }

                AppLabel {
                    Layout.maximumWidth: list.width * 0.4
                    text: entry.place
                    color: entry.lacking ? Theme.danger : Theme.muted
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }
            }
        }
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
