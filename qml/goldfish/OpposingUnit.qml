// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.Controls

// One opposing unit: its numbers can be typed over, an empty one is unknown.
Rectangle {
    id: unit

    required property int index
    required property string name       // of a card; empty for a unit that is only numbers
    required property var numbers
    required property bool reserve
    property bool editable: true
    readonly property string title: name !== "" ? name : qsTr("Unit %1").arg(index + 1)

    signal removed()
    signal changedTo(int part, string number)

    implicitWidth: row.implicitWidth + 2 * Theme.small
    implicitHeight: row.implicitHeight + 2 * Theme.tiny
    radius: Theme.innerRadius
    color: Theme.raised
    border.width: Theme.hairline
    border.color: reserve ? Theme.line : Theme.outline
    Accessible.role: Accessible.Grouping
    Accessible.name: reserve ? qsTr("%1, in reserve: %2").arg(title).arg(numbers.join("/"))
        : qsTr("%1: %2").arg(title).arg(numbers.join("/"))

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.tiny
        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, Math.round(120 * Theme.scale))
            text: unit.reserve ? qsTr("%1 (reserve)").arg(unit.title) : unit.title
            size: Theme.caption
            dim: unit.reserve
            elide: Text.ElideRight
        }
        Repeater {
            model: unit.numbers
            TextInputField {
                id: number
                required property int index
                required property string modelData
                readonly property string what: [qsTr("Attack"), qsTr("Defence"), qsTr("Range"), qsTr("Cost")][index]
                label: qsTr("%1 of %2").arg(what).arg(unit.title)
                width: Math.round(38 * Theme.scale)
                height: Theme.chip
                leftPadding: Theme.tiny
                rightPadding: Theme.tiny
                horizontalAlignment: TextInput.AlignHCenter
                font.pixelSize: Theme.caption
                text: modelData
                color: text === "?" ? Theme.unknown : Theme.text
                readOnly: !unit.editable
                validator: RegularExpressionValidator { regularExpression: /\?|[0-9]{0,3}/ }
                onEditingFinished: if (text !== modelData) unit.changedTo(index, text)
                Hint { text: number.what; visible: number.hovered }
            }
        }
        IconButton {
            visible: unit.editable
            anchors.verticalCenter: parent.verticalCenter
            glyph: "close"
            text: qsTr("Remove %1").arg(unit.title)
            onClicked: unit.removed()
        }
    }
}
