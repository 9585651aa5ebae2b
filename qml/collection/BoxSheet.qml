pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo
import Mazzo.App

// A whole product in one step, or back out again.
Sheet {
    id: sheet

    required property CollectionPage collection
    property int boxes: 1

    function add(productId: string) {
        collection.addBoxes(productId, boxes, place.text)
        close()
    }

    title: qsTr("Add a box of %1").arg(collection.gameName)
    onOpened: {
        boxes = 1
        place.text = ""
        list.currentIndex = 0
        list.forceActiveFocus()
    }

    RowLayout {
        width: parent.width
        spacing: Theme.medium
        Words { text: qsTr("Boxes"); wrapMode: Text.NoWrap }
        CountStepper { label: qsTr("Boxes"); value: sheet.boxes; least: 1; most: 1000; onEntered: value => sheet.boxes = value }
        TextInputField { id: place; Layout.fillWidth: true; label: qsTr("Place"); placeholderText: qsTr("Where they go (may be left open)") }
    }
    ListView {
        id: list
        width: parent.width
        height: Math.min(contentHeight, sheet.listRoom - 40 * Theme.scale, Math.round(320 * Theme.scale))
        clip: true
        spacing: Theme.small
        model: sheet.collection.products
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Products")
        Keys.onReturnPressed: sheet.add(sheet.collection.products.at(currentIndex, "productId"))
        Keys.onEnterPressed: sheet.add(sheet.collection.products.at(currentIndex, "productId"))
        ScrollBar.vertical: ScrollLine {}
        delegate: Panel {
            id: entry
            required property int index
            required property string productId
            required property string name
            required property string about
            required property int amount
            required property int different
            required property bool partial
            width: list.width - Theme.medium
            padding: Theme.medium
            Accessible.role: Accessible.ListItem
            Accessible.name: name + ". " + counted.text
            Accessible.onPressAction: sheet.add(productId)
            FocusRing { parent: entry; shown: list.activeFocus && entry.ListView.isCurrentItem; anchors.margins: 0 }
            RowLayout {
                width: parent.width
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 2
                    Words { Layout.fillWidth: true; text: entry.name; strong: true }
                    Words { id: counted; Layout.fillWidth: true; text: qsTr("%n card(s)", "", entry.amount * sheet.boxes) + " · " + qsTr("%n different card(s)", "", entry.different); dim: true; size: Theme.caption }
                }
                ActionButton { text: qsTr("Add"); glyph: "plus"; primary: true; onClicked: sheet.add(entry.productId) }
                ActionButton {
                    text: qsTr("Take back")
                    onClicked: {
                        sheet.collection.takeBackBoxes(entry.productId, sheet.boxes)
                        sheet.close()
                    }
                }
            }
            Words { width: parent.width; visible: entry.about !== ""; text: entry.about; dim: true; size: Theme.caption }
            Badge { visible: entry.partial; words: qsTr("contents not fully known"); glyph: "warning"; ink: Theme.caution }
        }
    }
    FocusFollower { area: list }
    Words { width: parent.width; visible: list.count === 0; text: qsTr("This game's pack lists no products."); dim: true }
    ActionButton { text: qsTr("Close"); onClicked: sheet.close() }
}
