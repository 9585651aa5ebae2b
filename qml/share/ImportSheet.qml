// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// Imports a deck: paste, open or drop a list, review and correct its lines, and save it.
Sheet {
    id: sheet

    required property AppModel app
    readonly property DeckImport importing: app.importing
    readonly property bool wide: width >= 840 * Theme.scale
    property string part: "list"   // the part that a narrow sheet shows

    title: qsTr("Import a deck")
    preferredWidth: 1160
    height: Math.min(parent ? parent.height - 2 * Theme.huge : 680, Math.round(720 * Theme.scale))
    closePolicy: Popup.CloseOnEscape
    onOpened: {
        part = importing.empty ? "list" : "report"
        importing.empty ? source.takeFocus() : report.takeFocus()
    }
    onClosed: importing.dismiss()

    Connections {
        target: sheet.importing
        function onShownChanged() { sheet.importing.shown ? sheet.open() : sheet.close() }

        // After pasting, opening or dropping show the report; while typing stay in the list.
        function onBusyChanged() {
            if (!sheet.importing.busy && !sheet.importing.empty && !source.typing) sheet.part = "report"
        }
    }

    DeckFiles {
        id: files
        onOpened: urls => sheet.importing.openFiles(urls)
    }

    CorrectionSheet {
        id: correction
        importing: sheet.importing
    }

    ColumnLayout {
        width: parent.width
        height: sheet.room
        spacing: Theme.medium

        Segments {
            visible: !sheet.wide
            label: qsTr("Show")
            value: sheet.part
            choices: [{ value: "list", text: qsTr("List") }, { value: "report", text: qsTr("Report") }]
            onChosen: value => sheet.part = value
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.large

            ImportSource {
                id: source
                visible: sheet.wide || sheet.part === "list"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: sheet.width * 0.36
                importing: sheet.importing
                onFileWanted: files.open()
            }

            ColumnLayout {
                visible: sheet.wide || sheet.part === "report"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: sheet.width * 0.64
                spacing: Theme.medium

                ImportHeader {
                    Layout.fillWidth: true
                    Layout.fillHeight: false
                    visible: !sheet.importing.empty
                    app: sheet.app
                    importing: sheet.importing
                }

                ImportReport {
                    id: report
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    importing: sheet.importing
                    onCorrectionWanted: row => correction.begin(row)
                }

                Flow {
                    Layout.fillWidth: true
                    spacing: Theme.small

                    ActionButton {
                        primary: true
                        glyph: "check"
                        text: qsTr("Save as a new deck")
                        enabled: sheet.importing.ready && !sheet.importing.busy
                        onClicked: sheet.importing.store()
                    }

                    ActionButton {
                        visible: sheet.importing.unknown > 0
                        glyph: "plus"
                        text: qsTr("Save and create %n unknown card(s)", "", sheet.importing.unknown)
                        enabled: sheet.importing.ready && !sheet.importing.busy
                        onClicked: sheet.importing.storeAndCreate()
                    }

                    ActionButton {
                        text: qsTr("Close")
                        onClicked: sheet.close()
                    }

                    AppLabel {
                        visible: sheet.importing.waiting > 0
                        height: Theme.control
                        verticalAlignment: Text.AlignVCenter
                        text: qsTr("%n more file(s) after this one", "", sheet.importing.waiting)
                        dim: true
                    }
                }
            }
        }
    }
}
