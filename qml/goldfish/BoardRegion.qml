// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// A region of the board with its pieces. Enter touches the region, or the piece that Tab has selected.
FocusScope {
    id: region

    required property string regionId
    required property string name
    required property string kind
    required property TableModel pieces
    required property string touch
    required property string spoken
    property bool cell: false            // of a grid, with text; else a spot on a map
    property TableDrag drag: null
    property int current: -1             // the focused piece; -1 is the region itself
    // Is it covered by one face-down card?
    readonly property bool covered: cell && pieces.count === 1 && (pieces.at(0, "hidden") || pieces.at(0, "faceDown"))

    readonly property bool brief: cell && height < Math.round(90 * Theme.scale)   // space for names only

    signal regionTouched(string regionId)
    signal touched(int pieceId)
    signal looked(int pieceId)
    signal menuRequested(int pieceId)

    function touchCurrent() {
        if (current >= 0 && current < pieces.count) touched(pieces.at(current, "pieceId"))
        else if (touch === "" && pieces.count === 1) touched(pieces.at(0, "pieceId"))
        else regionTouched(regionId)
    }
    // A tap next to the only piece that can be used means that piece.
    function touchRegion() {
        const usable = [...Array(pieces.count).keys()].filter(row => pieces.at(row, "touch") !== "")
        if (touch === "" && usable.length === 1) touched(pieces.at(usable[0], "pieceId"))
        else regionTouched(regionId)
    }
    function step(by: int): bool {
        const next = current + by
        if (next < -1 || next >= pieces.count) return false
        current = next
        if (current >= 0) looked(pieces.at(current, "pieceId"))
        return true
    }

    z: pointer.hovered || activeFocus ? 2 : touch !== "" ? 1 : 0
    implicitWidth: Theme.regionWidth
    implicitHeight: Math.max(Math.round(40 * Theme.scale), inside.implicitHeight + Theme.small)
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.onPressAction: touchRegion()
    onActiveFocusChanged: current = -1
    Keys.onReturnPressed: touchCurrent()
    Keys.onEnterPressed: touchCurrent()
    Keys.onMenuPressed: {
        if (pieces.count > 0) menuRequested(pieces.at(Math.max(0, current), "pieceId"))
    }
    Keys.onTabPressed: event => event.accepted = step(1)
    Keys.onBacktabPressed: event => event.accepted = step(-1)

    Rectangle {
        anchors.fill: parent
        radius: region.cell ? Theme.tagRadius : Theme.radius
        color: region.touch === "chosen" ? Theme.chosen : pointer.hovered && region.touch !== "" ? Theme.hovered
            : region.kind === "sea" || region.kind === "opponent" ? Theme.rail : Theme.raised
        border.width: region.touch !== "" ? 2 : 1
        border.color: region.touch !== "" ? Theme.accent : Theme.line
        FocusRing { shown: region.activeFocus && region.current < 0; anchors.margins: region.cell ? 0 : -3 }
    }
    PieceBack { anchors.fill: parent; anchors.margins: 5; visible: region.covered; theirs: region.kind === "opponent" }
    HoverHandler { id: pointer }
    TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: region.touchRegion() }
    Column {
        id: inside
        x: Theme.tiny
        y: Theme.tiny
        width: parent.width - 2 * Theme.tiny
        spacing: Theme.pieceGap
        AppLabel {
            width: parent.width
            visible: !region.cell || region.pieces.count === 0
            text: region.name
            dim: true
            size: Theme.footnote
            lineHeight: 1
            wrapMode: Text.WordWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.minText
            horizontalAlignment: region.cell ? Text.AlignLeft : Text.AlignHCenter
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Flow {
            width: parent.width
            spacing: Theme.pieceGap
            Repeater {
                model: region.pieces
                PieceToken {
                    required property int index
                    wordy: region.cell && !region.covered
                    brief: region.brief
                    maxWidth: inside.width - (region.brief && region.pieces.count > 1 ? Math.round(28 * Theme.scale)
                        : 0)
                    focused: region.activeFocus && region.current === index
                    onTouched: touch !== "" ? region.touched(pieceId) : region.regionTouched(region.regionId)
                    onLooked: region.looked(pieceId)
                    onMenuRequested: region.menuRequested(pieceId)
                    drag: region.drag
                }
            }
        }
    }
}
