// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

// The tool tip of an icon, for pointer and keyboard.
ToolTip {
    id: hint

    delay: 500
    font.pixelSize: Theme.caption
    padding: Theme.small
    contentItem: AppLabel {
        text: hint.text
        size: Theme.caption
        wrapMode: Text.NoWrap
    }
    background: Rectangle {
        radius: Theme.innerRadius
        color: Theme.raised
        border.width: Theme.hairline
        border.color: Theme.outline
    }
}
