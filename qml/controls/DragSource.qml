// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Lets an item be dragged, with its picture below the pointer. The item says in its Drag what it carries.
DragHandler {
    id: source

    required property Item carried

    target: null
    // Not a binding: Qt takes the drag to its end before the binding is done.
    onActiveChanged: {
        if (!active) {
            carried.Drag.active = false
            return
        }
        carried.Drag.hotSpot = centroid.pressPosition
        carried.grabToImage(picture => {
            if (!source.active) return
            source.carried.Drag.imageSource = picture.url
            source.carried.Drag.active = true
        })
    }
}
