// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// Above the table: turn and counters, the map and opponents of games that have them, and in a small window the parts
// that it can show.
RowLayout {
    id: bar

    required property GoldfishTable table
    required property bool wide          // there is space for the side panel
    required property var parts
    required property string part
    property bool compact: false

    signal mapRequested()
    signal botsRequested()
    signal readRequested()
    signal partRequested(string part)

    CounterRow { Layout.fillWidth: true; table: bar.table }
    ActionButton {
        visible: bar.table.board.present && bar.table.board.columns === 0
        small: true
        text: qsTr("Map…")
        onClicked: bar.mapRequested()
    }
    ActionButton {
        visible: bar.table.bots.available
        small: true
        text: bar.table.bots.playing ? qsTr("Against bots…") : qsTr("Opponents…")
        onClicked: bar.botsRequested()
    }
    IconButton {
        visible: !bar.wide
        enabled: bar.table.preview.shown
        Layout.alignment: Qt.AlignTop
        glyph: "search"
        text: qsTr("Read the card (I)")
        onClicked: bar.readRequested()
    }
    Segments {
        visible: bar.parts.length > 1
        Layout.alignment: Qt.AlignTop
        label: qsTr("Show")
        value: bar.part
        choices: bar.parts
        compact: bar.compact
        onChosen: value => bar.partRequested(value)
    }
}
