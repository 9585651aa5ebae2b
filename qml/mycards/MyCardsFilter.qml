// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Cards
import Mazzo.Controls

// The search above the table, how many cards are complete, and the filters.
ColumnLayout {
    id: filter

    required property MyCards cards
    required property real pageWidth

    signal entered()
    signal fillInRequested()

    function type(text: string) { query.type(text) }
    function takeFocus() { query.forceActiveFocus() }

    spacing: Theme.small

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.medium

        QueryBar {
            id: query
            Layout.fillWidth: true
            search: filter.cards.search
            focus: true
            onEntered: filter.entered()
            onAccepted: filter.entered()
        }

        ColumnLayout {
            visible: filter.pageWidth >= Theme.narrowPage
            Layout.fillWidth: false
            Layout.preferredWidth: Math.round(190 * Theme.scale)
            spacing: Theme.tiny

            AppLabel {
                text: qsTr("%1 of %2 cards complete").arg(filter.cards.fillIn.complete)
                                                     .arg(filter.cards.fillIn.total)
                strong: true
                size: Theme.caption
                wrapMode: Text.NoWrap
            }

            ProgressLine {
                Layout.fillWidth: true
                label: qsTr("Cards complete")
                to: Math.max(1, filter.cards.fillIn.total)
                value: filter.cards.fillIn.complete
            }
        }

        HeaderButton {
            glyph: "question"
            words: qsTr("Fill in missing values")
            compact: filter.pageWidth < 1000 * Theme.scale
            enabled: filter.cards.fillIn.complete < filter.cards.fillIn.total || filter.cards.fillIn.active
            onClicked: filter.fillInRequested()
        }
    }

    SearchSummary {
        Layout.fillWidth: true
        search: filter.cards.search
    }

    FacetBar {
        Layout.fillWidth: true
        search: filter.cards.search
    }
}
