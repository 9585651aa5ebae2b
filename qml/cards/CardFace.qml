// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// A card drawn in the frame of its game: name, picture of its type, text and numbers.
Rectangle {
    id: face

    required property string name
    required property string typeLine
    required property int typeIndex
    required property var numbers
    required property string printed
    property bool textMissing: false   // `printed` is a note that the text is missing
    required property string setLabel
    required property bool provisional
    required property int unknowns
    property int frame: 0
    property int owned: 0
    property bool undecided: false
    property bool lit: false
    property bool large: false
    property string picture              // the address of the player's picture; empty if there is none
    readonly property bool pictured: scan.ready && !scan.isArt
    readonly property color hue: Theme.typeColour(typeIndex)
    readonly property real artMiddle: art.y + art.height / 2
    readonly property int edge: large ? Theme.large : Theme.small + 2

    radius: frame === 3 ? 3 : Theme.radius + (large ? 6 : 2)
    color: lit ? Theme.hovered : Theme.panel
    border.width: frame === 1 ? 2 : 1
    border.color: frame === 1 ? face.hue : Theme.line

    CardFaceHeader {
        id: head
        width: parent.width
        name: face.name
        unknowns: face.unknowns
        large: face.large
        edge: face.edge
        centred: face.frame === 2
    }

    CardDrawing {
        id: art
        visible: !artwork.visible
        x: face.border.width
        y: head.height
        width: parent.width - 2 * face.border.width
        height: face.large ? Math.round(150 * Theme.scale) : Math.round(46 * Theme.scale)
        name: face.name
        hue: face.hue
        dark: Theme.dark
        shape: "shape-" + (face.typeIndex % 6)
        frame: face.frame
        figure: face.large ? Math.round(84 * Theme.scale) : Math.round(30 * Theme.scale)
    }

    CardImage {
        id: artwork
        anchors.fill: art
        visible: ready && isArt
        picture: face.picture.startsWith("image://card/art/") ? face.picture : ""
        fillMode: Image.PreserveAspectCrop
        clip: true
    }

    Column {
        id: words
        x: face.edge
        y: art.y + art.height + Theme.small
        width: parent.width - 2 * face.edge
        spacing: Theme.tiny

        AppLabel {
            id: kind
            width: parent.width
            horizontalAlignment: face.frame === 2 ? Text.AlignHCenter : Text.AlignLeft
            text: face.typeLine
            dim: true
            size: face.large ? Theme.body : Theme.caption
            maximumLineCount: face.large ? 4 : Math.max(1, Math.min(2, Math.floor((foot.y - words.y) / (size * 1.4))))
            elide: Text.ElideRight
        }

        AppLabel {
            width: parent.width
            // As many lines as fit above the numbers.
            readonly property int room: Math.floor((foot.y - words.y - kind.height - 2 * Theme.tiny) / (size * 1.4))
            visible: room > 0
            maximumLineCount: Math.max(1, room)
            text: face.printed
            dim: face.textMissing
            font.italic: face.textMissing
            size: face.large ? Theme.body : Theme.caption
            elide: Text.ElideRight
        }
    }

    Column {
        id: foot
        x: face.edge
        y: parent.height - height - face.edge
        width: parent.width - 2 * face.edge
        spacing: Theme.snug

        Flow {
            // A small frame leaves space for the type; the card's page shows all numbers.
            readonly property int lines: marks.visible ? 1 : 2
            readonly property real lineHeight: Math.round(20 * Theme.scale)
            width: parent.width
            height: face.large ? implicitHeight : Math.min(implicitHeight, lines * (lineHeight + spacing) - spacing)
            clip: !face.large
            spacing: Theme.tiny

            Badge {
                visible: face.owned > 0
                words: qsTr("own %1").arg(face.owned)
                Accessible.ignored: true
            }

            Repeater {
                // A small frame leaves out unknown numbers (the header has a mark for them) and shows the shortest
                // first, so that more of them fit.
                model: face.large
                    ? face.numbers
                    : face.numbers.filter(words => !words.endsWith("?")).sort((a, b) => a.length - b.length)

                Rectangle {
                    id: pill
                    required property string modelData
                    readonly property bool open: modelData.endsWith("?")
                    implicitWidth: figure.implicitWidth + Theme.small + 2
                    implicitHeight: face.large ? figure.implicitHeight + Theme.tiny : Math.round(20 * Theme.scale)
                    radius: face.frame === 3 ? 1 : 4
                    color: Theme.raised

                    Text {
                        id: figure
                        anchors.centerIn: parent
                        textFormat: Text.PlainText
                        text: pill.modelData
                        color: pill.open ? Theme.unknown : Theme.text
                        font.pixelSize: face.large ? Theme.caption : Theme.footnote
                    }
                }
            }
        }

        Flow {
            id: marks
            width: parent.width
            spacing: Theme.tiny
            visible: face.setLabel !== "" || face.provisional || face.undecided

            Badge {
                visible: face.setLabel !== "" && face.large
                words: face.setLabel
                glyph: "warning"
                ink: Theme.caution
                widest: foot.width
            }

            AppLabel {
                width: foot.width
                visible: face.setLabel !== "" && !face.large
                text: "⚠ " + face.setLabel
                color: Theme.caution
                size: Theme.footnote
                maximumLineCount: 2
                elide: Text.ElideRight
            }

            Badge {
                visible: face.provisional
                words: qsTr("provisional")
                glyph: "pencil"
                ink: Theme.caution
            }

            Badge {
                visible: face.undecided
                words: "? " + qsTr("undecided")
                ink: Theme.unknown
            }
        }
    }

    // A picture of the whole card takes the place of the drawn one.
    Rectangle {
        anchors.fill: parent
        visible: face.pictured
        radius: face.radius
        color: face.color
        border.width: 1
        border.color: Theme.line

        CardImage {
            id: scan
            anchors.fill: parent
            anchors.margins: Theme.tiny
            picture: face.picture.startsWith("image://card/art/") ? "" : face.picture
            fillMode: Image.PreserveAspectFit
        }
    }
}
