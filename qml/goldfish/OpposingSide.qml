// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The opposing army: entered by numbers, in a word, or by the deck that the opponent plays; with the predicted result.
FocusScope {
    id: side

    required property GoldfishTable table
    property bool low: false     // there is little space
    required property bool shown // not `visible`: layouts of Qt 6.4 lose changes of it on a hidden page
    readonly property OpposingArmy army: table.opposing

    implicitHeight: shown ? column.implicitHeight + Theme.small : 0
    enabled: shown
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Opposing side")
    Accessible.ignored: !shown

    OpponentDeckSheet { id: decks; table: side.table }

    Column {
        id: column
        width: parent.width
        visible: side.shown
        spacing: Theme.small

        Flow {
            width: parent.width
            spacing: Theme.small
            AppLabel {
                height: Theme.chip
                verticalAlignment: Text.AlignVCenter
                text: side.table.opponent.present ? qsTr("Opponent: %1").arg(side.table.opponent.name)
                    : qsTr("Opponent")
                strong: true
                size: Theme.caption
            }
            Segments {
                visible: side.army.owners.count > 1
                height: Theme.chip
                tight: true
                label: qsTr("Whose army")
                value: side.army.owner
                choices: {
                    const list = []
                    const owners = side.army.owners
                    for (let i = 0; i < owners.count; ++i)
                        list.push({ value: owners.at(i, "word"), text: owners.at(i, "label"), glyph: "" })
                    return list
                }
                onChosen: value => side.army.owner = value
            }
            Repeater {
                model: side.army.entering ? side.army.words : null
                ActionButton {
                    required property int index
                    required property string label
                    height: Theme.chip
                    font.pixelSize: Theme.caption
                    text: label
                    onClicked: side.army.useWord(index)
                }
            }
            ActionButton {
                visible: side.table.opponent.available
                height: Theme.chip
                font.pixelSize: Theme.caption
                text: side.table.opponent.present ? qsTr("Another deck…") : qsTr("By deck…")
                onClicked: decks.open()
            }
            ActionButton {
                visible: side.table.opponent.present
                height: Theme.chip
                font.pixelSize: Theme.caption
                text: qsTr("No deck")
                onClicked: side.table.opponent.leave()
            }
        }
        Flow {
            width: parent.width
            visible: side.army.entering || side.army.units.count > 0
            spacing: Theme.small
            Repeater {
                model: side.army.units
                OpposingUnit {
                    editable: side.army.entering && name === ""
                    onRemoved: side.army.remove(index)
                    onChangedTo: (part, number) => side.army.setNumber(index, part, number)
                }
            }
            TextInputField {
                id: entry
                visible: side.army.entering
                label: qsTr("New opposing unit: Attack, Defence, Range; ? for unknown")
                width: Math.round(170 * Theme.scale)
                height: Theme.formField
                font.pixelSize: Theme.caption
                placeholderText: qsTr("Unit, such as 5/3/2")
                validator: RegularExpressionValidator { regularExpression: /[0-9?\/, ]{0,200}/ }
                onAccepted: {
                    side.army.add(text)
                    clear()
                    forceActiveFocus()
                }
            }
            ActionButton {
                visible: side.army.entering
                height: Theme.formField
                font.pixelSize: Theme.caption
                glyph: "plus"
                text: qsTr("Add unit")
                enabled: entry.text !== ""
                onClicked: entry.accepted()
            }
        }
        ForecastPanel {
            width: parent.width
            visible: side.army.forecasting
            table: side.table
        }
    }
}
