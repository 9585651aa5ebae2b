// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Strategies for these cards: the list with the editor, the search, the tournament with its curves, and which cards
// help. Three columns, two, or one.
Flickable {
    id: view

    required property AnalysisPage analysis
    readonly property StrategyLab lab: analysis.strategies
    readonly property int columns: width >= 1180 * Theme.scale ? 3 : width >= 760 * Theme.scale ? 2 : 1
    readonly property real room: width - 2 * Theme.large
    readonly property real side: columns === 1 ? room : Math.round(340 * Theme.scale)
    readonly property real helpWidth: columns === 3 ? Math.round(300 * Theme.scale) : 0
    readonly property real middle: columns === 1 ? room
        : room - side - Theme.large - (columns === 3 ? helpWidth + Theme.large : 0)

    contentHeight: area.height + 2 * Theme.large
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollLine {}

    FocusFollower { area: view }
    StrategyFiles { id: files; lab: view.lab }

    Item {
        id: area
        x: Theme.large
        y: Theme.large
        width: view.room
        height: Math.max(left.y + left.height, centre.y + centre.height, help.visible ? help.y + help.height : 0)

        Column {
            id: left
            width: view.side
            spacing: Theme.large

            StrategyList { width: parent.width; lab: view.lab; onImportWanted: files.open() }
            StrategyEditor { width: parent.width; lab: view.lab }
        }

        Column {
            id: centre
            x: view.columns === 1 ? 0 : view.side + Theme.large
            y: view.columns === 1 ? left.height + Theme.large : 0
            width: view.middle
            spacing: Theme.large

            SearchPanel { width: parent.width; lab: view.lab }
            TournamentPanel { width: parent.width; lab: view.lab; onExportWanted: files.save() }
        }

        RankingPanel {
            id: help
            visible: view.lab.searchable
            x: view.columns === 3 ? view.room - view.helpWidth : view.columns === 2 ? centre.x : 0
            y: view.columns === 3 ? 0 : centre.y + centre.height + Theme.large
            width: view.columns === 3 ? view.helpWidth : view.middle
            lab: view.lab
        }
    }
}
