// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Text to read. Sizes and colours come from the theme.
Text {
    property bool dim: false
    property bool strong: false
    property int size: Theme.body

    color: dim ? Theme.muted : Theme.text
    font.pixelSize: size
    font.weight: strong ? Font.DemiBold : Font.Normal
    wrapMode: Text.Wrap
    textFormat: Text.PlainText
    lineHeight: wrapMode === Text.NoWrap ? 1 : 1.15   // a single line stays vertically centred
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}
