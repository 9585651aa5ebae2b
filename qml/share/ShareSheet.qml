// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// Shares a deck: choose a format, preview, copy or save it.
Sheet {
    id: sheet

    required property DeckSharing sharing
    readonly property bool wide: width >= 720 * Theme.scale

    title: qsTr("Share %1").arg(sharing.title)
    preferredWidth: 1000
    height: Math.min(parent ? parent.height - 2 * Theme.huge : 640, Math.round(680 * Theme.scale))
    onOpened: {
        if (wide) kinds.forceActiveFocus()
        else kindBox.forceActiveFocus()
    }
    onClosed: sharing.dismiss()

    Connections {
        target: sheet.sharing
        function onShownChanged() { sheet.sharing.shown ? sheet.open() : sheet.close() }
    }

    DeckFiles {
        id: files
        saveTitle: qsTr("Save %1").arg(sheet.sharing.kindTitle)
        fileName: sheet.sharing.fileName
        saveFilters: sheet.sharing.fileFilters
        onSaved: file => sheet.sharing.save(file)
    }

    RowLayout {
        width: parent.width
        height: sheet.room
        spacing: Theme.large

        ShareKindList {
            id: kinds
            visible: sheet.wide
            Layout.preferredWidth: Math.round(210 * Theme.scale)
            Layout.fillHeight: true
            sharing: sheet.sharing
        }

        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.small

            SelectBox {
                id: kindBox
                visible: !sheet.wide
                Layout.fillWidth: true
                label: qsTr("Format")
                model: sheet.sharing.kinds
                textRole: "title"
                valueRole: "kindId"
                currentIndex: count > 0 ? indexOfValue(sheet.sharing.kind) : -1
                onActivated: sheet.sharing.kind = currentValue
            }

            AppLabel {
                Layout.fillWidth: true
                text: sheet.sharing.about
                dim: true
            }

            SharePreview {
                Layout.fillWidth: true
                Layout.fillHeight: true
                sharing: sheet.sharing
            }

            Repeater {
                model: sheet.sharing.lost

                AppLabel {
                    required property string modelData
                    Layout.fillWidth: true
                    text: "• " + modelData
                    color: Theme.caution
                    size: Theme.caption
                }
            }

            RowLayout {
                Layout.fillHeight: false
                visible: sheet.sharing.busy && sheet.sharing.progress > 0
                spacing: Theme.small

                ProgressLine {
                    Layout.fillWidth: true
                    value: sheet.sharing.progress
                    label: qsTr("Saving…")
                }

                ActionButton {
                    small: true
                    text: qsTr("Cancel")
                    onClicked: sheet.sharing.cancel()
                }
            }

            AppLabel {
                Layout.fillWidth: true
                text: sheet.sharing.done
                color: sheet.sharing.failed ? Theme.danger : Theme.good
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                Accessible.role: Accessible.AlertMessage
            }

            Flow {
                Layout.fillWidth: true
                spacing: Theme.small

                ActionButton {
                    primary: true
                    glyph: "copy"
                    text: qsTr("Copy")
                    visible: sheet.sharing.copyable
                    enabled: !sheet.sharing.working
                    onClicked: sheet.sharing.copy()
                }

                ActionButton {
                    primary: !sheet.sharing.copyable
                    glyph: "folder"
                    text: qsTr("Save…")
                    enabled: sheet.sharing.problem === "" && !sheet.sharing.busy && !sheet.sharing.working
                    onClicked: files.save()
                }

                ActionButton {
                    text: qsTr("Open in the browser")
                    visible: sheet.sharing.kind === "html"
                    enabled: sheet.sharing.problem === "" && !sheet.sharing.busy && !sheet.sharing.working
                    onClicked: sheet.sharing.openInBrowser()
                }

                ActionButton {
                    glyph: "copy"
                    text: qsTr("Copy the code")
                    visible: sheet.sharing.kind !== "code"
                    onClicked: sheet.sharing.copyCode()
                }

                ActionButton {
                    text: qsTr("Close")
                    onClicked: sheet.close()
                }
            }
        }
    }
}
