// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// The actions of a touched card or region, if it has more than one.
Popup {
    id: popup

    required property GoldfishTable table
    property string title
    property string subject              // what is used; empty if it is the card of the preview
    property Item before: null           // the item that had the focus
    property bool readable: false        // is there a card to be read?
    property bool restoring: false       // the focus goes back to where it was
    property var nextPoint: null         // where it opens next, if that is known

    signal readRequested()

    readonly property Connections leaving: Connections {
        target: OpenPopups
        function onPageLeft() { popup.close() }
    }

    function read() {
        close()
        readRequested()
    }

    // The first line is under the pointer if that touched the card, so that a double click chooses it; otherwise the
    // menu is next to the focused item.
    function show(page: Item, pointer: HoverHandler, atPointer: bool) {
        title = subject !== "" ? subject : table.preview.name
        readable = subject === "" && table.preview.shown
        list.forceLayout()   // the second press of a double click may come before the next frame
        const focused = page.Window.activeFocusItem
        before = focused
        const piece = (focused as HandFan)?.currentPiece ?? (focused as TableZone)?.currentPiece
        const item = focused && focused !== page ? piece ?? focused : null
        const line = padding + heading.height + Theme.tiny + Theme.control / 2   // the middle of the first one
        const hit = nextPoint ?? pointer.point.position
        const isKnown = nextPoint !== null
        nextPoint = null
        if (isKnown
            || (pointer.hovered && (atPointer || (item && item.contains(item.mapFromItem(page, hit)))))) {
            x = hit.x - 3 * Theme.large
            y = hit.y - line
        } else if (item) {
            const right = item.mapToItem(page, item.width + Theme.small, 0)
            const left = item.mapToItem(page, -width - Theme.small, 0)
            x = right.x + width <= page.width ? right.x : left.x
            y = right.y
        } else {
            x = (page.width - width) / 2
            y = page.height / 3
        }
        open()
    }
    function choose(row: int) {
        close()
        table.actions.chooseAction(row)
    }

    width: Math.min(Math.round(340 * Theme.scale), parent ? parent.width - 2 * Theme.small : 340)
    padding: Theme.small
    margins: Theme.small   // keeps it inside the window
    focus: true
    modal: true
    dim: false
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside
    onOpened: {
        list.currentIndex = 0
        list.forceActiveFocus()
    }
    onClosed: {
        restoring = true
        if (before) before.forceActiveFocus(Qt.PopupFocusReason)
        restoring = false
    }
    background: Rectangle {
        radius: Theme.radius
        color: Theme.panel
        border.width: 1
        border.color: Theme.outline
        // As in Sheet.qml: a tap in the menu does not reach what is below it.
        TapHandler { acceptedButtons: Qt.AllButtons; gesturePolicy: TapHandler.ReleaseWithinBounds }
    }
    contentItem: Column {
        spacing: Theme.tiny
        SectionTitle {
            id: heading
            width: parent.width
            visible: text !== ""
            text: popup.title
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            leftPadding: Theme.small
        }
        ListView {
            id: list
            width: parent.width
            height: Math.min(contentHeight, Math.round(320 * Theme.scale))
            clip: true
            focus: true
            model: popup.table.actions.menu
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.PopupMenu
            Accessible.name: popup.title
            ScrollBar.vertical: ScrollLine {}
            Keys.onReturnPressed: popup.choose(currentIndex)
            Keys.onEnterPressed: popup.choose(currentIndex)
            Keys.onPressed: event => {
                // No key reaches the buttons of the page while the menu is open.
                event.accepted = event.text !== ""
                if (event.text.toLowerCase() === "i" && popup.readable) popup.read()
                else if (event.text >= "1" && event.text <= "9"
                    && Number(event.text) <= count) popup.choose(Number(event.text) - 1)
                else if (event.key === Qt.Key_Escape) popup.close()
            }
            delegate: Rectangle {
                id: action
                required property int index
                required property string label
                required property string note
                required property string clause
                required property bool byHand
                width: list.width
                height: words.implicitHeight + 2 * Theme.small
                radius: Theme.innerRadius
                color: ListView.isCurrentItem ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"
                Accessible.role: Accessible.MenuItem
                Accessible.name: label + (note !== "" ? ". " + note : "")
                Accessible.onPressAction: popup.choose(index)
                HoverHandler { id: pointer; cursorShape: Qt.PointingHandCursor }
                TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: popup.choose(action.index) }
                KeyCap { id: cap; x: Theme.small; y: Theme.small + 1; number: action.index + 1 }
                AppLabel {
                    id: words
                    x: cap.x + cap.width + Theme.small
                    y: Theme.small
                    width: clauseText.x - x - Theme.small
                    text: action.label + (action.note !== "" ? "\n" + action.note : "")
                    dim: action.byHand
                    Accessible.ignored: true
                }
                AppLabel {
                    id: clauseText
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.small
                    anchors.verticalCenter: parent.verticalCenter
                    text: action.clause
                    dim: true
                    size: Theme.footnote
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
        ActionButton {
            visible: popup.readable
            width: parent.width
            font.pixelSize: Theme.caption
            glyph: "search"
            text: qsTr("Read the card (I)")
            onClicked: popup.read()
        }
    }
}
