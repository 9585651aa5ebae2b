// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App

// Selects the game, and follows changes made elsewhere.
SelectBox {
    id: select

    required property AppModel app
    readonly property string chosen: app.search.gameId

    function follow() { currentIndex = indexOfValue(chosen) }

    label: qsTr("Game")
    model: app.games.list
    textRole: "name"
    valueRole: "gameId"
    onActivated: app.chooseGame(currentValue)
    onChosenChanged: follow()
    onCountChanged: follow()
    Component.onCompleted: follow()
}
