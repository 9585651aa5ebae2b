// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// What the tokens on a map mean.
Flow {
    id: legend

    required property GoldfishTable table
    property var things: []

    function gather() {
        const found = []
        for (let i = 0; i < table.board.regions.count; ++i) {
            const pieces = table.board.regions.at(i, "pieces") as TableModel
            for (let j = 0; j < pieces.count; ++j) {
                const name = pieces.at(j, "name")
                if (!pieces.at(j, "hidden")
                    && !found.some(thing => thing.name === name)) found.push({ name: name,
                    shape: pieces.at(j, "typeIndex") })
            }
        }
        found.sort((a, b) => a.name < b.name ? -1 : 1)
        things = found
    }

    spacing: Theme.small
    Accessible.ignored: true   // every piece says its own name
    Component.onCompleted: gather()
    Connections {
        target: legend.table.board
        function onChanged() { legend.gather() }
    }
    Repeater {
        model: legend.things
        Row {
            id: thing
            required property var modelData
            spacing: Theme.pieceGap
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.tinyIcon
                height: width
                name: "shape-" + (thing.modelData.shape % 6)
                color: Theme.typeColour(thing.modelData.shape)
            }
            Text {
                textFormat: Text.PlainText
                text: thing.modelData.name
                color: Theme.muted
                font.pixelSize: Theme.footnote
                Accessible.ignored: true
            }
        }
    }
}
