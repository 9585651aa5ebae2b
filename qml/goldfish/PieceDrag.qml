// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Lets the player drag a card of the table.
DragHandler {
    id: handler

    required property int pieceId
    required property string name
    property TableDrag drag: null

    target: null
    enabled: drag !== null
    acceptedButtons: Qt.LeftButton
    onActiveChanged: {
        if (active) drag.begin(pieceId, name)
        else drag.drop()
    }
    onCentroidChanged: if (active) drag.moveTo(centroid.scenePosition)
    onCanceled: drag.cancel()
}
