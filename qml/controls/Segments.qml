// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App

// One of a few, all in sight. Left and Right choose; each choice is { value, text, glyph }.
FocusScope {
    id: segments

    required property string label
    required property var choices
    required property string value
    property bool compact: false   // icons only; screen readers still get the texts
    property bool tight: false     // less padding
    readonly property string chosenText: (choices.find(choice => choice.value === value) ?? { text: "" }).text

    signal chosen(string value)

    function step(by: int) {
        for (let i = 0; i < choices.length; ++i) {
            if (choices[i].value !== value) continue
            const next = i + by
            if (next >= 0 && next < choices.length) segments.chosen(choices[next].value)
            return
        }
    }

    implicitWidth: row.implicitWidth + 4
    implicitHeight: Theme.control
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: chosenText !== "" ? qsTr("%1: %2").arg(label).arg(chosenText) : label
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.hairline
        border.color: Theme.line

        FocusRing { shown: segments.activeFocus }
    }

    Row {
        id: row
        x: 2
        y: 2
        height: parent.height - 4

        Repeater {
            model: segments.choices

            AbstractButton {
                id: segment
                required property var modelData
                height: row.height
                implicitWidth: inside.implicitWidth + 2 * (segments.tight ? Theme.tiny : Theme.medium)
                text: modelData.text
                checked: segments.value === modelData.value
                focusPolicy: Qt.NoFocus
                Accessible.role: Accessible.RadioButton
                Accessible.name: text
                Accessible.checkable: true
                Accessible.checked: checked
                onClicked: segments.chosen(modelData.value)
                background: Rectangle {
                    radius: Theme.innerRadius
                    color: segment.checked ? Theme.panel : segment.hovered ? Theme.hovered : "transparent"
                    border.width: segment.checked ? 1 : 0
                    border.color: Theme.outline
                }
                contentItem: Item {
                    Row {
                        id: inside
                        anchors.centerIn: parent
                        spacing: Theme.tiny

                        Glyph {
                            visible: segment.modelData.glyph !== undefined
                            anchors.verticalCenter: parent.verticalCenter
                            width: Theme.smallIcon
                            height: width
                            name: segment.modelData.glyph ?? ""
                            color: segment.checked ? Theme.accent : Theme.muted
                        }

                        Text {
                            visible: !segments.compact
                            anchors.verticalCenter: parent.verticalCenter
                            textFormat: Text.PlainText
                            text: segment.text
                            color: segment.checked ? Theme.text : Theme.muted
                            font.pixelSize: Theme.body
                            font.weight: segment.checked ? Font.DemiBold : Font.Normal
                        }
                    }
                }
            }
        }
    }
}
