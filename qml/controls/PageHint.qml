// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App

// What a page is for, shown until the player dismisses it for good.
Rectangle {
    id: hint

    required property Preferences preferences
    required property string hintId
    required property string words

    // In a low window the page needs the space.
    readonly property bool low: Window.height > 0 && Window.height < 840 * Theme.scale

    implicitHeight: visible ? Math.max(said.implicitHeight, close.height) + (low ? Theme.tiny : Theme.small) : 0
    visible: preferences.hintsRevision >= 0 && preferences.showsHint(hintId)
    color: Theme.chosen
    Accessible.role: Accessible.Note
    Accessible.name: words

    Glyph {
        x: Theme.large
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.icon
        height: width
        name: "question"
        color: Theme.accent
    }

    AppLabel {
        id: said
        x: Theme.large + Theme.icon + Theme.medium
        anchors.verticalCenter: parent.verticalCenter
        width: close.x - x - Theme.medium
        text: hint.words
        size: hint.low ? Theme.caption : Theme.body
        lineHeight: hint.low ? 1 : 1.15
        Accessible.ignored: true
    }

    ActionButton {
        id: close
        anchors.right: parent.right
        anchors.rightMargin: Theme.large
        anchors.verticalCenter: parent.verticalCenter
        small: true
        text: qsTr("Got it")
        Accessible.description: qsTr("Does not show this hint again")
        onClicked: hint.preferences.dismissHint(hint.hintId)
    }
}
