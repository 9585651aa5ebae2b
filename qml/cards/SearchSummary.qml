// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// How the query was understood, with the numbers of matches and possible matches, or its error.
RowLayout {
    id: summary

    required property CardSearch search
    readonly property SearchResult result: search.result
    readonly property bool wrong: result.error !== ""
    readonly property string explained: result.explained.charAt(0).toUpperCase() + result.explained.substring(1)

    spacing: Theme.small

    Glyph {
        visible: summary.wrong
        Layout.alignment: Qt.AlignTop
        implicitWidth: Theme.icon
        implicitHeight: Theme.icon
        name: "warning"
        color: Theme.danger
    }

    AppLabel {
        Layout.fillWidth: true
        Layout.minimumHeight: Theme.chip
        verticalAlignment: Text.AlignVCenter
        color: summary.wrong ? Theme.danger : Theme.muted
        text: !summary.wrong ? summary.explained
            : qsTr("Column %1: %2").arg(summary.result.errorColumn).arg(summary.result.error)
              + (summary.search.cards.count > 0 ? " " + qsTr("The previous results are still shown below.") : "")
        Accessible.role: summary.wrong ? Accessible.AlertMessage : Accessible.StaticText
    }

    Chip {
        visible: summary.result.undecided > 0 || summary.search.withUndecided
        text: qsTr("Possible matches")
        spoken: qsTr("Show cards that may match but have unknown values")
        amount: summary.result.undecided
        checked: summary.search.withUndecided
        ink: Theme.unknown
        onClicked: summary.search.withUndecided = !summary.search.withUndecided
    }

    AppLabel {
        strong: true
        wrapMode: Text.NoWrap
        text: summary.result.sure === summary.search.total
            ? qsTr("%n card(s)", "", summary.search.total)
            : qsTr("%1 of %n card(s)", "", summary.search.total).arg(summary.result.sure)
    }
}
