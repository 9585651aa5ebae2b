// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// A pile: the number of cards, and the top card if it is visible. Enter uses that card.
FocusScope {
    id: pile

    required property string zoneId
    required property string name
    required property int amount
    required property bool counted
    required property TableModel pieces
    required property int topId
    required property string topName
    required property string topTouch
    required property string spoken
    readonly property bool open: topName !== ""
    property TableDrag drag: null

    signal touched(int pieceId)
    signal looked(int pieceId)
    signal opened()
    signal menuRequested()               // what can be done with the whole pile

    function touchTop() {
        if (topTouch !== "") touched(topId)
        else if (open) opened()
        else menuRequested()
    }

    implicitWidth: Theme.pieceWidth + Theme.small
    implicitHeight: Theme.pileHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: topName !== "" ? qsTr("%1, on top: %2").arg(spoken).arg(topName) : spoken
    Accessible.onPressAction: touchTop()
    Keys.onReturnPressed: touchTop()
    Keys.onEnterPressed: touchTop()
    Keys.onSpacePressed: touchTop()
    Keys.onMenuPressed: menuRequested()
    onActiveFocusChanged: if (activeFocus && open) looked(topId)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: pile.amount > 0 ? Theme.raised : "transparent"
        border.width: pile.topTouch !== "" ? 2 : 1
        border.color: pile.topTouch !== "" ? Theme.accent : Theme.line
        FocusRing { shown: pile.activeFocus }
    }
    // Face-down cards show their backs.
    PieceBack { anchors.fill: parent; anchors.margins: 4; visible: !pile.open && pile.amount > 0; opacity: 0.55 }
    HoverHandler {
        cursorShape: pile.open || pile.zoneId !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
        onHoveredChanged: if (hovered && pile.open) pile.looked(pile.topId)
    }
    TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: pile.touchTop() }
    TapHandler {
        acceptedButtons: Qt.RightButton
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: pile.menuRequested()
    }
    PieceDrag { pieceId: pile.topId; name: pile.topName; drag: pile.open ? pile.drag : null }
    Column {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.small
        spacing: 1
        AppLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: pile.counted ? pile.amount : ""
            visible: pile.counted
            strong: true
            size: Theme.title
            lineHeight: 1
            Accessible.ignored: true
        }
        AppLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: pile.name
            dim: true
            size: Theme.footnote
            lineHeight: 1
            maximumLineCount: pile.topName === "" ? 2 : 1
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        AppLabel {
            visible: text !== ""
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: pile.topName
            size: Theme.footnote
            lineHeight: 1
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
