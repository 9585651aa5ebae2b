// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// A field of the card: name, value and source. Unknown values are marked and can be entered.
Column {
    id: row

    required property int index
    required property CardValues values
    required property string fieldId
    required property string name
    required property string about
    required property string value
    required property string knowledge
    required property string origin
    required property string originId
    required property string clause
    required property string note
    required property bool editable
    required property string typed
    required property var choices
    property bool editing: false
    readonly property bool open: row.knowledge !== "known"

    signal opened()
    signal closed()

    spacing: Theme.tiny
    Accessible.role: Accessible.Grouping
    Accessible.name: name + ": " + value + (origin !== "" ? ", " + origin : "")

    Rectangle {
        visible: row.index > 0
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    RowLayout {
        width: parent.width
        spacing: Theme.small

        Column {
            Layout.preferredWidth: Math.min(Math.round(340 * Theme.scale), row.width * 0.4)
            Layout.alignment: Qt.AlignVCenter

            AppLabel {
                width: parent.width
                text: row.name
                strong: true
            }

            AppLabel {
                width: parent.width
                visible: text !== ""
                text: row.about
                dim: true
                size: Theme.caption
            }
        }

        Glyph {
            visible: row.open
            implicitWidth: Theme.icon
            implicitHeight: Theme.icon
            name: "question"
            color: Theme.unknown
        }

        AppLabel {
            Layout.fillWidth: true
            text: row.value
            color: row.open ? Theme.unknown : Theme.text
        }

        AppLabel {
            visible: row.clause !== ""
            text: row.clause
            dim: true
            size: Theme.caption
            wrapMode: Text.NoWrap
        }

        Badge {
            visible: row.origin !== ""
            words: row.origin
            glyph: row.originId === "user" || row.originId === "provisional" ? "pencil"
                : row.originId === "sample" ? "warning"
                : ""
            ink: row.originId === "user" ? Theme.accent
                : row.originId === "provisional" || row.originId === "sample" ? Theme.caution
                : Theme.muted
        }

        IconButton {
            visible: row.originId === "user" && row.knowledge === "known"
            glyph: "undo"
            text: qsTr("Remove your value for %1").arg(row.name)
            onClicked: row.values.resetValue(row.fieldId)
        }

        IconButton {
            id: pencil
            visible: row.editable
            glyph: "pencil"
            text: qsTr("Enter %1 from the card").arg(row.name)
            onClicked: row.opened()
        }

        Item {
            visible: !row.editable
            implicitWidth: Theme.control
            implicitHeight: Theme.control
        }
    }

    AppLabel {
        width: parent.width
        visible: text !== ""
        text: row.note
        dim: true
        size: Theme.caption
    }

    ValueEditor {
        width: parent.width
        visible: row.editing
        values: row.values
        fieldId: row.fieldId
        fieldName: row.name
        typed: row.originId === "user" ? row.typed : ""
        choices: row.choices
        onClosed: {
            row.closed()
            pencil.forceActiveFocus(Qt.TabFocusReason)   // the editor is hidden now
        }
    }
}
