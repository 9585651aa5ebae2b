// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The layers that say something about the card, the one that counts most on top.
Column {
    id: layers

    required property CardForm form

    spacing: Theme.tiny

    SectionTitle {
        width: parent.width
        text: qsTr("Layers")
    }

    Rectangle {
        width: parent.width
        height: rows.height
        radius: Theme.radius
        color: Theme.panel
        border.width: Theme.hairline
        border.color: Theme.line

        Column {
            id: rows
            width: parent.width

            Repeater {
                model: layers.form.layers

                Item {
                    id: row
                    required property string name
                    required property int amount
                    required property bool own
                    width: rows.width
                    height: Theme.smallControl
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%1: %n value(s)", "", amount).arg(name)

                    Glyph {
                        id: mark
                        x: Theme.small
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.tinyIcon
                        height: width
                        name: row.own ? "pencil" : "box"
                        color: row.own ? Theme.accent : Theme.muted
                    }

                    AppLabel {
                        x: mark.x + mark.width + Theme.snug
                        width: number.x - x - Theme.tiny
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.name
                        size: Theme.caption
                        strong: row.own
                        elide: Text.ElideRight
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }

                    AppLabel {
                        id: number
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.small
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.amount
                        size: Theme.caption
                        dim: true
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
