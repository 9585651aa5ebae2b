// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.Controls

// The win share of a row's strategy against a column's. A click charts the pair.
AbstractButton {
    id: cell

    required property var figures   // {played, text, error, share, spoken}

    // Blue for winning, amber for losing: distinguishable without red and green.
    function shade(share: real): color {
        const strength = Math.min(1, Math.abs(share - 0.5) * 2) * 0.75
        const ink = share >= 0.5 ? Theme.accent : Theme.caution
        return Qt.rgba(ink.r, ink.g, ink.b, strength * (Theme.dark ? 0.7 : 0.6))
    }

    enabled: figures.played
    padding: 0
    Accessible.ignored: !figures.played
    Accessible.name: figures.spoken ?? ""
    Keys.onReturnPressed: clicked()
    background: Rectangle {
        radius: Theme.innerRadius
        color: cell.figures.played ? cell.shade(cell.figures.share) : Theme.raised
        border.width: cell.checked ? Theme.focusWidth : Theme.hairline
        border.color: cell.checked ? Theme.text : Theme.line

        FocusRing { shown: cell.visualFocus }
    }
    contentItem: Item {
        visible: cell.figures.played

        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width

            AppLabel {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: cell.figures.text
                strong: true
                size: Theme.caption
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }

            AppLabel {
                width: parent.width
                visible: text !== ""
                horizontalAlignment: Text.AlignHCenter
                text: cell.figures.error ?? ""
                color: Theme.text
                size: Theme.footnote
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
