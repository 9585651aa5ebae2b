// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.Controls

// A row of an imported file, the card it was matched with, and other candidates.
Rectangle {
    id: row

    required property int index
    required property int line
    required property string written
    required property int amount
    required property string rowState
    required property string stateText
    required property var choices
    required property int choice
    required property bool corrected
    required property string spoken
    property bool focused: false
    readonly property color ink: corrected || rowState === "matched" ? Theme.good
        : rowState === "unknown" ? Theme.unknown
        : rowState === "ignored" ? Theme.muted
        : Theme.caution

    signal chose(int choice)
    signal typed(string cardName)

    implicitHeight: Math.round(44 * Theme.scale)
    color: focused ? Theme.chosen : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    FocusRing {
        shown: row.focused
        anchors.margins: 0
    }

    RowLayout {
        anchors.fill: parent
        spacing: Theme.small

        AppLabel {
            Layout.preferredWidth: Math.round(56 * Theme.scale)
            horizontalAlignment: Text.AlignRight
            text: row.line
            dim: true
            size: Theme.caption
            wrapMode: Text.NoWrap
        }

        AppLabel {
            Layout.preferredWidth: Math.round(48 * Theme.scale)
            horizontalAlignment: Text.AlignRight
            text: row.amount + " ×"
            strong: true
            wrapMode: Text.NoWrap
        }

        AppLabel {
            Layout.fillWidth: true
            text: row.written
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }

        Badge {
            words: row.stateText
            glyph: row.corrected || row.rowState === "matched" ? "check"
                : row.rowState === "unknown" ? "question"
                : row.rowState === "ignored" ? "minus"
                : "warning"
            ink: row.ink
        }

        SelectBox {
            Layout.preferredWidth: row.width * 0.32
            label: qsTr("Card for line %1").arg(row.line)
            model: row.choices
            textRole: "text"
            currentIndex: row.choice
            implicitHeight: Theme.formField
            onActivated: index => row.chose(index)
        }

        TextInputField {
            Layout.preferredWidth: row.width * 0.16
            implicitHeight: Theme.formField
            label: qsTr("Another card for line %1").arg(row.line)
            placeholderText: qsTr("Another card")
            onAccepted: row.typed(text)
        }
    }
}
