pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo
import Mazzo.App

// The installed games on the left, everything about the chosen one on the right.
FocusScope {
    id: page

    required property AppModel app
    required property GamePage game

    readonly property bool narrow: width < 560 * Theme.scale   // the games are a menu

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Games")

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        PageHeader {
            Layout.fillWidth: true
            title: page.narrow ? "" : qsTr("Games")
            GameSelect { visible: page.narrow && page.app.games.count > 0; Layout.fillWidth: true; Layout.maximumWidth: Math.ceil(implicitWidth); Layout.minimumWidth: 0; app: page.app }
            Item { Layout.fillWidth: true }
            HeaderButton {
                visible: page.game.gameId !== ""
                words: qsTr("Browse its cards")
                compact: page.narrow
                glyph: "cards"
                primary: true
                onClicked: page.app.showCards(page.game.gameId)
            }
        }
        TroubleList {
            Layout.fillWidth: true
            troubles: page.app.troubles
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0
            visible: page.app.games.count > 0

            ListView {
                id: list
                visible: !page.narrow
                Layout.preferredWidth: Math.min(Math.round(300 * Theme.scale), page.width / 3)
                Layout.fillHeight: true
                topMargin: Theme.large
                leftMargin: Theme.large
                rightMargin: Theme.large
                spacing: Theme.small
                clip: true
                focus: true
                activeFocusOnTab: true
                keyNavigationEnabled: true
                model: page.app.games
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
            Rectangle { visible: !page.narrow; Layout.fillHeight: true; implicitWidth: 1; color: Theme.line }
            GameDetails {
                Layout.fillWidth: true
                Layout.fillHeight: true
                game: page.game
            }
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: page.app.games.count === 0
            EmptyState {
                anchors.centerIn: parent
                width: Math.min(parent.width - 2 * Theme.huge, 480 * Theme.scale)
                glyph: "games"
                title: qsTr("No games are installed")
                words: qsTr("Games come as packs. Put a pack's folder into “packs” in the data folder and start Mazzo again.")
                detail: page.app.dataFolder
            }
        }
    }
}
