// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// One line of an imported list: its text, the matched card, and a button to correct it.
Rectangle {
    id: row

    required property int index
    required property int number
    required property string line
    required property string lineState
    required property string stateText
    required property string about
    required property int copies
    required property string card
    required property string zone
    required property bool isCard
    required property string spoken
    required property DeckImport importing
    property bool focused: false

    signal correctionWanted()

    implicitHeight: inside.implicitHeight + 2 * Theme.small
    radius: Theme.radius
    color: focused ? Theme.chosen : pointer.hovered ? Theme.hovered : Theme.raised
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.onPressAction: correctionWanted()

    FocusRing {
        shown: row.focused
        anchors.margins: 0
    }

    HoverHandler {
        id: pointer
        onHoveredChanged: hovered && row.isCard ? CardHover.enter(row, row.card, row.importing.gameId)
            : CardHover.leave(row)
    }

    ColumnLayout {
        id: inside
        x: Theme.small
        y: Theme.small
        width: parent.width - 2 * Theme.small
        spacing: Theme.tiny

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.small

            AppLabel {
                Layout.preferredWidth: Theme.countWidth
                horizontalAlignment: Text.AlignRight
                text: row.number > 0 ? row.number : ""
                dim: true
                size: Theme.caption
            }

            AppLabel {
                Layout.fillWidth: true
                // Left-to-right like the other rows, even if the name is in a right-to-left script.
                text: "\u200e" + (row.isCard ? row.copies + "× " + row.card : row.line)
                strong: row.isCard
                dim: !row.isCard
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }

            ImportStateBadge {
                lineState: row.lineState
                label: row.stateText
            }

            SelectBox {
                visible: row.isCard && row.importing.report.zones.count > 1
                implicitHeight: Theme.chip
                implicitWidth: Math.round(128 * Theme.scale)
                font.pixelSize: Theme.caption
                focusPolicy: Qt.TabFocus
                label: qsTr("Zone of %1").arg(row.card)
                model: row.importing.report.zones
                textRole: "name"
                valueRole: "zoneId"
                currentIndex: count > 0 ? indexOfValue(row.zone) : -1
                onActivated: row.importing.report.setZone(row.index, currentValue)
            }

            IconButton {
                glyph: "pencil"
                implicitHeight: Theme.chip
                text: qsTr("Correct “%1”").arg(row.line)
                onClicked: row.correctionWanted()
            }
        }

        AppLabel {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.countWidth + Theme.small
            visible: text !== ""
            text: row.about
            size: Theme.caption
            dim: true
        }
    }
}
