// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Cards
import Mazzo.Controls

// A card on the table: small, with what matters in play. A frame and a mark show whether it can be used.
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
    required property string picture
    required property string cardId
    property bool focused: false
    property bool pointed: pointer.hovered
    property bool compact: false         // one of many: only its name and numbers
    property TableDrag drag: null        // lets it be dragged
    property real nameWidth: width       // the part that no other card covers
    readonly property bool backSide: faceDown || hidden
    readonly property bool chosen: touch === "chosen"
    readonly property color hue: Theme.typeColour(typeIndex)
    readonly property int edge: Theme.tiny + 2
    // Larger cards have larger text.
    readonly property real grown: Math.max(1, Math.min(1.3, width / Theme.pieceWidth))
    // The badge has the number of unknown ones.
    readonly property var known: numbers.filter(number => !number.endsWith("?"))

    signal touched()
    signal looked()
    signal menuRequested()               // everything that can be done with it

    implicitWidth: Theme.pieceWidth
    implicitHeight: compact ? Theme.pieceHeight / 2 : Theme.pieceHeight
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
    HoverHandler {
        id: pointer
        cursorShape: piece.touch !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
        onHoveredChanged: {
            if (hovered) piece.looked()
            if (hovered && !piece.backSide && !piece.drag?.active) CardHover.enter(piece, piece.cardId, "")
            else CardHover.leave(piece)
        }
    }
    TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: piece.touched() }
    TapHandler {
        acceptedButtons: Qt.RightButton
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: piece.menuRequested()
    }
    PieceDrag { pieceId: piece.pieceId; name: piece.name; drag: piece.drag }

    PieceBack { visible: piece.backSide; anchors.fill: parent; anchors.margins: 5 }
    Rectangle {
        id: band
        visible: !piece.backSide
        x: 2
        y: title.y + title.contentHeight + piece.edge - 2
        width: parent.width - 4
        height: piece.compact ? 2 : Math.round(34 * Theme.scale + (piece.height - Theme.pieceHeight) * 0.6)
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop {
                position: 0
                color: Qt.rgba(piece.hue.r, piece.hue.g, piece.hue.b, Theme.dark ? 0.42 : 0.30)
            }
            GradientStop { position: 1; color: Qt.rgba(piece.hue.r, piece.hue.g, piece.hue.b, 0.06) }
        }
        Rectangle { width: parent.width; height: 2; color: piece.hue }
        Glyph {
            visible: !piece.compact && parent.height >= width
            anchors.centerIn: parent
            width: Math.round(Theme.mark * piece.grown)
            height: width
            name: "shape-" + (piece.typeIndex % 6)
            color: piece.hue
        }
    }
    // The player's picture: the art in the band, or the whole card. States and marks stay visible above it.
    CardImage {
        anchors.fill: band
        visible: ready && isArt && !piece.backSide && !piece.compact
        picture: piece.picture.startsWith("image://card/art/") ? piece.picture : ""
        fillMode: Image.PreserveAspectCrop
        clip: true
    }
    CardImage {
        anchors.fill: parent
        anchors.margins: 2
        z: 1
        visible: ready && !piece.backSide && !piece.compact
        picture: piece.picture.startsWith("image://card/art/") ? "" : piece.picture
        fillMode: Image.PreserveAspectFit
    }
    Rectangle {
        visible: piece.backSide && !piece.hidden
        x: title.x - 3
        y: title.y - 3
        width: title.width + 6
        height: title.contentHeight + 6
        radius: Theme.tagRadius
        color: Theme.panel
    }
    AppLabel {
        id: title
        visible: !piece.hidden
        x: piece.edge
        y: piece.edge
        width: piece.nameWidth - 2 * piece.edge - (piece.compact ? 0 : Math.max(0, marks.amountWidth - 5))
        text: piece.name
        strong: true
        size: Math.round(Theme.caption * piece.grown)
        lineHeight: 1.0
        maximumLineCount: 2
        elide: Text.ElideRight
        // A long word is shrunk, never broken.
        wrapMode: Text.WordWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.minText
        Accessible.ignored: true
    }
    AppLabel {
        id: kind
        visible: !piece.backSide && !piece.compact
        x: piece.edge
        y: band.y + band.height + 3
        width: parent.width - 2 * piece.edge
        text: piece.typeLine
        dim: true
        size: Math.round(Theme.pieceText * piece.grown)
        lineHeight: 1.0
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    AppLabel {
        readonly property real space: (foot.height > 0 ? foot.y : piece.height) - y - 2
        visible: !piece.backSide && space >= Math.round(12 * Theme.scale * piece.grown)
        x: piece.edge
        y: kind.visible ? kind.y + kind.height + 1 : band.y + band.height + 3
        width: parent.width - 2 * piece.edge - (piece.compact ? Math.max(0, marks.amountWidth - 5) : 0)
        // With line breaks between numbers only.
        text: piece.known.map(number => number.replace(/ /g, "\u00a0")).join("  ")
        size: Math.round(Theme.pieceText * piece.grown)
        lineHeight: 1.0
        maximumLineCount: Math.max(1, Math.floor(space / Math.round(12 * Theme.scale * piece.grown)))
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Column {
        id: foot
        z: 2
        x: piece.edge
        y: parent.height - height - piece.edge
        width: parent.width - 2 * piece.edge
        spacing: 2
        Repeater {
            model: piece.states
            Badge {
                required property string modelData
                words: modelData
                ink: Theme.accent
                widest: foot.width
                Accessible.ignored: true
            }
        }
        Row {
            spacing: Theme.pieceGap
            visible: !piece.backSide && !piece.compact && (piece.unknowns > 0 || piece.provisional)
            Badge {
                visible: piece.unknowns > 0
                words: "? " + piece.unknowns
                ink: Theme.unknown
                Accessible.ignored: true
            }
            Glyph {
                visible: piece.provisional
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.tinyIcon
                height: width
                name: "pencil"
                color: Theme.caution
            }
        }
    }
    PieceMarks { id: marks; z: 2; anchors.fill: parent; copies: piece.copies; chosen: piece.chosen; low: piece.compact }
}
