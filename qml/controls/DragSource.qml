// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Makes an item draggable, with its image below the pointer. The data is in the Drag of the item.
DragHandler {
    id: source

    required property Item carried

    target: null
    // Not a binding: Qt runs the whole drag before the binding is evaluated.
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
