// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App

// Shown where there is no content: says why and what to do.
Column {
    id: empty

    required property string glyph
    required property string title
    property string words
    property string detail
    property color glyphColor: Theme.muted
    default property alias actions: row.data

    spacing: Theme.medium

    Glyph {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.round(52 * Theme.scale)
        height: width
        name: empty.glyph
        color: empty.glyphColor
    }

    AppLabel {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: empty.title
        size: Theme.title
        strong: true
    }

    AppLabel {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        visible: text !== ""
        text: empty.words
        dim: true
    }

    AppLabel {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        visible: text !== ""
        text: empty.detail
        font.family: "monospace"
        size: Theme.caption
        wrapMode: Text.WrapAnywhere
    }

    Row {
        id: row
        anchors.horizontalCenter: parent.horizontalCenter
        topPadding: Theme.small
        spacing: Theme.small
    }
}
