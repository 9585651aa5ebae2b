// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The game editor: the parts of a game on the left, a list or form in the middle, what the checker and the table say on
// the right.
FocusScope {
    id: page

    required property AppModel app
    required property GameEditor editor
    readonly property bool narrow: width < 1080 * Theme.scale    // the right side is below
    readonly property bool isList: editor.page === "list"

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Game editor")
    Keys.onPressed: event => {
        if (event.matches(StandardKey.Undo)) page.editor.undo()
        else if (event.matches(StandardKey.Redo) || (event.key === Qt.Key_Y && event.modifiers === Qt.ControlModifier))
            page.editor.redo()
        else return
        event.accepted = true
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        PageHeader {
            Layout.fillWidth: true
            title: page.editor.name

            leading: IconButton {
                glyph: "back"
                text: qsTr("Back to the games")
                onClicked: page.app.navigation.open(Navigation.Games)
            }

            Badge {
                visible: page.editor.state === "open"
                words: page.editor.gameId
            }

            Item { Layout.fillWidth: true }

            IconButton {
                glyph: "undo"
                text: qsTr("Undo")
                enabled: page.editor.canUndo
                onClicked: page.editor.undo()
            }

            IconButton {
                glyph: "redo"
                text: qsTr("Redo")
                enabled: page.editor.canRedo
                onClicked: page.editor.redo()
            }
        }

        Rectangle {
            Layout.fillWidth: true
            visible: page.editor.problem !== ""
            implicitHeight: trouble.implicitHeight + 2 * Theme.small
            color: Qt.alpha(Theme.danger, 0.14)

            AppLabel {
                id: trouble
                x: Theme.large
                y: Theme.small
                width: parent.width - x - Theme.control - Theme.small
                text: page.editor.problem
                color: Theme.danger
                Accessible.role: Accessible.AlertMessage
            }

            IconButton {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                glyph: "close"
                text: qsTr("Close")
                onClicked: page.editor.dismiss()
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: page.editor.state === "open"
            spacing: 0

            SectionList {
                Layout.fillWidth: false
                Layout.fillHeight: true
                Layout.preferredWidth: Math.min(Math.round(210 * Theme.scale), Math.round(page.width * 0.24))
                focus: true
                editor: page.editor
            }

            Rectangle {
                Layout.fillHeight: true
                implicitWidth: Theme.hairline
                color: Theme.line
            }

            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: 0

                Flow {
                    Layout.fillWidth: true
                    Layout.margins: Theme.small
                    visible: page.editor.crumbs.count > 0
                    spacing: Theme.tiny

                    IconButton {
                        implicitHeight: Theme.smallControl
                        implicitWidth: Theme.smallControl
                        glyph: "back"
                        text: qsTr("Back")
                        onClicked: page.editor.back()
                    }

                    Repeater {
                        model: page.editor.crumbs

                        ActionButton {
                            required property int index
                            required property string title
                            required property string path
                            small: true
                            text: title
                            enabled: index + 1 < page.editor.crumbs.count
                            onClicked: page.editor.openPath(path)
                        }
                    }
                }

                RowLayout {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    visible: page.editor.page === "list" || page.editor.page === "form"
                    spacing: 0

                    ItemList {
                        visible: page.isList
                        Layout.fillWidth: false
                        Layout.fillHeight: true
                        Layout.preferredWidth: Math.min(Math.round(280 * Theme.scale), Math.round(page.width * 0.26))
                        editor: page.editor
                    }

                    Rectangle {
                        visible: page.isList
                        Layout.fillHeight: true
                        implicitWidth: Theme.hairline
                        color: Theme.line
                    }

                    ObjectForm {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        editor: page.editor

                        RuleTrialPanel {
                            width: parent.width
                            shown: page.narrow
                            editor: page.editor
                        }
                    }
                }

                PackCards {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    visible: page.editor.page === "cards"
                    app: page.app
                    editor: page.editor
                }

                DecksEditor {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    visible: page.editor.page === "decks"
                    editor: page.editor
                }

                CheckPanel {
                    visible: page.narrow
                    Layout.fillWidth: true
                    Layout.preferredHeight: Math.round(120 * Theme.scale)
                    editor: page.editor
                }
            }

            Rectangle {
                visible: side.visible
                Layout.fillHeight: true
                implicitWidth: Theme.hairline
                color: Theme.line
            }

            ColumnLayout {
                id: side
                visible: !page.narrow && page.editor.page !== "cards"
                Layout.fillWidth: false
                Layout.fillHeight: true
                Layout.preferredWidth: Math.round(330 * Theme.scale)
                spacing: 0

                Flickable {
                    id: trial
                    visible: page.editor.isRule && page.editor.ruleTrial.shown
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    contentHeight: tried.implicitHeight + 2 * Theme.medium
                    clip: true
                    boundsBehavior: Flickable.StopAtBounds

                    RuleTrialPanel {
                        id: tried
                        x: Theme.medium
                        y: Theme.medium
                        width: trial.width - 2 * Theme.medium
                        editor: page.editor
                    }
                }

                LiveTablePanel {
                    visible: page.editor.isTable
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    editor: page.editor
                }

                CheckPanel {
                    Layout.fillWidth: true
                    Layout.fillHeight: !page.editor.isTable && !trial.visible
                    Layout.preferredHeight: Math.round(190 * Theme.scale)
                    editor: page.editor
                }
            }
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: page.editor.state !== "open"

            EmptyState {
                anchors.centerIn: parent
                width: Math.min(parent.width - 2 * Theme.huge, Theme.messageWidth)
                glyph: page.editor.state === "failed" ? "warning" : "games"
                title: page.editor.state === "opening" ? qsTr("Opening the game…")
                     : page.editor.state === "failed" ? qsTr("The game cannot be edited") : qsTr("No game is open")
                words: page.editor.state === "failed" ? qsTr("Correct its files by hand, then open it again.")
                     : page.editor.state === "none" ? qsTr("Choose one of your own games, or make a new one.") : ""

                ActionButton {
                    visible: page.editor.state !== "opening"
                    text: qsTr("Games")
                    primary: true
                    onClicked: page.app.navigation.open(Navigation.Games)
                }
            }
        }
    }
}
