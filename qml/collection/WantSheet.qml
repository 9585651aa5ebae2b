// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The copies that the selected decks are missing, card by card.
Sheet {
    id: sheet

    required property BuildPanel builds

    title: qsTr("Want list")

    AppLabel {
        width: parent.width
        dim: true
        text: qsTr("For %1: %n copies missing", "", sheet.builds.lacking).arg(sheet.builds.chosenNames)
    }

    ListView {
        id: list
        width: parent.width
        height: Math.min(contentHeight, sheet.listRoom - 40 * Theme.scale, Theme.popupHeight)
        clip: true
        model: sheet.builds.wants
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Want list")
        ScrollBar.vertical: ScrollLine {}
        delegate: Item {
            id: entry
            required property string name
            required property int need
            required property int have
            required property int lacking
            required property int wished
            required property bool advisory
            required property string spoken
            width: list.width - Theme.large
            height: Math.round(34 * Theme.scale)
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
                    text: entry.lacking + " ×"
                    strong: true
                    wrapMode: Text.NoWrap
                }

                AppLabel {
                    Layout.fillWidth: true
                    text: entry.name
                    strong: true
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }

                Badge {
                    visible: entry.wished > 0
                    words: qsTr("%1 wanted").arg(entry.wished)
                    glyph: "star"
                    ink: Theme.caution
                }

                AppLabel {
                    text: (entry.advisory ? qsTr("full pile %1, have %2, fewer will do")
                                          : qsTr("need %1, have %2")).arg(entry.need).arg(entry.have)
                    dim: true
                    size: Theme.caption
                    wrapMode: Text.NoWrap
                }
            }
        }
    }

    Flow {
        width: parent.width
        spacing: Theme.small

        ActionButton {
            text: sheet.builds.wishesComplete ? qsTr("Already on the want list") : qsTr("Add to want list")
            glyph: "star"
            primary: true
            enabled: !sheet.builds.wishesComplete
            onClicked: sheet.builds.wantAll()
        }

        ActionButton {
            text: qsTr("Copy the list")
            glyph: "copy"
            onClicked: sheet.builds.copyWants()
        }

        ActionButton {
            text: qsTr("Close")
            onClicked: sheet.close()
        }
    }
}
