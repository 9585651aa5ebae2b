// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The layers of a game's cards, the highest on top, and whether its sample cards are shown. A second click removes.
Panel {
    id: panel

    required property GameLayers layers
    property string asked   // the layer whose removal is to be confirmed

    SectionTitle { text: qsTr("Layers") }

    Repeater {
        model: panel.layers.list

        RowLayout {
            id: row
            required property string layerId
            required property string name
            required property string words
            required property bool removable
            readonly property bool isAsked: panel.asked === layerId
            width: parent.width
            spacing: Theme.medium

            Glyph {
                implicitWidth: Theme.smallIcon
                implicitHeight: Theme.smallIcon
                name: row.layerId === "own" ? "pencil" : "box"
                color: Theme.muted
            }

            AppLabel {
                text: row.name
                strong: true
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Layout.maximumWidth: row.width / 2
            }

            AppLabel {
                Layout.fillWidth: true
                text: row.words
                dim: true
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }

            ActionButton {
                visible: row.isAsked
                small: true
                text: qsTr("Cancel")
                onClicked: panel.asked = ""
            }

            ActionButton {
                visible: row.removable
                small: true
                glyph: row.isAsked ? "warning" : "trash"
                enabled: !panel.layers.busy
                text: row.isAsked ? qsTr("Really remove") : qsTr("Remove")
                Accessible.name: qsTr("%1: %2").arg(row.name).arg(text)
                onClicked: {
                    if (row.isAsked) panel.layers.remove(row.layerId)
                    panel.asked = row.isAsked ? "" : row.layerId
                }
            }
        }
    }

    RowLayout {
        width: parent.width
        visible: panel.layers.hasSamples
        spacing: Theme.small

        CheckMark {
            id: samples
            text: qsTr("Show the sample cards")
            checked: panel.layers.samplesShown
            enabled: !panel.layers.busy
            onClicked: panel.layers.samplesShown = !panel.layers.samplesShown
        }

        AppLabel {
            Layout.fillWidth: true
            text: qsTr("Show the sample cards. "
                       + "Hidden, they are not found, proposed or counted; decks keep their names.")
            Accessible.ignored: true

            TapHandler { onTapped: samples.clicked() }
        }
    }

    AppLabel {
        width: parent.width
        visible: text !== ""
        text: panel.layers.problem
        color: Theme.danger
        Accessible.role: Accessible.AlertMessage
    }
}
