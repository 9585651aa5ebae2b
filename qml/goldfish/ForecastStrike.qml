// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.Controls

// One army's strike as a bar: Attack against Defence, and what goes beyond it.
Column {
    id: strike

    required property bool own
    required property string attack
    required property string defence
    required property int attackNumber
    required property int defenceNumber
    required property string result
    required property bool hit
    required property bool unsure
    readonly property color ink: !hit ? Theme.muted : own ? Theme.good : Theme.danger
    readonly property real full: Math.max(1, attackNumber, defenceNumber)

    spacing: Theme.tiny
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: Attack %2 against Defence %3, %4").arg(own ? qsTr("You") : qsTr("Opponent"))
        .arg(attack).arg(defence).arg(result)

    Item {
        width: strike.width
        height: words.implicitHeight
        AppLabel {
            id: words
            width: parent.width - outcome.implicitWidth - Theme.small
            text: qsTr("%1: Attack %2 against Defence %3").arg(strike.own ? qsTr("You") : qsTr("Opponent"))
                .arg(strike.attack).arg(strike.defence)
            size: Theme.caption
            elide: Text.ElideRight
        }
        AppLabel {
            id: outcome
            anchors.right: parent.right
            text: strike.result
            strong: true
            size: Theme.caption
            color: strike.unsure && !strike.hit ? Theme.unknown : strike.ink
        }
    }
    Rectangle {
        width: strike.width
        height: Theme.oddsBar
        radius: Theme.barRadius
        color: Theme.raised
        Rectangle {
            height: parent.height
            width: parent.width * Math.min(strike.attackNumber, strike.defenceNumber) / strike.full
            radius: Theme.barRadius
            color: strike.ink
            opacity: 0.45
        }
        Rectangle {
            x: parent.width * strike.defenceNumber / strike.full
            visible: strike.attackNumber > strike.defenceNumber
            height: parent.height
            width: parent.width - x
            radius: Theme.barRadius
            color: strike.ink
        }
        Rectangle {
            x: Math.min(parent.width - width, parent.width * strike.defenceNumber / strike.full)
            y: -Theme.thin
            width: Theme.thin
            height: parent.height + 2 * Theme.thin
            color: Theme.text
        }
    }
}
