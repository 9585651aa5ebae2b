// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// Language, theme, text size, folders, synchronisation and backups. Changes apply at once.
FocusScope {
    id: page

    required property AppModel app
    required property Preferences preferences

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Settings")

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        PageHeader {
            Layout.fillWidth: true
            title: qsTr("Settings")
        }

        Flickable {
            id: flick
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: column.height + 2 * Theme.huge
            clip: true
            ScrollBar.vertical: ScrollLine {}

            FocusFollower { area: flick }

            Column {
                id: column
                x: Theme.huge
                y: Theme.huge
                width: Math.min(parent.width - 2 * Theme.huge, 860 * Theme.scale)
                spacing: Theme.large

                Panel {
                    width: parent.width

                    SectionTitle { text: qsTr("Appearance") }

                    SettingRow {
                        width: parent.width
                        title: qsTr("Language")

                        Segments {
                            label: qsTr("Language")
                            focus: true
                            value: page.preferences.language
                            choices: [
                                { value: "system", text: qsTr("System") },
                                { value: "en", text: "English" },
                                { value: "it", text: "Italiano" }
                            ]
                            onChosen: value => page.preferences.language = value
                        }
                    }

                    SettingRow {
                        width: parent.width
                        title: qsTr("Theme")

                        Segments {
                            label: qsTr("Theme")
                            value: page.preferences.theme
                            choices: [
                                { value: "system", text: qsTr("System") },
                                { value: "light", text: qsTr("Light") },
                                { value: "dark", text: qsTr("Dark") }
                            ]
                            onChosen: value => page.preferences.theme = value
                        }
                    }

                    SettingRow {
                        width: parent.width
                        title: qsTr("Text size")
                        about: qsTr("Ctrl with + or − changes it anywhere; Ctrl+0 resets it to 100 %.")

                        Segments {
                            label: qsTr("Text size")
                            tight: column.width < Theme.narrowPage
                            value: String(page.preferences.textScale)
                            choices: [
                                { value: "100", text: "100 %" },
                                { value: "125", text: "125 %" },
                                { value: "150", text: "150 %" },
                                { value: "175", text: "175 %" },
                                { value: "200", text: "200 %" }
                            ]
                            onChosen: value => page.preferences.textScale = Number(value)
                        }
                    }

                    SettingRow {
                        width: parent.width
                        title: qsTr("Motion")
                        about: qsTr("Reduced: cards move without animation.")

                        Segments {
                            label: qsTr("Motion")
                            value: page.preferences.reducedMotion ? "less" : "full"
                            choices: [{ value: "full", text: qsTr("Full") }, { value: "less", text: qsTr("Reduced") }]
                            onChosen: value => page.preferences.reducedMotion = value === "less"
                        }
                    }
                }

                ActionButton {
                    text: qsTr("Show the hints of the pages again")
                    glyph: "question"
                    onClicked: page.preferences.showHintsAgain()
                }

                FoldersPanel {
                    width: parent.width
                    app: page.app
                }

                SyncPanel {
                    width: parent.width
                    syncing: page.app.syncing
                }

                BackupsPanel {
                    width: parent.width
                    backups: page.app.library.backups
                }
            }
        }
    }
}
