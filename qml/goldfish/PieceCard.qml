pragma ComponentBehavior: Bound
import QtQuick
import Mazzo
import Mazzo.App

// A card as it lies on the table: small, with what matters in play. What can be done with it shows as a frame and a mark.
Rectangle {
    id: piece

    required property int pieceId
    required property string name
    required property string typeLine
    required property int typeIndex
    required property var numbers
    required property int copies
    required property bool faceDown
    required property bool hidden
    required property var states
    required property string touch       // "", "acts", "choosable" or "chosen"
    required property int unknowns
    required property bool provisional
    required property string spoken
    property bool focused: false
    property bool pointed: pointer.hovered
    readonly property bool backSide: faceDown || hidden
    readonly property bool chosen: touch === "chosen"
    readonly property color hue: Theme.typeColour(typeIndex)
    readonly property int edge: Theme.tiny + 2

    signal touched()
    signal looked()

    implicitWidth: Theme.pieceWidth
    implicitHeight: Theme.pieceHeight
    radius: Theme.radius
    color: backSide ? Theme.raised : pointed || focused ? Theme.hovered : Theme.panel
    border.width: touch !== "" ? 2 : 1
    border.color: chosen || touch !== "" ? Theme.accent : Theme.outline
    opacity: copies === 0 ? 0.5 : 1
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.description: hidden ? "" : typeLine
    Accessible.onPressAction: touched()

    FocusRing { shown: piece.focused; z: 3 }
    HoverHandler { id: pointer; cursorShape: piece.touch !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor; onHoveredChanged: if (hovered) piece.looked() }
    TapHandler { onTapped: piece.touched() }

    // The back of a card: stripes.
    Item {
        id: back
        anchors.fill: parent
        anchors.margins: 5
        visible: piece.backSide
        clip: true
        Repeater {
            model: piece.backSide ? 16 : 0
            Rectangle {
                required property int index
                x: -back.height + index * Math.round(18 * Theme.scale)
                y: -back.height * 0.5
                width: Math.round(7 * Theme.scale)
                height: back.height * 2.2
                rotation: 35
                color: Theme.line
                antialiasing: true
            }
        }
    }
    Rectangle {
        id: band
        visible: !piece.backSide
        x: 2
        y: title.height + 2 * piece.edge - 2
        width: parent.width - 4
        height: Math.max(0, Math.round(34 * Theme.scale))
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: Qt.rgba(piece.hue.r, piece.hue.g, piece.hue.b, Theme.dark ? 0.42 : 0.30) }
            GradientStop { position: 1; color: Qt.rgba(piece.hue.r, piece.hue.g, piece.hue.b, 0.06) }
        }
        Rectangle { width: parent.width; height: 2; color: piece.hue }
        Glyph { anchors.centerIn: parent; width: Math.round(22 * Theme.scale); height: width; name: "shape-" + (piece.typeIndex % 6); color: piece.hue }
    }
    Rectangle {
        visible: piece.backSide && !piece.hidden
        anchors.fill: title
        anchors.margins: -3
        radius: 4
        color: Theme.panel
    }
    Words {
        id: title
        visible: !piece.hidden
        x: piece.edge
        y: piece.edge
        width: parent.width - 2 * piece.edge
        text: piece.name
        strong: true
        size: Theme.caption
        lineHeight: 1.0
        maximumLineCount: 2
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Flow {
        id: figures
        visible: !piece.backSide
        x: piece.edge
        y: band.y + band.height + piece.edge
        width: parent.width - 2 * piece.edge
        height: Math.max(0, foot.y - y - 2)
        clip: true
        spacing: 2
        Repeater {
            model: piece.numbers
            Words {
                required property string modelData
                text: modelData
                size: Math.round(10 * Theme.scale)
                lineHeight: 1.0
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                width: Math.min(implicitWidth, figures.width)
                rightPadding: 4
                color: modelData.endsWith("?") ? Theme.unknown : Theme.muted
                Accessible.ignored: true
            }
        }
    }
    Column {
        id: foot
        x: piece.edge
        y: parent.height - height - piece.edge
        width: parent.width - 2 * piece.edge
        spacing: 2
        Repeater {
            model: piece.states
            Badge { required property string modelData; words: modelData; ink: Theme.accent; widest: foot.width; Accessible.ignored: true }
        }
        Row {
            spacing: 3
            visible: !piece.backSide && (piece.unknowns > 0 || piece.provisional)
            Badge { visible: piece.unknowns > 0; words: "? " + piece.unknowns; ink: Theme.unknown; Accessible.ignored: true }
            Glyph { visible: piece.provisional; anchors.verticalCenter: parent.verticalCenter; width: Math.round(13 * Theme.scale); height: width; name: "pencil"; color: Theme.caution }
        }
    }
    Rectangle {
        visible: piece.copies !== 1
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: -5
        width: Math.max(height, amount.implicitWidth + Theme.small)
        height: Math.round(22 * Theme.scale)
        radius: height / 2
        color: Theme.text
        z: 2
        Text { id: amount; anchors.centerIn: parent; text: piece.copies; color: Theme.panel; font.pixelSize: Theme.caption; font.weight: Font.DemiBold }
    }
    Rectangle {
        visible: piece.chosen
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.margins: -6
        width: Math.round(24 * Theme.scale)
        height: width
        radius: width / 2
        color: Theme.accent
        z: 2
        Glyph { anchors.fill: parent; anchors.margins: 5; name: "check"; color: Theme.accentInk }
    }
}
