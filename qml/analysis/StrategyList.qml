// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// The strategies of the game: which take part in the tournament, and which is in the editor.
Panel {
    id: panel

    required property StrategyLab lab

    signal importWanted()

    padding: Theme.medium

    SectionBar {
        width: parent.width
        title: qsTr("Strategies · %1").arg(panel.lab.entrants.count)

        ActionButton {
            small: true
            glyph: "import"
            text: qsTr("Import")
            onClicked: panel.importWanted()
        }

        ActionButton { small: true; glyph: "plus"; text: qsTr("New"); onClicked: panel.lab.draft.startNew() }
    }

    Item {
        width: parent.width
        height: shares.implicitHeight

        AppLabel { x: Theme.small; text: qsTr("In the tournament"); dim: true; size: Theme.footnote }

        AppLabel {
            id: shares
            anchors.right: parent.right
            anchors.rightMargin: Theme.small
            text: qsTr("mean win share")
            dim: true
            size: Theme.footnote
        }
    }

    Column {
        width: parent.width

        Repeater {
            model: panel.lab.entrants

            AbstractButton {
                id: row
                required property int index
                required property string name
                required property string origin
                required property string originText
                required property bool chosen
                required property bool fits
                required property string mean
                width: parent ? parent.width : 0
                height: Theme.row
                checked: panel.lab.draft.name === name
                Accessible.role: Accessible.ListItem
                Accessible.name: qsTr("%1, %2, mean win share %3").arg(name).arg(originText).arg(mean)
                Keys.onReturnPressed: clicked()
                onClicked: panel.lab.edit(index)
                background: Rectangle {
                    radius: Theme.innerRadius
                    color: row.checked ? Theme.chosen : row.hovered ? Theme.hovered : "transparent"

                    FocusRing { shown: row.visualFocus }
                }
                contentItem: Item {
                    CheckMark {
                        id: mark
                        anchors.verticalCenter: parent.verticalCenter
                        text: qsTr("%1 takes part in the tournament").arg(row.name)
                        checked: row.chosen
                        onClicked: panel.lab.toggle(row.index)
                    }

                    AppLabel {
                        x: mark.width
                        width: origin.x - x - Theme.small
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.name
                        strong: row.fits
                        dim: !row.fits
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }

                    AppLabel {
                        id: origin
                        x: mean.x - width - Theme.small
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.originText
                        dim: true
                        size: Theme.caption
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }

                    AppLabel {
                        id: mean
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.small
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.round(56 * Theme.scale)
                        horizontalAlignment: Text.AlignRight
                        text: row.mean
                        strong: true
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
