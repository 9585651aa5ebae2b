// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The search for a strategy that beats the others, with its progress; also the progress of the other studies.
Panel {
    id: panel

    required property StrategyLab lab
    readonly property bool searching: lab.work === "search"
    property int seconds: 60

    Item {
        width: parent.width
        height: Math.max(title.implicitHeight, buttons.implicitHeight)

        SectionTitle {
            id: title
            anchors.verticalCenter: parent.verticalCenter
            text: panel.searching ? qsTr("Finding a strategy")
                : panel.lab.work === "tournament" ? qsTr("Playing the tournament")
                : panel.lab.work === "" ? qsTr("Find a strategy") : qsTr("Ranking the kinds")
        }

        Row {
            id: buttons
            anchors.right: parent.right
            spacing: Theme.small

            SelectBox {
                visible: !panel.lab.busy && panel.lab.searchable
                label: qsTr("Time")
                small: true
                textRole: "text"
                valueRole: "seconds"
                model: [
                    { seconds: 30, text: qsTr("30 seconds") },
                    { seconds: 60, text: qsTr("1 minute") },
                    { seconds: 120, text: qsTr("2 minutes") }
                ]
                currentIndex: 1
                onActivated: panel.seconds = currentValue
            }

            ActionButton {
                visible: !panel.lab.busy && panel.lab.searchable
                text: qsTr("Find a strategy")
                onClicked: panel.lab.find(panel.seconds)
            }

            ActionButton {
                visible: panel.searching
                text: qsTr("Use best so far")
                onClicked: panel.lab.stop()
            }

            ActionButton {
                visible: panel.lab.busy
                glyph: "close"
                text: qsTr("Cancel")
                onClicked: panel.lab.cancel()
            }
        }
    }

    Row {
        spacing: Theme.small
        visible: !panel.lab.busy

        AppLabel { anchors.verticalCenter: parent.verticalCenter; text: qsTr("Seed"); dim: true; size: Theme.caption }

        TextInputField {
            id: seed
            width: Math.round(120 * Theme.scale)
            height: Theme.smallControl
            label: qsTr("Seed of the random numbers")
            text: panel.lab.seed
            maximumLength: 20
            inputMethodHints: Qt.ImhDigitsOnly
            onEditingFinished: {
                panel.lab.seed = text
                text = Qt.binding(() => panel.lab.seed)
            }
        }

        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("The same seed plays the same games.")
            dim: true
            size: Theme.caption
        }
    }

    ProgressLine {
        width: parent.width
        visible: panel.lab.busy
        value: panel.lab.progress
        label: title.text
    }

    // The best win share, generation by generation, between its lowest and its highest value.
    ChartLine {
        readonly property var shares: panel.lab.search.curve
        readonly property real lowest: Math.min(...shares)
        width: parent.width
        height: Theme.control
        visible: panel.searching && shares.length > 1
        index: 0
        longest: Math.max(2, shares.length)
        highest: Math.max(0.1, Math.max(...shares) - lowest)
        modelData: ({ values: shares.map(share => share - lowest) })
        Accessible.role: Accessible.Chart
        Accessible.name: qsTr("The best win share by generation")
    }

    AppLabel {
        width: parent.width
        visible: text !== ""
        text: panel.searching ? panel.lab.search.progressText : panel.lab.search.foundText
    }

    AppLabel {
        width: parent.width
        visible: !panel.lab.busy && panel.lab.search.foundText === "" && panel.lab.searchable
        text: qsTr("Searches buy orders and conditions that beat every strategy of the list, on all cores.")
        dim: true
    }

    AppLabel {
        width: parent.width
        visible: !panel.lab.searchable
        text: qsTr("This game has tournaments, but no search for strategies.")
        dim: true
    }

    AppLabel {
        width: parent.width
        visible: text !== ""
        text: panel.lab.trouble
        color: Theme.danger
        Accessible.role: Accessible.AlertMessage
    }
}
