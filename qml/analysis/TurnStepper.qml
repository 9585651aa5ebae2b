// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// Which hand a question is about: the opening hand, or that of a turn.
Row {
    id: stepper

    required property string label
    required property int turn   // 0: the opening hand
    property int most: 30

    signal entered(int turn)

    spacing: Theme.small
    Accessible.role: Accessible.SpinBox
    Accessible.name: label + ": " + words.text

    AppLabel {
        anchors.verticalCenter: parent.verticalCenter
        text: stepper.label
        dim: true
        size: Theme.caption
        Accessible.ignored: true
    }

    IconButton {
        glyph: "minus"
        text: qsTr("One turn earlier")
        implicitWidth: Theme.smallControl
        implicitHeight: implicitWidth
        enabled: stepper.turn > 0
        onClicked: stepper.entered(stepper.turn - 1)
    }

    AppLabel {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(86 * Theme.scale)
        horizontalAlignment: Text.AlignHCenter
        text: stepper.turn === 0 ? qsTr("opening hand") : qsTr("turn %1").arg(stepper.turn)
        strong: true
        size: Theme.caption
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    IconButton {
        glyph: "plus"
        text: qsTr("One turn later")
        implicitWidth: Theme.smallControl
        implicitHeight: implicitWidth
        enabled: stepper.turn < stepper.most
        onClicked: stepper.entered(stepper.turn + 1)
    }
}
