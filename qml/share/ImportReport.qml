// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The lines of the imported list and the cards they were matched with.
ColumnLayout {
    id: report

    required property DeckImport importing

    signal correctionWanted(int row)

    function takeFocus() { list.forceActiveFocus() }

    spacing: Theme.small

    AppLabel {
        Layout.fillWidth: true
        visible: text !== "" && list.count > 0
        text: report.importing.problem
        color: Theme.danger
        Accessible.role: Accessible.AlertMessage
    }

    Repeater {
        model: report.importing.notes

        AppLabel {
            required property string modelData
            Layout.fillWidth: true
            text: modelData
            color: Theme.caution
        }
    }

    RowLayout {
        Layout.fillWidth: true
        Layout.fillHeight: false
        visible: report.importing.ready

        AppLabel {
            Layout.fillWidth: true
            text: qsTr("%n card(s) in total", "", report.importing.report.cards)
            dim: true
        }

        Chip {
            text: qsTr("Only lines to review")
            checked: report.importing.report.onlyDoubtful
            onClicked: report.importing.report.onlyDoubtful = !report.importing.report.onlyDoubtful
        }
    }

    Item {
        Layout.fillWidth: true
        Layout.fillHeight: true

        ListView {
            id: list
            anchors.fill: parent
            clip: true
            spacing: Theme.tiny
            model: report.importing.report.lines
            activeFocusOnTab: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            highlightMoveDuration: 0
            onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Lines of the list")
            ScrollBar.vertical: ScrollLine {}
            Keys.onReturnPressed: report.correctionWanted(currentIndex)
            Keys.onEnterPressed: report.correctionWanted(currentIndex)
            Keys.onPressed: event => {
                const by = event.text === "+" ? 1 : event.text === "-" ? -1 : 0
                if (by === 0) return
                const copies = report.importing.report.lines.at(currentIndex, "copies")
                report.importing.report.setCopies(currentIndex, copies + by)
                event.accepted = true
            }
            delegate: ImportLine {
                width: list.width - Theme.medium
                importing: report.importing
                focused: list.activeFocus && ListView.isCurrentItem
                onCorrectionWanted: {
                    list.currentIndex = index
                    report.correctionWanted(index)
                }
            }
        }

        EmptyState {
            anchors.centerIn: parent
            width: Math.min(parent.width - 2 * Theme.large, 420 * Theme.scale)
            visible: report.importing.empty && report.importing.problem === ""
            glyph: "import"
            title: qsTr("Nothing to import yet")
            words: qsTr("Every line is listed here before anything is saved. Unknown cards are kept by name.")
        }

        EmptyState {
            anchors.centerIn: parent
            width: Math.min(parent.width - 2 * Theme.large, Theme.messageWidth)
            visible: report.importing.problem !== "" && list.count === 0 && !report.importing.busy
            glyph: report.importing.needsGame ? "question" : "warning"
            glyphColor: report.importing.needsGame ? Theme.accent : Theme.danger
            title: report.importing.needsGame ? qsTr("Which game is it?") : qsTr("This cannot be imported")
            words: report.importing.problem
            Accessible.role: Accessible.AlertMessage
            Accessible.name: words
        }

        EmptyState {
            anchors.centerIn: parent
            width: Math.min(parent.width - 2 * Theme.large, 420 * Theme.scale)
            visible: report.importing.ready && list.count === 0
            glyph: "passed"
            glyphColor: Theme.good
            title: qsTr("Every line was matched")
            words: qsTr("Nothing in this list needs a review.")
        }
    }

    AppLabel {
        Layout.fillWidth: true
        visible: report.importing.report.notShown > 0
        text: qsTr("… and %n more line(s)", "", report.importing.report.notShown)
        dim: true
    }
}
