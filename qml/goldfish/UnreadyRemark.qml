// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// Says that the deck on the table breaks a rule of its game.
Rectangle {
    id: remark

    required property string verdict
    required property bool shown         // not `visible`: layouts of Qt 6.4 lose changes of it on a hidden page

    implicitHeight: shown ? words.implicitHeight + 2 * Theme.small : 0
    color: Theme.raised

    AppLabel {
        id: words
        anchors.centerIn: parent
        visible: remark.shown
        width: parent.width - 2 * Theme.large
        text: qsTr("This deck is not ready for a real game (%1); it is played as it stands.").arg(remark.verdict)
        color: Theme.caution
        size: Theme.caption
        Accessible.role: Accessible.AlertMessage
    }
}
