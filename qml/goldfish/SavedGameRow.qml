// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.Controls

// A stored game: what it is called and how far it came, with its buttons. Deleting is asked about in the row.
Rectangle {
    id: row

    required property string gameId
    required property string name
    required property string title
    required property string detail
    required property bool current       // it is on the table
    property bool focused: false
    property bool naming: false
    property bool asking: false          // whether to delete it

    signal resumeRequested()
    signal named(string text)
    signal deleted()
    signal finished()                     // the list should have the focus again

    function resume() { if (!current) resumeRequested() }
    function beginNaming() {
        asking = false
        naming = true
        field.text = name
        field.forceActiveFocus(Qt.OtherFocusReason)
        field.selectAll()
    }
    function endNaming() {
        naming = false
        finished()
    }
    function askToDelete() {
        asking = true
        keep.forceActiveFocus(Qt.OtherFocusReason)
    }

    implicitHeight: line.implicitHeight + 2 * Theme.tiny
    color: focused ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"
    radius: Theme.innerRadius
    Accessible.role: Accessible.ListItem
    Accessible.name: [title, detail].concat(current ? [qsTr("on the table")] : []).join(". ")
    Accessible.onPressAction: resume()

    FocusRing { shown: row.focused }
    HoverHandler { id: pointer }
    TapHandler { onDoubleTapped: row.resume() }

    RowLayout {
        id: line
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.small
        anchors.rightMargin: Theme.small
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.small

        Column {
            Layout.fillWidth: true
            visible: !row.naming
            AppLabel {
                width: parent.width
                text: row.asking ? qsTr("Delete “%1” for good?").arg(row.title) : row.title
                strong: true
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            AppLabel {
                width: parent.width
                text: row.detail + (row.current ? " · " + qsTr("on the table") : "")
                dim: true
                size: Theme.caption
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        TextInputField {
            id: field
            visible: row.naming
            Layout.fillWidth: true
            label: qsTr("Name of the game")
            placeholderText: label
            maximumLength: 80
            onAccepted: {
                row.named(text)
                row.endNaming()
            }
            Keys.onEscapePressed: row.endNaming()
        }
        ActionButton {
            visible: row.naming
            small: true
            text: qsTr("Save")
            onClicked: field.accepted()
        }
        ActionButton {
            visible: !row.naming && !row.asking
            small: true
            enabled: !row.current
            text: qsTr("Resume game")
            onClicked: row.resume()
        }
        IconButton {
            visible: !row.naming && !row.asking
            glyph: "pencil"
            text: qsTr("Name this game")
            onClicked: row.beginNaming()
        }
        IconButton {
            visible: !row.naming && !row.asking
            glyph: "trash"
            text: qsTr("Delete this game")
            onClicked: row.askToDelete()
        }
        ActionButton {
            visible: row.asking
            small: true
            text: qsTr("Delete")
            onClicked: row.deleted()
        }
        ActionButton {
            id: keep
            visible: row.asking
            small: true
            text: qsTr("Keep")
            onClicked: {
                row.asking = false
                row.finished()
            }
            Keys.onEscapePressed: clicked()
        }
    }
}
