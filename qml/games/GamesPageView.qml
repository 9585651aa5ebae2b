// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The installed games on the left, the details of the selected one on the right.
FocusScope {
    id: page

    required property AppModel app
    required property GamePage game

    readonly property bool narrow: width < Theme.narrowPage   // the list of games becomes a menu

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Games")

    PackFiles {
        id: files
        onOpened: file => page.game.installer.read(file)
    }

    PackSheet { installer: page.game.installer }

    NewGameSheet {
        id: newGame
        app: page.app
    }

    RemovePackSheet { remover: page.game.remover }

    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: drop => {
            if (drop.hasUrls) {
                page.game.installer.read(drop.urls[0])
                drop.accept()
            }
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        PageHeader {
            Layout.fillWidth: true
            title: page.narrow ? "" : qsTr("Games")

            GameSelect {
                visible: page.narrow && page.app.games.list.count > 0
                Layout.fillWidth: true
                Layout.maximumWidth: Math.ceil(implicitWidth)
                Layout.minimumWidth: 0
                app: page.app
            }

            Item { Layout.fillWidth: true }

            HeaderButton {
                words: qsTr("New game")
                compact: page.narrow
                glyph: "plus"
                onClicked: newGame.begin("", "")
            }

            HeaderButton {
                words: qsTr("Install a game")
                compact: page.narrow
                glyph: "import"
                onClicked: files.open()
            }

            HeaderButton {
                visible: page.game.removable
                words: qsTr("Edit the game")
                compact: page.narrow
                glyph: "pencil"
                onClicked: page.app.editGame(page.game.gameId)
            }

            HeaderButton {
                visible: page.game.gameId !== ""
                words: qsTr("Browse cards")
                compact: page.narrow
                glyph: "cards"
                primary: true
                onClicked: page.app.showCards(page.game.gameId)
            }
        }

        PageHint {
            Layout.fillWidth: true
            preferences: page.app.preferences
            hintId: "games"
            words: qsTr("The installed games with their rules, clause by clause. A game is a folder of files: install "
                + "one, or make your own.")
        }

        PackMistakes {
            Layout.fillWidth: true
            troubles: page.app.games.troubles
        }

        Item {
            id: body
            // for the list
            readonly property real side: page.narrow
                ? 0
                : Math.min(Math.round(300 * Theme.scale), Math.round(width / 3))
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: page.app.games.list.count > 0

            ListView {
                id: list
                visible: !page.narrow
                width: body.side
                height: parent.height
                topMargin: Theme.large
                leftMargin: Theme.large
                rightMargin: Theme.large
                spacing: Theme.small
                clip: true
                focus: true
                activeFocusOnTab: true
                keyNavigationEnabled: true
                model: page.app.games.list
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Installed games")
                ScrollBar.vertical: ScrollLine {}
                onCurrentIndexChanged: if (activeFocus && currentItem) (currentItem as GameRow).chosen()
                delegate: GameRow {
                    width: list.width - 2 * Theme.large
                    current: page.game.gameId === gameId
                    focused: list.activeFocus && ListView.isCurrentItem
                    onCurrentChanged: if (current) list.currentIndex = index
                    Component.onCompleted: if (current) list.currentIndex = index
                    onChosen: {
                        list.currentIndex = index
                        page.app.chooseGame(gameId)
                    }
                }
            }

            Rectangle {
                visible: !page.narrow
                x: body.side
                width: Theme.hairline
                height: parent.height
                color: Theme.line
            }

            GameDetails {
                x: page.narrow ? 0 : body.side + 1
                width: body.width - x
                height: parent.height
                game: page.game
                onEditRequested: page.app.editGame(page.game.gameId)
                onCopyRequested: newGame.begin(page.game.gameId, page.game.name)
            }
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: page.app.games.list.count === 0

            EmptyState {
                anchors.centerIn: parent
                width: Math.min(parent.width - 2 * Theme.huge, 480 * Theme.scale)
                glyph: "games"
                title: qsTr("No games are installed")
                words: qsTr("Games come as packs. Drop a pack's zip file here, or choose one.")
                detail: page.app.library.dataFolder

                ActionButton {
                    text: qsTr("New game")
                    primary: true
                    onClicked: newGame.begin("", "")
                }
            }
        }
    }
}
