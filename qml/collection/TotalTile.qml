// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// One total of the collection. A click runs the search of its cards, if it has one.
Rectangle {
    id: tile

    required property string label
    required property string amount
    property color ink: Theme.text
    property string query   // the search that a click runs; may be empty

    signal asked(string query)

    implicitHeight: inside.implicitHeight + 2 * Theme.medium
    radius: Theme.radius + 2
    color: pointer.hovered && query !== "" ? Theme.hovered : Theme.panel
    border.width: Theme.hairline
    border.color: Theme.line
    activeFocusOnTab: query !== ""
    Accessible.role: query !== "" ? Accessible.Button : Accessible.StaticText
    Accessible.name: label + ": " + amount
    Accessible.onPressAction: asked(query)
    Keys.onReturnPressed: asked(query)
    Keys.onEnterPressed: asked(query)
    Keys.onSpacePressed: asked(query)

    FocusRing { shown: tile.activeFocus }

    HoverHandler {
        id: pointer
        enabled: tile.query !== ""
        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        enabled: tile.query !== ""
        onTapped: tile.asked(tile.query)
    }

    Column {
        id: inside
        x: Theme.medium
        y: Theme.medium
        width: parent.width - 2 * Theme.medium
        spacing: Theme.thin

        AppLabel {
            width: parent.width
            text: tile.label
            dim: true
            size: Theme.caption
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(9 * Theme.scale)
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }

        AppLabel {
            width: parent.width
            text: tile.amount
            strong: true
            size: Theme.title
            color: tile.ink
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.caption
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
