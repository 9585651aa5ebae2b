pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo
import Mazzo.App

// What a touched card or place can do, if it is more than one thing.
Popup {
    id: popup

    required property GoldfishTable table
    property string title

    // Beside what has the keyboard, inside the page.
    function show(page: Item) {
        const item = page.Window.activeFocusItem
        const at = item && item !== page ? item.mapToItem(page, item.width / 2, 0) : Qt.point(page.width / 2, page.height / 2)
        x = Math.max(Theme.small, Math.min(page.width - width - Theme.small, at.x - width / 2))
        y = Math.max(Theme.small, Math.min(page.height - implicitHeight - Theme.small, at.y - implicitHeight / 2))
        title = table.looked["name"] ?? ""
        open()
    }
    function choose(row: int) {
        close()
        table.chooseWay(row)
    }

    width: Math.round(300 * Theme.scale)
    padding: Theme.small
    focus: true
    modal: true
    dim: false
    onOpened: {
        list.currentIndex = 0
        list.forceActiveFocus()
    }
    background: Rectangle { radius: Theme.radius; color: Theme.panel; border.width: 1; border.color: Theme.outline }
    contentItem: Column {
        spacing: Theme.tiny
        SectionTitle { width: parent.width; visible: text !== ""; text: popup.title; elide: Text.ElideRight; wrapMode: Text.NoWrap; leftPadding: Theme.small }
        ListView {
            id: list
            width: parent.width
            height: Math.min(contentHeight, Math.round(320 * Theme.scale))
            clip: true
            focus: true
            model: popup.table.menu
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.PopupMenu
            Accessible.name: popup.title
            ScrollBar.vertical: ScrollLine {}
            Keys.onReturnPressed: popup.choose(currentIndex)
            Keys.onEnterPressed: popup.choose(currentIndex)
            Keys.onPressed: event => {
                if (event.text < "1" || event.text > "9" || Number(event.text) > count) return
                popup.choose(Number(event.text) - 1)
                event.accepted = true
            }
            delegate: Rectangle {
                id: way
                required property int index
                required property string label
                required property string note
                required property string clause
                width: list.width
                height: words.implicitHeight + 2 * Theme.small
                radius: Theme.radius - 2
                color: ListView.isCurrentItem ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"
                Accessible.role: Accessible.MenuItem
                Accessible.name: label + (note !== "" ? ". " + note : "")
                Accessible.onPressAction: popup.choose(index)
                HoverHandler { id: pointer; cursorShape: Qt.PointingHandCursor }
                TapHandler { onTapped: popup.choose(way.index) }
                Words {
                    id: words
                    x: Theme.small
                    y: Theme.small
                    width: parent.width - clauseWords.width - 3 * Theme.small
                    text: (way.index < 9 ? (way.index + 1) + "  " : "") + way.label + (way.note !== "" ? "\n" + way.note : "")
                    Accessible.ignored: true
                }
                Words { id: clauseWords; anchors.right: parent.right; anchors.rightMargin: Theme.small; anchors.verticalCenter: parent.verticalCenter; text: way.clause; dim: true; size: Math.round(11 * Theme.scale); wrapMode: Text.NoWrap; Accessible.ignored: true }
            }
        }
    }
}
