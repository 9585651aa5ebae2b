// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// Where the list comes from: typed or pasted, a file, something dropped.
ColumnLayout {
    id: source

    required property DeckImport importing

    signal fileWanted()

    readonly property bool typing: field.activeFocus
    function takeFocus() { field.forceActiveFocus() }

    spacing: Theme.small

    Flow {
        Layout.fillWidth: true
        spacing: Theme.small

        ActionButton {
            glyph: "folder"
            text: qsTr("Open…")
            onClicked: source.fileWanted()
        }

        ActionButton {
            glyph: "copy"
            text: qsTr("Paste")
            onClicked: source.importing.paste()
        }
    }

    AppLabel {
        Layout.fillWidth: true
        visible: source.importing.source !== ""
        text: source.importing.source
        strong: true
        elide: Text.ElideMiddle
        wrapMode: Text.NoWrap
    }

    Item {
        Layout.fillWidth: true
        Layout.fillHeight: true

        ScrollView {
            anchors.fill: parent
            contentWidth: availableWidth

            TextArea {
                id: field
                text: source.importing.text
                onTextChanged: if (text !== source.importing.text && activeFocus) source.importing.text = text
                wrapMode: TextArea.WrapAtWordBoundaryOrAnywhere
                textFormat: TextEdit.PlainText
                color: Theme.text
                font.family: "monospace"
                font.pixelSize: Theme.caption
                selectByMouse: true
                selectionColor: Theme.accent
                selectedTextColor: Theme.accentInk
                padding: Theme.medium
                Accessible.name: qsTr("Deck list")
                Accessible.description: hint.text
                Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                background: Rectangle {
                    radius: Theme.radius
                    color: Theme.window
                    border.width: field.activeFocus ? Theme.focusWidth : 1
                    border.color: field.activeFocus ? Theme.accent : Theme.outline
                }
            }
        }

        // A placeholder of Qt's has one line only.
        AppLabel {
            id: hint
            x: Theme.medium
            y: Theme.medium
            width: parent.width - 2 * Theme.medium
            visible: field.text === ""
            text: qsTr("Paste or drop anything here: a deck list, a share code or link, another program's file, a picture with a QR code")
            dim: true
            Accessible.ignored: true
        }

        // The window below does not see what is dropped here.
        DropHint {
            anchors.fill: parent
            importing: source.importing
        }
    }
}
