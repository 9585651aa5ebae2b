// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The cards of an opening hand.
Flow {
    id: hand

    required property TableModel cards   // {name, cardId, typeIndex, typeName}

    spacing: Theme.small

    Repeater {
        model: hand.cards

        Rectangle {
            id: card
            required property string name
            required property string cardId
            required property int typeIndex
            required property string typeName
            width: Theme.pieceWidth
            height: Theme.pieceHeight
            radius: Theme.radius
            color: Theme.raised
            border.width: Theme.hairline
            border.color: Theme.line
            Accessible.role: Accessible.StaticText
            Accessible.name: typeName === "" ? name : name + ", " + typeName

            HoverHandler {
                onHoveredChanged: hovered && card.cardId !== ""
                    ? CardHover.enter(card, card.cardId, "") : CardHover.leave(card)
            }

            Glyph {
                x: Theme.small
                y: Theme.small
                width: Theme.smallIcon
                height: width
                name: card.typeIndex < 0 ? "question" : "shape-" + (card.typeIndex % 6)
                color: card.typeIndex < 0 ? Theme.unknown : Theme.typeColour(card.typeIndex)
            }

            AppLabel {
                anchors.centerIn: parent
                width: parent.width - Theme.small
                horizontalAlignment: Text.AlignHCenter
                text: card.name
                strong: true
                size: Theme.caption
                maximumLineCount: 4
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            AppLabel {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.small
                width: parent.width - Theme.small
                horizontalAlignment: Text.AlignHCenter
                text: card.typeName
                dim: true
                size: Theme.footnote
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
