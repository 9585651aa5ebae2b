pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo
import Mazzo.App

// What can be done now: a question and its answers, the action that is being put together, or the buttons.
FocusScope {
    id: bar

    required property GoldfishTable table

    implicitHeight: column.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Actions")

    Column {
        id: column
        width: parent.width
        spacing: Theme.small

        Row {
            width: parent.width
            visible: bar.table.problem !== ""
            spacing: Theme.small
            Glyph { width: Theme.icon; height: width; name: "warning"; color: Theme.danger }
            Words { width: parent.width - Theme.icon - 2 * Theme.small - dismiss.width; text: bar.table.problem; color: Theme.danger; Accessible.role: Accessible.AlertMessage }
            IconButton { id: dismiss; glyph: "close"; text: qsTr("Dismiss"); onClicked: bar.table.dismissProblem() }
        }
        Row {
            width: parent.width
            visible: bar.table.question !== "" || bar.table.outcome !== ""
            spacing: Theme.small
            Glyph { width: Theme.icon; height: width; name: bar.table.outcome !== "" ? "passed" : "question"; color: Theme.accent }
            Words {
                width: parent.width - Theme.icon - Theme.small
                text: bar.table.outcome !== "" ? bar.table.outcome : bar.table.question
                strong: true
                Accessible.role: Accessible.AlertMessage
            }
        }
        Flow {
            width: parent.width
            visible: !bar.table.making
            spacing: Theme.small
            Repeater {
                id: buttons
                model: bar.table.buttons
                ActionButton {
                    id: button
                    required property int index
                    required property string label
                    required property string note
                    required property string clause
                    required property bool provisional
                    text: (index < 9 ? (index + 1) + "  " : "") + label + (note !== "" ? " · " + note : "")
                    primary: index === 0
                    Accessible.name: label + (note !== "" ? ". " + note : "")
                    Accessible.description: clause
                    onClicked: bar.table.press(index)
                    ToolTip { visible: button.hovered && button.clause !== ""; delay: 500; text: button.clause + (button.provisional ? " · " + qsTr("provisional") : "") }
                }
            }
        }
        Column {
            width: parent.width
            visible: bar.table.making
            spacing: Theme.small
            Words { width: parent.width; text: bar.table.makingWords; strong: true; Accessible.role: Accessible.AlertMessage }
            Flow {
                width: parent.width
                spacing: Theme.tiny
                Repeater {
                    model: bar.table.choices
                    Chip {
                        required property int index
                        required property string label
                        required property bool chosen
                        text: label
                        checked: chosen
                        onClicked: bar.table.choose(index)
                    }
                }
            }
            Row {
                spacing: Theme.small
                SpinBox {
                    id: number
                    visible: bar.table.wantsNumber
                    from: bar.table.leastNumber
                    to: bar.table.mostNumber
                    editable: true
                    height: Theme.control
                    font.pixelSize: Theme.body
                    Accessible.name: bar.table.makingWords
                    Keys.onReturnPressed: bar.table.confirmNumber(value)
                    onVisibleChanged: if (visible) {
                        value = from
                        forceActiveFocus()
                    }
                }
                ActionButton {
                    id: confirm
                    visible: bar.table.wantsNumber || bar.table.canConfirm
                    primary: true
                    text: bar.table.wantsNumber ? qsTr("Done") : bar.table.makingLabel
                    width: Math.min(implicitWidth, column.width * 0.7)
                    clip: true
                    onClicked: bar.table.wantsNumber ? bar.table.confirmNumber(number.value) : bar.table.confirm()
                }
                ActionButton { text: qsTr("Cancel"); onClicked: bar.table.cancel() }
            }
        }
    }
}
