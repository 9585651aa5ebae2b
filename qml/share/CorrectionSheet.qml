// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Asks which card an imported line means.
Sheet {
    id: sheet

    required property DeckImport importing

    function begin(row: int) {
        if (row < 0) return
        importing.correction.begin(row)
        open()
    }

    function take(row: int) { if (importing.correction.choose(row)) close() }

    title: qsTr("Which card is this?")
    onOpened: {
        field.text = importing.correction.text
        field.forceActiveFocus()
        field.selectAll()
    }
    onClosed: importing.correction.end()

    AppLabel {
        width: parent.width
        text: sheet.importing.correction.line
        font.family: "monospace"
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
    }

    TextInputField {
        id: field
        width: parent.width
        label: qsTr("Card name")
        placeholderText: qsTr("Type a card name")
        onTextEdited: {
            sheet.importing.correction.text = text
            list.currentIndex = 0
        }
        Keys.onDownPressed: list.currentIndex = Math.min(list.count - 1, list.currentIndex + 1)
        Keys.onUpPressed: list.currentIndex = Math.max(0, list.currentIndex - 1)
        Keys.onReturnPressed: sheet.take(list.currentIndex)
        Keys.onEnterPressed: sheet.take(list.currentIndex)
    }

    ListView {
        id: list
        width: parent.width
        height: Math.max(80 * Theme.scale, Math.min(sheet.listRoom - 120 * Theme.scale, 216 * Theme.scale))
        clip: true
        model: sheet.importing.correction.suggestions
        boundsBehavior: Flickable.StopAtBounds
        currentIndex: 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Suggested cards")
        ScrollBar.vertical: ScrollLine {}

        AppLabel {
            anchors.centerIn: parent
            visible: list.count === 0
            text: qsTr("No card has a similar name.")
            dim: true
        }
        delegate: Rectangle {
            id: entry
            required property int index
            required property string name
            required property string detail
            width: list.width - Theme.medium
            height: Math.round(36 * Theme.scale)
            radius: Theme.radius
            color: ListView.isCurrentItem ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: name + ". " + detail
            Accessible.onPressAction: sheet.take(index)

            AppLabel {
                x: Theme.small
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width * 0.6
                text: entry.name
                strong: true
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }

            AppLabel {
                anchors.right: parent.right
                anchors.rightMargin: Theme.small
                anchors.verticalCenter: parent.verticalCenter
                text: entry.detail
                dim: true
                size: Theme.caption
            }

            HoverHandler {
                id: pointer
                cursorShape: Qt.PointingHandCursor
            }

            TapHandler { onTapped: sheet.take(entry.index) }
        }
    }

    Flow {
        width: parent.width
        spacing: Theme.small

        ActionButton {
            primary: true
            text: qsTr("Use this card")
            enabled: list.count > 0
            onClicked: sheet.take(list.currentIndex)
        }

        ActionButton {
            text: qsTr("Keep the name")
            onClicked: {
                sheet.importing.correction.keepName()
                sheet.close()
            }
        }

        ActionButton {
            text: qsTr("Not a card")
            onClicked: {
                sheet.importing.correction.ignoreLine()
                sheet.close()
            }
        }
    }
}
