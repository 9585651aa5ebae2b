// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Which kinds of these cards help a strategy: each added to it, and the best pairs.
Panel {
    id: panel

    required property StrategyLab lab

    padding: Theme.medium

    SectionTitle { width: parent.width; text: qsTr("Which cards help") }

    AppLabel {
        width: parent.width
        text: qsTr("Win share when a card is added to the base strategy, against the base itself.")
        dim: true
        size: Theme.caption
    }

    SelectBox {
        id: base
        width: parent.width
        label: qsTr("Base")
        prefixed: true
        model: panel.lab.bases
        currentIndex: panel.lab.bases.indexOf(panel.lab.base)
        onActivated: panel.lab.base = currentText
    }

    Flow {
        width: parent.width
        spacing: Theme.small

        ActionButton {
            small: true
            enabled: !panel.lab.busy
            text: qsTr("Rank the cards")
            onClicked: panel.lab.rankKinds(10000, false)
        }

        ActionButton {
            small: true
            enabled: !panel.lab.busy
            text: qsTr("Rank pairs")
            onClicked: panel.lab.rankKinds(4000, true)
        }
    }

    Repeater {
        model: panel.lab.ranking.kinds

        RankingRow { width: parent ? parent.width : 0 }
    }

    Item {
        width: parent.width
        height: middle.implicitHeight
        visible: panel.lab.ranking.kinds.count > 0

        AppLabel { text: qsTr("hurts"); dim: true; size: Theme.footnote; Accessible.ignored: true }

        AppLabel {
            id: middle
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("50 %")
            dim: true
            size: Theme.footnote
            Accessible.ignored: true
        }

        AppLabel {
            anchors.right: parent.right
            text: qsTr("helps")
            dim: true
            size: Theme.footnote
            Accessible.ignored: true
        }
    }

    SectionTitle { width: parent.width; visible: panel.lab.ranking.pairs.count > 0; text: qsTr("Best pairs") }

    Repeater {
        model: panel.lab.ranking.pairs

        RankingRow { width: parent ? parent.width : 0 }
    }

    ActionButton {
        width: parent.width
        visible: panel.lab.ranking.pairs.count > 0
        wraps: true
        glyph: "plus"
        text: qsTr("New strategy from the best pair")
        onClicked: panel.lab.editPair(0)
    }

    AppLabel {
        width: parent.width
        visible: panel.lab.ranking.kinds.count > 0 || panel.lab.ranking.pairs.count > 0
        text: qsTr("Simulated; ± is the 95 % interval. A pale bar is within its error.")
        dim: true
        size: Theme.footnote
    }
}
