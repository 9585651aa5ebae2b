// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The player's picture of a card, decoded on a worker thread. Nothing is shown before it is there, or if it is damaged.
Image {
    id: image

    property string picture              // its address; empty if there is none
    readonly property int shownWidth: Math.round(width * Screen.devicePixelRatio)

    readonly property bool ready: status === Image.Ready
    readonly property bool isArt: picture.startsWith("image://card/art/")

    source: picture
    // A few widths only, so that resizing does not decode it again and again.
    sourceSize.width: shownWidth <= 160 ? 160 : shownWidth <= 360 ? 360 : 760
    asynchronous: true
    smooth: true
    mipmap: true
    Accessible.ignored: true
}
