// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.Controls

// A card, and what one copy more or fewer does to each question.
Item {
    id: row

    required property int index
    required property string name
    required property string cardId
    required property string zone
    required property int copies
    required property var more
    required property var less
    required property var moreValues
    required property string spoken
    property real nameWidth: 200
    property real cellWidth: 150

    implicitHeight: Theme.row
    Accessible.role: Accessible.Row
    Accessible.name: spoken

    Rectangle { width: parent.width; height: Theme.hairline; color: Theme.line }

    HoverHandler {
        onHoveredChanged: hovered && row.cardId !== ""
            ? CardHover.enter(row, row.cardId, "") : CardHover.leave(row)
    }

    AppLabel {
        x: Theme.small
        width: Theme.countWidth
        anchors.verticalCenter: parent.verticalCenter
        text: row.copies
        color: Theme.accent
        strong: true
        Accessible.ignored: true
    }

    AppLabel {
        x: Theme.small + Theme.countWidth
        width: row.nameWidth - x - Theme.small
        anchors.verticalCenter: parent.verticalCenter
        text: row.name
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    Repeater {
        model: row.more.length

        Row {
            id: cell
            required property int index
            readonly property real value: row.moreValues[index] ?? 0
            x: row.nameWidth + index * row.cellWidth
            height: row.height
            width: row.cellWidth
            spacing: Theme.small

            AppLabel {
                width: row.cellWidth / 2 - Theme.small
                anchors.verticalCenter: parent.verticalCenter
                horizontalAlignment: Text.AlignRight
                text: row.more[cell.index] ?? ""
                color: cell.value > 0.00005 ? Theme.good : cell.value < -0.00005 ? Theme.danger : Theme.muted
                strong: true
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }

            AppLabel {
                width: row.cellWidth / 2 - Theme.small
                anchors.verticalCenter: parent.verticalCenter
                horizontalAlignment: Text.AlignRight
                text: row.less[cell.index] ?? ""
                color: text.startsWith("+") ? Theme.good : text.startsWith("−") ? Theme.danger : Theme.muted
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
