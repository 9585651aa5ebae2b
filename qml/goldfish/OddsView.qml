pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo
import Mazzo.App

// The player's questions about the hand, each with its exact odds and those of many hands. What is not known is a span, not a number.
Column {
    id: view

    required property OddsPanel odds

    spacing: Theme.small

    Row {
        width: parent.width
        spacing: Theme.small
        SectionTitle {
            width: parent.width - when.width - Theme.small
            anchors.verticalCenter: parent.verticalCenter
            text: view.odds.turn === 0 ? qsTr("Odds of the opening hand") : qsTr("Odds of the hand of turn %1").arg(view.odds.turn)
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
        Row {
            id: when
            IconButton { implicitWidth: Math.round(26 * Theme.scale); implicitHeight: implicitWidth; glyph: "minus"; text: qsTr("A turn earlier"); enabled: view.odds.turn > 0; onClicked: --view.odds.turn }
            IconButton { implicitWidth: Math.round(26 * Theme.scale); implicitHeight: implicitWidth; glyph: "plus"; text: qsTr("A turn later"); onClicked: ++view.odds.turn }
        }
    }
    Repeater {
        model: view.odds.answers
        Item {
            id: answer
            required property int index
            required property string ask
            required property string explained
            required property string exact
            required property string simulated
            required property double share
            required property double most
            required property bool unknown
            required property string spoken
            width: view.width
            height: small.y + small.height + Theme.tiny
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken
            Words { id: words; width: figure.x - Theme.small; text: answer.explained !== "" ? answer.explained : answer.ask; size: Theme.caption; maximumLineCount: 2; elide: Text.ElideRight; Accessible.ignored: true }
            Words { id: figure; anchors.right: remove.left; anchors.rightMargin: Theme.tiny; text: answer.exact; strong: true; size: Theme.caption; color: answer.unknown ? Theme.unknown : Theme.text; wrapMode: Text.NoWrap; Accessible.ignored: true }
            IconButton { id: remove; anchors.right: parent.right; y: -Theme.tiny; implicitWidth: Math.round(22 * Theme.scale); implicitHeight: implicitWidth; glyph: "close"; text: qsTr("Forget the question: %1").arg(answer.explained); onClicked: view.odds.remove(answer.index) }
            Rectangle {
                id: track
                y: words.implicitHeight + Theme.tiny
                width: parent.width
                height: Math.round(8 * Theme.scale)
                radius: height / 2
                color: Theme.raised
                border.width: 1
                border.color: Theme.line
                Rectangle { visible: answer.unknown; width: parent.width * answer.most; height: parent.height; radius: parent.radius; color: "transparent"; border.width: 1; border.color: Theme.unknown }
                Rectangle { width: parent.width * answer.share; height: parent.height; radius: parent.radius; color: Theme.accent }
            }
            Words { id: small; y: track.y + track.height + 3; width: parent.width; text: answer.ask + "   ·   " + qsTr("dealt: %1").arg(answer.simulated); dim: true; size: Math.round(10 * Theme.scale); wrapMode: Text.NoWrap; elide: Text.ElideRight; Accessible.ignored: true }
        }
    }
    Words { width: parent.width; visible: text !== ""; text: view.odds.trouble; color: Theme.caution; size: Theme.caption; Accessible.role: Accessible.AlertMessage }
    TextInputField {
        id: question
        width: parent.width
        label: qsTr("Ask about the hand")
        placeholderText: qsTr("Ask: %1").arg(view.odds.example)
        wrong: view.odds.error !== "" && text !== ""
        font.pixelSize: Theme.caption
        onAccepted: if (view.odds.ask(text)) text = ""
    }
    TextInputField {
        width: parent.width
        label: qsTr("Keep a hand if")
        placeholderText: qsTr("Mulligan unless: %1").arg(view.odds.example)
        text: view.odds.keep
        font.pixelSize: Theme.caption
        onEditingFinished: if (text !== view.odds.keep) view.odds.setKeep(text)
    }
    Words { width: parent.width; visible: text !== ""; text: view.odds.error; color: Theme.danger; size: Theme.caption; Accessible.role: Accessible.AlertMessage }
    Row {
        width: parent.width
        spacing: Theme.small
        visible: view.odds.busy && view.odds.progress > 0
        ProgressLine { width: parent.width - halt.width - Theme.small; anchors.verticalCenter: parent.verticalCenter; value: view.odds.progress; label: qsTr("Working out the odds") }
        ActionButton { id: halt; text: qsTr("Stop"); onClicked: view.odds.stop() }
    }
    Words { visible: !view.odds.busy && text !== ""; width: parent.width; text: view.odds.hands; dim: true; size: Math.round(10 * Theme.scale) }
}
