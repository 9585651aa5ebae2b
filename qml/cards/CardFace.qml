pragma ComponentBehavior: Bound
import QtQuick
import Mazzo
import Mazzo.App

// A card drawn in a plain frame: name, a drawing for its type, its words and its numbers.
Rectangle {
    id: face

    required property string name
    required property string typeLine
    required property int typeIndex
    required property var numbers
    required property string printed
    required property string setLabel
    required property bool provisional
    required property int unknowns
    property bool undecided: false
    property bool lit: false
    property bool large: false
    readonly property color hue: Theme.typeColour(typeIndex)
    readonly property int edge: large ? Theme.large : Theme.small + 2

    radius: Theme.radius + (large ? 6 : 2)
    color: lit ? Theme.hovered : Theme.panel
    border.width: 1
    border.color: Theme.line

    Item {
        id: head
        width: parent.width
        height: Math.max(title.implicitHeight, mark.height) + 2 * (face.edge - 2)
        Words {
            id: title
            x: face.edge
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 2 * face.edge - (mark.visible ? mark.width + Theme.tiny : 0)
            text: face.name
            strong: true
            size: face.large ? Theme.title : Theme.body
            maximumLineCount: face.large ? 3 : 1
            elide: Text.ElideRight
        }
        Badge {
            id: mark
            anchors.right: parent.right
            anchors.rightMargin: face.edge
            anchors.verticalCenter: parent.verticalCenter
            visible: face.unknowns > 0
            words: "? " + face.unknowns
            ink: Theme.unknown
            Accessible.name: qsTr("%n unknown fact(s)", "", face.unknowns)
        }
    }
    Rectangle {
        id: art
        x: 1
        y: head.height
        width: parent.width - 2
        height: face.large ? Math.round(150 * Theme.scale) : Math.round(58 * Theme.scale)
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: Qt.rgba(face.hue.r, face.hue.g, face.hue.b, Theme.dark ? 0.42 : 0.30) }
            GradientStop { position: 1; color: Qt.rgba(face.hue.r, face.hue.g, face.hue.b, 0.06) }
        }
        Rectangle { width: parent.width; height: 2; color: face.hue }
        Glyph {
            anchors.centerIn: parent
            width: face.large ? Math.round(84 * Theme.scale) : Math.round(36 * Theme.scale)
            height: width
            name: "shape-" + (face.typeIndex % 6)
            color: face.hue
        }
    }
    Column {
        id: words
        x: face.edge
        y: art.y + art.height + Theme.small
        width: parent.width - 2 * face.edge
        spacing: Theme.tiny
        Words {
            id: kind
            width: parent.width
            text: face.typeLine
            dim: true
            size: face.large ? Theme.body : Theme.caption
            maximumLineCount: face.large ? 4 : 1
            elide: Text.ElideRight
        }
        Words {
            width: parent.width
            // As many lines as there is room for above the numbers.
            readonly property int room: Math.floor((foot.y - words.y - kind.height - 2 * Theme.tiny) / (size * 1.4))
            visible: room > 0
            maximumLineCount: Math.max(1, room)
            text: face.printed
            size: face.large ? Theme.body : Theme.caption
            elide: Text.ElideRight
        }
    }
    Column {
        id: foot
        x: face.edge
        y: parent.height - height - face.edge
        width: parent.width - 2 * face.edge
        spacing: Theme.tiny + 2
        Flow {
            width: parent.width
            spacing: Theme.tiny
            Repeater {
                model: face.numbers
                Rectangle {
                    id: pill
                    required property string modelData
                    readonly property bool open: modelData.endsWith("?")
                    implicitWidth: figure.implicitWidth + Theme.small + 2
                    implicitHeight: figure.implicitHeight + Theme.tiny
                    radius: 4
                    color: Theme.raised
                    Text {
                        id: figure
                        anchors.centerIn: parent
                        text: pill.modelData
                        color: pill.open ? Theme.unknown : Theme.text
                        font.pixelSize: face.large ? Theme.caption : Math.round(11 * Theme.scale)
                    }
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.tiny
            visible: face.setLabel !== "" || face.provisional || face.undecided
            Badge { visible: face.setLabel !== ""; words: face.setLabel; glyph: "warning"; ink: Theme.caution; widest: foot.width }
            Badge { visible: face.provisional; words: qsTr("provisional"); glyph: "pencil"; ink: Theme.caution }
            Badge { visible: face.undecided; words: "? " + qsTr("undecided"); ink: Theme.unknown }
        }
    }
}
