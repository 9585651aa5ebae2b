// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// A preview of what will be shared, as text or page by page.
ColumnLayout {
    id: preview

    required property DeckSharing sharing
    readonly property bool isText: sharing.text !== ""
    property bool late: false   // the preview still shows the previous format

    spacing: Theme.small

    Timer {
        interval: 300
        running: preview.sharing.working
        onRunningChanged: if (!running) preview.late = false
        onTriggered: preview.late = true
    }

    Rectangle {
        Layout.fillWidth: true
        Layout.fillHeight: true
        radius: Theme.radius
        color: preview.isText ? Theme.window : Theme.raised
        border.width: Theme.hairline
        border.color: text.activeFocus ? Theme.accent : Theme.line
        clip: true

        ScrollView {
            anchors.fill: parent
            anchors.margins: 1
            visible: preview.isText && !preview.late

            TextArea {
                id: text
                readOnly: true
                selectByMouse: true
                text: preview.sharing.text
                wrapMode: TextArea.WrapAtWordBoundaryOrAnywhere
                textFormat: TextEdit.PlainText
                color: Theme.text
                font.family: "monospace"
                font.pixelSize: Theme.caption
                selectionColor: Theme.accent
                selectedTextColor: Theme.accentInk
                padding: Theme.medium
                Accessible.name: qsTr("Preview")
                Accessible.readOnly: true
                Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                background: null
            }
        }

        Picture {
            anchors.fill: parent
            anchors.margins: Theme.medium
            visible: !preview.isText && preview.sharing.problem === "" && !preview.late
            image: preview.sharing.picture   // qmllint disable type
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("Preview: %1").arg(preview.sharing.kindTitle)
        }

        AppLabel {
            anchors.centerIn: parent
            visible: preview.late
            text: qsTr("Preparing the preview…")
            dim: true
            Accessible.role: Accessible.AlertMessage
        }

        EmptyState {
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.huge
            visible: preview.sharing.problem !== "" && !preview.late
            glyph: "warning"
            title: qsTr("This deck cannot be shared")
            words: preview.sharing.problem
        }
    }

    RowLayout {
        Layout.fillHeight: false
        Layout.alignment: Qt.AlignHCenter
        visible: preview.sharing.pages > 1

        IconButton {
            glyph: "previous"
            text: qsTr("Previous page")
            enabled: preview.sharing.page > 0
            onClicked: preview.sharing.page -= 1
        }

        AppLabel { text: qsTr("%1 of %2").arg(preview.sharing.page + 1).arg(preview.sharing.pages) }

        IconButton {
            glyph: "next"
            text: qsTr("Next page")
            enabled: preview.sharing.page + 1 < preview.sharing.pages
            onClicked: preview.sharing.page += 1
        }
    }
}
