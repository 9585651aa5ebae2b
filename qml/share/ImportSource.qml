// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The source of the list: typed or pasted text, a file, or something dropped.
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

        // Qt's own placeholder has only one line.
        AppLabel {
            id: hint
            x: Theme.medium
            y: Theme.medium
            width: parent.width - 2 * Theme.medium
            visible: field.text === ""
            text: qsTr("Paste or drop a deck list, share code, link, file of another program, or image with a QR code")
            dim: true
            Accessible.ignored: true
        }

        // Drops on the text field do not reach the window.
        DropHint {
            anchors.fill: parent
            importing: source.importing
        }
    }
}
