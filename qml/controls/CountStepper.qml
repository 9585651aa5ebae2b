// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A whole number with a button on each side. The Up and Down keys work too.
Row {
    id: stepper

    required property string label
    required property int value
    property int least: 0
    property int most: 1000000

    signal entered(int value)
    signal confirmed()   // by Enter, after entered()
    signal reached()     // got the keyboard focus

    function takeFocus() {
        field.forceActiveFocus(Qt.TabFocusReason)
        field.selectAll()
    }

    function put(number: int) { if (number >= least && number <= most && number !== value) entered(number) }

    spacing: Theme.thin
    Accessible.role: Accessible.SpinBox
    Accessible.name: label + ": " + value

    IconButton {
        anchors.verticalCenter: parent.verticalCenter
        glyph: "minus"
        text: qsTr("%1: one fewer").arg(stepper.label)
        implicitWidth: Theme.smallControl
        implicitHeight: implicitWidth
        enabled: stepper.value > stepper.least
        onClicked: stepper.put(stepper.value - 1)
    }

    TextInputField {
        id: field
        anchors.verticalCenter: parent.verticalCenter
        label: stepper.label
        width: Math.round(52 * Theme.scale)
        implicitHeight: Theme.formField
        leftPadding: Theme.tiny
        rightPadding: Theme.tiny
        horizontalAlignment: TextInput.AlignHCenter
        text: stepper.value
        validator: IntValidator {
            bottom: stepper.least
            top: stepper.most
        }
        onEditingFinished: stepper.put(parseInt(text))
        onAccepted: stepper.confirmed()
        onActiveFocusChanged: if (activeFocus) stepper.reached()
        Keys.onUpPressed: stepper.put(stepper.value + 1)
        Keys.onDownPressed: stepper.put(stepper.value - 1)
    }

    IconButton {
        anchors.verticalCenter: parent.verticalCenter
        glyph: "plus"
        text: qsTr("%1: one more").arg(stepper.label)
        implicitWidth: Theme.smallControl
        implicitHeight: implicitWidth
        enabled: stepper.value < stepper.most
        onClicked: stepper.put(stepper.value + 1)
    }
    onValueChanged: field.text = value
}
