// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Cards
import Mazzo.Controls

// A card of the deck as a tile: name, copies and key values on top, so that they stay visible in a stack; the picture
// below them.
Rectangle {
    id: tile

    required property int index
    required property string zoneId
    required property string cardId
    required property string name
    required property int amount
    required property int typeIndex
    required property bool unknown
    required property bool guilty
    required property string owned
    required property bool lacking
    required property string spoken
    required property string picture
    required property string trait
    required property string cost
    required property string numbers
    required property var tags
    property real peek: height     // the height of the part that is always visible
    property bool full: true       // nothing covers the lower part
    property bool large: false     // a tile of the grid, with room for a picture of the whole card
    property bool focused: false
    property bool selected: false
    property int frame: 0          // of the game
    readonly property color hue: unknown ? Theme.unknown : Theme.typeColour(Math.max(0, typeIndex))
    readonly property bool scanned: large && scan.ready && !scan.isArt

    signal stepped(int by)
    signal opened()
    signal chosen(bool toggle, bool extend)
    signal menuWanted()
    signal cardDropped(string cardId)
    signal rowDropped(int row)

    radius: Theme.innerRadius
    color: selected ? Theme.chosen : pointer.hovered ? Theme.hovered : Theme.panel
    border.width: selected ? Theme.focusWidth : Theme.hairline
    border.color: selected || place.containsDrag ? Theme.accent : Theme.outline
    clip: true
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.selectable: true
    Accessible.selected: selected
    Accessible.onPressAction: opened()

    Rectangle {
        x: Theme.hairline
        y: Theme.hairline
        width: parent.width - 2 * Theme.hairline
        height: 3
        radius: Theme.barRadius
        color: tile.hue
    }

    AppLabel {
        id: title
        x: Theme.small
        y: Theme.snug
        width: parent.width - 2 * Theme.small - (check.visible ? check.width + Theme.tiny : 0)
        text: tile.name
        strong: true
        size: Theme.caption
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    Glyph {
        id: check
        visible: tile.selected
        x: parent.width - width - Theme.small
        y: title.y + 2
        width: Theme.tinyIcon
        height: width
        name: "check"
        color: Theme.accent
    }

    Item {
        id: meta
        x: Theme.small
        y: title.y + title.height + Theme.thin
        width: parent.width - 2 * Theme.small
        height: Math.round(20 * Theme.scale)

        Row {
            id: left
            height: parent.height
            spacing: Theme.tiny

            CopiesBadge {
                implicitHeight: meta.height
                amount: tile.amount
            }

            AppLabel {
                visible: tile.cost !== ""
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: tile.cost
                strong: true
                color: tile.cost === "?" ? Theme.unknown : Theme.text
                size: Theme.caption
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }

            Glyph {
                visible: tile.guilty
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.tinyIcon
                height: width
                name: "warning"
                color: Theme.danger
            }

            Glyph {
                visible: tile.lacking
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.tinyIcon
                height: width
                name: "box"
                color: Theme.caution
            }

            Repeater {
                model: tile.tags.slice(0, 2)

                TagMark {
                    required property string modelData
                    anchors.verticalCenter: parent.verticalCenter
                    tag: modelData
                }
            }
        }

        AppLabel {
            x: left.width + Theme.tiny
            width: parent.width - x
            height: parent.height
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            visible: !steps.visible
            text: tile.trait !== "" ? tile.trait : tile.numbers
            dim: true
            size: Theme.footnote
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }

        Row {
            id: steps
            anchors.right: parent.right
            visible: pointer.hovered || tile.focused

            IconButton {
                implicitWidth: meta.height
                implicitHeight: meta.height
                glyph: "minus"
                text: qsTr("Remove one copy of %1").arg(tile.name)
                focusPolicy: Qt.NoFocus
                onClicked: tile.stepped(-1)
            }

            IconButton {
                implicitWidth: meta.height
                implicitHeight: meta.height
                glyph: "plus"
                text: qsTr("Add one copy of %1").arg(tile.name)
                focusPolicy: Qt.NoFocus
                onClicked: tile.stepped(1)
            }
        }
    }

    Item {
        id: body
        visible: tile.full
        x: Theme.hairline
        y: meta.y + meta.height + Theme.tiny
        width: parent.width - 2 * Theme.hairline
        height: Math.max(0, parent.height - y - (values.visible ? values.height + Theme.snug : Theme.hairline))
        clip: true

        CardDrawing {
            anchors.fill: parent
            visible: !scan.ready && !tile.unknown
            name: tile.name
            hue: tile.hue
            dark: Theme.dark
            shape: "shape-" + (Math.max(0, tile.typeIndex) % 6)
            frame: tile.frame
            figure: Math.round(34 * Theme.scale)
        }

        Glyph {
            anchors.centerIn: parent
            visible: tile.unknown
            width: Theme.control
            height: width
            name: "question"
            color: Theme.unknown
        }

        CardImage {
            id: scan
            anchors.fill: parent
            picture: tile.full ? tile.picture : ""
            fillMode: tile.scanned ? Image.PreserveAspectFit : Image.PreserveAspectCrop
        }
    }

    AppLabel {
        id: values
        visible: tile.full && tile.numbers !== "" && !tile.scanned
        x: Theme.small
        y: parent.height - height - Theme.tiny
        width: parent.width - 2 * Theme.small
        text: tile.numbers
        dim: true
        size: Theme.footnote
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    FocusRing {
        shown: tile.focused
        anchors.margins: 0
        radius: tile.radius
    }

    // The tile ends where the next one of its stack begins.
    containmentMask: area

    Item {
        id: area
        width: parent.width
        height: tile.full ? parent.height : Math.min(parent.height, tile.peek)

        DropArea {
            id: place
            anchors.fill: parent
            keys: ["mazzo/card", "mazzo/row"]
            onDropped: drop => {
                if (drop.formats.indexOf("mazzo/card") >= 0) tile.cardDropped(drop.getDataAsString("mazzo/card"))
                else tile.rowDropped(Number(drop.getDataAsString("mazzo/row")))
                drop.accept()
            }
        }
    }

    HoverHandler {
        id: pointer
        onHoveredChanged: hovered ? CardHover.enter(tile, tile.cardId, "") : CardHover.leave(tile)
    }

    TapHandler {
        acceptedModifiers: Qt.NoModifier
        onTapped: tile.chosen(false, false)
        onDoubleTapped: tile.opened()
    }

    TapHandler {
        acceptedModifiers: Qt.ControlModifier
        onTapped: tile.chosen(true, false)
    }

    TapHandler {
        acceptedModifiers: Qt.ShiftModifier
        onTapped: tile.chosen(false, true)
    }

    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: tile.menuWanted()
    }

    DragSource { carried: tile }
    Drag.dragType: Drag.Automatic
    Drag.supportedActions: Qt.MoveAction
    Drag.keys: ["mazzo/row"]
    Drag.mimeData: ({ "mazzo/row": String(tile.index) })
}
