// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// Adds or removes all cards of a product.
Sheet {
    id: sheet

    required property CollectionPage collection
    property int boxes: 1

    function add(productId: string) {
        collection.addBoxes(productId, boxes, place.text)
        close()
    }

    title: qsTr("Add a box of %1").arg(collection.gameName)
    onAboutToShow: {
        boxes = 1
        place.text = ""
    }

    RowLayout {
        width: parent.width
        spacing: Theme.medium

        AppLabel {
            text: qsTr("Boxes")
            wrapMode: Text.NoWrap
        }

        CountStepper {
            label: qsTr("Boxes")
            value: sheet.boxes
            least: 1
            most: 1000
            onEntered: value => sheet.boxes = value
        }

        TextInputField {
            id: place
            Layout.fillWidth: true
            label: qsTr("Place")
            placeholderText: qsTr("Where you keep them (optional)")
        }
    }

    // Not a ListView: all buttons must be reachable by keyboard, and the sheet scrolls.
    Column {
        id: list
        width: parent.width
        spacing: Theme.small
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Products")

        Repeater {
            id: products
            model: sheet.collection.products

            Panel {
                id: entry

                required property int index
                required property string productId
                required property string name
                required property string about
                required property int amount
                required property int different
                required property bool partial
                width: list.width
                padding: Theme.medium
                Accessible.role: Accessible.ListItem
                Accessible.name: name + ". " + counted.text
                Accessible.onPressAction: sheet.add(productId)

                RowLayout {
                    width: parent.width

                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: Theme.thin

                        AppLabel {
                            Layout.fillWidth: true
                            text: entry.name
                            strong: true
                        }

                        AppLabel {
                            id: counted
                            Layout.fillWidth: true
                            text: qsTr("%n card(s)", "", entry.amount * sheet.boxes)
                                + " · " + qsTr("%n different card(s)", "", entry.different)
                            dim: true
                            size: Theme.caption
                        }
                    }

                    ActionButton {
                        text: qsTr("Add")
                        glyph: "plus"
                        primary: entry.index === 0
                        onClicked: sheet.add(entry.productId)
                    }

                    ActionButton {
                        text: qsTr("Remove")
                        onClicked: {
                            sheet.collection.removeBoxes(entry.productId, sheet.boxes)
                            sheet.close()
                        }
                    }
                }

                AppLabel {
                    width: parent.width
                    visible: entry.about !== ""
                    text: entry.about
                    dim: true
                    size: Theme.caption
                }

                Badge {
                    visible: entry.partial
                    words: qsTr("contents not fully known")
                    glyph: "warning"
                    ink: Theme.caution
                }
            }
        }
    }

    AppLabel {
        width: parent.width
        visible: products.count === 0
        text: qsTr("This game's pack lists no products.")
        dim: true
    }

    ActionButton {
        text: qsTr("Close")
        onClicked: sheet.close()
    }
}
