// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Cards
import Mazzo.Controls

// A piece in a small region of the board: its picture or shape, and its number; the preview shows its name.
Rectangle {
    id: token

    required property int pieceId
    required property string name
    required property int typeIndex
    required property int copies
    required property bool faceDown
    required property bool hidden
    required property var states
    required property var numbers
    required property string touch
    required property string spoken
    required property string cardId
    required property string picture
    property bool focused: false
    property bool wordy: false           // there is space for its name
    property bool brief: false           // but for nothing else
    property real maxWidth: 10000
    property TableDrag drag: null        // lets it be dragged
    readonly property real faceSize: !face.ready ? Theme.tinyIcon : Math.round((wordy ? 28 : 16) * Theme.scale)
    readonly property color hue: hidden || faceDown ? Theme.muted : Theme.typeColour(typeIndex)

    signal touched()
    signal looked()
    signal menuRequested()               // everything that can be done with it

    implicitHeight: Math.max(Theme.mark, row.implicitHeight + Theme.small)
    implicitWidth: wordy && !hidden ? maxWidth : row.implicitWidth + Theme.small
    radius: wordy ? 5 : height / 2
    color: touch === "chosen" ? Theme.chosen : pointer.hovered || focused ? Theme.hovered : Theme.panel
    border.width: touch !== "" ? 2 : 1
    border.color: touch !== "" ? Theme.accent : hue
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.onPressAction: touched()

    FocusRing { shown: token.focused; z: 3 }
    HoverHandler {
        id: pointer
        onHoveredChanged: {
            if (hovered) token.looked()
            const readable = !token.hidden && !token.faceDown && !token.drag?.active
            if (hovered && readable) CardHover.enter(token, token.cardId, "")
            else CardHover.leave(token)
        }
    }
    // One tap has one receiver: the region below does not get it, too.
    TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: token.touched() }
    TapHandler {
        acceptedButtons: Qt.RightButton
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: token.menuRequested()
    }
    PieceDrag { pieceId: token.pieceId; name: token.name; drag: token.drag }
    Row {
        id: row
        x: Theme.tiny
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.pieceGap
        CardImage {
            id: face
            visible: ready
            anchors.verticalCenter: parent.verticalCenter
            width: token.faceSize
            height: width
            picture: token.hidden || token.faceDown ? "" : token.picture
            fillMode: Image.PreserveAspectCrop
            verticalAlignment: isArt ? Image.AlignVCenter : Image.AlignTop   // where cards have their art
            clip: true
        }
        Glyph {
            visible: !face.ready
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.tinyIcon
            height: width
            name: token.hidden || token.faceDown ? "cards" : "shape-" + (token.typeIndex % 6)
            color: token.hue
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            visible: token.wordy && !token.hidden
            width: token.maxWidth - token.faceSize - Theme.small - 3
            component Line: Text {
                textFormat: Text.PlainText
                width: parent.width
                visible: text !== ""
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                color: Theme.text
                font.pixelSize: Theme.footnote
            }
            Line {
                text: token.name
                font.weight: Font.DemiBold
                maximumLineCount: token.brief ? 1 : 2
                wrapMode: token.brief ? Text.NoWrap : Text.Wrap
            }
            Line {
                visible: text !== "" && !token.brief
                text: token.numbers.filter(number => !number.endsWith("?")).concat(token.states).join(" · ")
                color: Theme.muted
            }
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            visible: !token.wordy && token.copies === 1 && !token.hidden && !token.faceDown
            textFormat: Text.PlainText
            text: token.name.slice(0, 1)
            color: Theme.text
            font.pixelSize: Theme.footnote
            font.weight: Font.DemiBold
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            visible: token.copies !== 1
            textFormat: Text.PlainText
            text: token.copies
            color: Theme.text
            font.pixelSize: Theme.footnote
            font.weight: Font.DemiBold
        }
    }
}
