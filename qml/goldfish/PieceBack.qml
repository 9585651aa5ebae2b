pragma ComponentBehavior: Bound
import QtQuick
import Mazzo

// The back of a card: stripes.
Item {
    id: back

    clip: true
    Repeater {
        model: back.visible ? 16 : 0
        Rectangle {
            required property int index
            x: -back.height + index * Math.round(18 * Theme.scale)
            y: -back.height * 0.5
            width: Math.round(7 * Theme.scale)
            height: back.height * 2.2
            rotation: 35
            color: Theme.line
            antialiasing: true
        }
    }
}
