// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// What a game is: its description, zones, options and pack.
Column {
    id: overview

    required property GamePage game

    signal editRequested()
    signal copyRequested()

    spacing: Theme.large
    topPadding: Theme.huge
    bottomPadding: Theme.medium

    AppLabel {
        width: parent.width
        text: overview.game.name
        size: Theme.hero
        strong: true
        Accessible.role: Accessible.Heading
    }

    AppLabel {
        width: Math.min(parent.width, 720 * Theme.scale)
        text: overview.game.about
        size: Theme.strong
    }

    Flow {
        width: parent.width
        spacing: Theme.small

        Badge {
            words: qsTr("%n card(s)", "", overview.game.cards)
            glyph: "cards"
            ink: Theme.text
        }

        Badge {
            words: overview.game.unknownValues > 0
                ? "? " + qsTr("%n unknown value(s)", "", overview.game.unknownValues)
                : qsTr("no unknown values")
            glyph: overview.game.unknownValues > 0 ? "" : "check"
            ink: overview.game.unknownValues > 0 ? Theme.unknown : Theme.good
        }

        Badge { words: qsTr("pack %1").arg(overview.game.version) }

        Badge {
            visible: overview.game.labels.length > 0
            words: overview.game.labels.join(" · ")   // qmllint disable type
            glyph: "warning"
            ink: Theme.caution
        }
    }

    Panel {
        width: parent.width
        visible: overview.game.editions.length > 1

        SectionTitle { text: qsTr("Editions") }

        AppLabel {
            width: parent.width
            text: overview.game.editions.join(" · ")   // qmllint disable type
        }
    }

    LayersPanel {
        width: parent.width
        layers: overview.game.layers
    }

    Panel {
        width: parent.width

        SectionTitle { text: qsTr("Deck zones") }

        Repeater {
            model: overview.game.zones

            ZoneRow { width: parent.width }
        }
    }

    Panel {
        width: parent.width
        visible: overview.game.options.count > 0

        SectionTitle { text: qsTr("Options") }

        Repeater {
            model: overview.game.options

            OptionRow { width: parent.width }
        }
    }

    PackPanel {
        width: parent.width
        game: overview.game
        onEditRequested: overview.editRequested()
        onCopyRequested: overview.copyRequested()
    }

    SectionTitle { text: qsTr("%n rulebook clause(s)", "", overview.game.clauses.count) }
}
