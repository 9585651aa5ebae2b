// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// What the fight will do before it is resolved: who strikes first, each strike, and both sides' losses.
Rectangle {
    id: forecast

    required property GoldfishTable table
    readonly property OpposingArmy army: table.opposing

    implicitHeight: grid.implicitHeight + 2 * Theme.small
    radius: Theme.radius
    color: Theme.panel
    border.width: Theme.hairline
    border.color: Theme.accent
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Predicted result")

    GridLayout {
        id: grid
        x: Theme.medium
        y: Theme.small
        width: parent.width - 2 * Theme.medium
        columns: forecast.width > 560 * Theme.scale ? 2 : 1
        columnSpacing: Theme.large
        rowSpacing: Theme.small

        ColumnLayout {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: 55
            spacing: Theme.small
            RowLayout {
                Layout.fillWidth: true
                AppLabel { Layout.fillWidth: true; text: forecast.army.headline; strong: true }
                AppLabel { text: forecast.army.clause; dim: true; size: Theme.footnote }
            }
            Repeater {
                model: forecast.army.strikes
                ForecastStrike { Layout.fillWidth: true }
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: 45
            spacing: Theme.tiny
            AppLabel { text: qsTr("Predicted result"); dim: true; size: Theme.footnote }
            Repeater {
                model: forecast.army.results
                RowLayout {
                    id: result
                    required property string name
                    required property bool own
                    required property int lost
                    required property string before
                    required property string after
                    required property bool worse
                    Layout.fillWidth: true
                    spacing: Theme.medium
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%1: %n unit(s) lost, points %2 to %3", "", lost)
                        .arg(name).arg(before).arg(after)
                    // It never wraps: the height of the row must not depend on its width.
                    AppLabel {
                        Layout.fillWidth: true
                        text: result.name
                        strong: true
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                    }
                    AppLabel {
                        text: qsTr("%n unit(s) lost", "", result.lost)
                        size: Theme.caption
                        dim: result.lost === 0
                    }
                    AppLabel {
                        text: result.worse ? qsTr("%1 → %2").arg(result.before).arg(result.after) : result.before
                        strong: result.worse
                        color: !result.worse ? Theme.muted : result.own ? Theme.danger : Theme.good
                    }
                }
            }
            Repeater {
                model: forecast.army.notes
                AppLabel {
                    required property bool warning
                    required property var model
                    Layout.fillWidth: true
                    text: model.clause !== "" ? model.text + "  " + model.clause : model.text
                    size: Theme.caption
                    color: warning ? Theme.caution : Theme.muted
                }
            }
            ActionButton {
                Layout.fillWidth: true
                visible: forecast.army.canResolve
                primary: true
                text: qsTr("Resolve the clash")
                onClicked: forecast.army.resolve()
            }
        }
    }
}
