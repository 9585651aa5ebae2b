// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// One lot of a card: copies that share all details. Every detail can be edited.
Panel {
    id: lot

    required property int index
    required property bool wish
    required property int amount
    required property string printing
    required property string condition
    required property string language
    required property string finish
    required property string place
    required property string note
    required property string date
    required property string price
    required property string lentTo
    required property string lentSince
    required property int priority
    required property string spoken
    required property CardLots lots

    signal lendWanted()
    signal splitWanted()

    function put(field: string, value: string) { lots.note(index, field, value) }

    padding: Theme.medium
    Accessible.role: Accessible.Grouping
    Accessible.name: spoken

    RowLayout {
        width: parent.width
        spacing: Theme.small

        CountStepper {
            label: lot.wish ? qsTr("Copies wanted") : qsTr("Copies")
            value: lot.amount
            least: 1
            onEntered: value => lot.lots.setCount(lot.index, value)
        }

        Badge {
            visible: lot.wish
            words: qsTr("wanted")
            glyph: "star"
            ink: Theme.caution
        }

        Badge {
            visible: lot.lentTo !== ""
            words: qsTr("lent")
            glyph: "share"
            ink: Theme.accent
        }

        Item { Layout.fillWidth: true }

        IconButton {
            visible: !lot.wish && lot.lentTo === ""
            glyph: "share"
            text: qsTr("Lend these copies")
            onClicked: lot.lendWanted()
        }

        IconButton {
            visible: lot.amount > 1
            glyph: "copy"
            text: qsTr("Move some of these copies")
            onClicked: lot.splitWanted()
        }

        IconButton {
            glyph: "trash"
            text: lot.wish ? qsTr("Remove from want list") : qsTr("Remove these copies")
            onClicked: lot.lots.remove(lot.index)
        }
    }

    RowLayout {
        visible: lot.lentTo !== ""
        width: parent.width

        AppLabel {
            Layout.fillWidth: true
            text: lot.lentSince !== ""
                ? qsTr("Lent to %1 since %2").arg(lot.lentTo).arg(lot.lentSince)
                : qsTr("Lent to %1").arg(lot.lentTo)
        }

        ActionButton {
            text: qsTr("Mark as returned")
            onClicked: lot.lots.giveBack(lot.index, lot.amount)
        }
    }

    Flow {
        id: grid
        readonly property real cell: (width - Theme.small) / 2
        width: parent.width
        spacing: Theme.small

        LabelledField {
            width: grid.cell
            visible: lot.wish
            label: qsTr("Priority, 0 to 9")
            value: String(lot.priority)
            validator: IntValidator {
                bottom: 0
                top: 9
            }
            onEntered: value => lot.put("priority", value)
        }

        LabelledField {
            width: grid.cell
            label: qsTr("Place")
            value: lot.place
            placeholder: qsTr("Box, binder page")
            visible: !lot.wish
            onEntered: value => lot.put("place", value)
        }

        LabelledField {
            width: grid.cell
            label: qsTr("Condition")
            value: lot.condition
            onEntered: value => lot.put("condition", value)
        }

        LabelledField {
            width: grid.cell
            label: qsTr("Language")
            value: lot.language
            onEntered: value => lot.put("language", value)
        }

        LabelledField {
            width: grid.cell
            label: qsTr("Finish")
            value: lot.finish
            onEntered: value => lot.put("finish", value)
        }

        LabelledField {
            width: grid.cell
            label: qsTr("Printing")
            value: lot.printing
            onEntered: value => lot.put("printing", value)
        }

        LabelledField {
            width: grid.cell
            label: qsTr("Price")
            value: lot.price
            onEntered: value => lot.put("price", value)
        }

        LabelledField {
            width: grid.cell
            label: qsTr("Date")
            value: lot.date
            onEntered: value => lot.put("date", value)
        }

        LabelledField {
            width: grid.width
            label: qsTr("Note")
            value: lot.note
            onEntered: value => lot.put("note", value)
        }
    }
}
