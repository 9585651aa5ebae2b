// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// The questions by turn for two decks, and their differences.
Panel {
    id: panel

    required property DeckComparison comparison
    readonly property real cellWidth: Math.round(84 * Theme.scale)
    readonly property int columns: panel.comparison.headings.length
    readonly property real nameWidth: Math.max(150 * Theme.scale, width - 2 * padding - columns * cellWidth)

    SectionTitle { width: parent.width; text: qsTr("Questions by turn") }

    Flickable {
        width: parent.width
        height: lines.implicitHeight
        contentWidth: lines.width
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentWidth > width
        clip: true
        ScrollBar.horizontal: ScrollLine {}

        Column {
            id: lines
            width: panel.nameWidth + panel.columns * panel.cellWidth
            spacing: Theme.small

            component Figures: CompareFigures { nameWidth: panel.nameWidth; cellWidth: panel.cellWidth }

            Figures { label: ""; texts: panel.comparison.headings }

            Repeater {
                model: panel.comparison.odds

                Column {
                    id: question
                    required property string explained
                    required property var first
                    required property var second
                    required property var by
                    required property string spoken
                    Accessible.role: Accessible.Row
                    Accessible.name: spoken

                    AppLabel {
                        width: lines.width
                        text: question.explained
                        strong: true
                        Accessible.ignored: true
                    }

                    Figures { label: panel.comparison.names[0] ?? ""; texts: question.first }
                    Figures { label: panel.comparison.names[1] ?? ""; texts: question.second }
                    Figures { label: qsTr("difference"); texts: question.by; differences: true }
                }
            }
        }
    }

    AppLabel {
        width: parent.width
        text: qsTr("Exact; differences in percentage points. The first mulligan policy is followed, if there is "
            + "one.")
        dim: true
        size: Theme.caption
    }
}
