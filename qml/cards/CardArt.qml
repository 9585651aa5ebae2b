import QtQuick
import Mazzo
import Mazzo.App

// The picture of a card that has none: its type's drawing on its colour. Each of the four frames lays it out in its own way.
Item {
    id: art

    required property color hue
    required property string shape
    required property int frame
    required property int drawing
    readonly property color strong: Qt.rgba(hue.r, hue.g, hue.b, Theme.dark ? 0.42 : 0.30)
    readonly property color weak: Qt.rgba(hue.r, hue.g, hue.b, 0.06)

    clip: true
    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            orientation: art.frame === 1 ? Gradient.Vertical : Gradient.Horizontal
            GradientStop { position: 0; color: art.frame === 2 ? art.weak : art.strong }
            GradientStop { position: art.frame === 2 ? 0.5 : 1; color: art.frame === 2 ? art.strong : art.weak }
            GradientStop { position: 1; color: art.weak }
        }
    }
    Rectangle { width: parent.width; height: 2; color: art.hue }
    Rectangle { visible: art.frame !== 0; y: parent.height - 2; width: parent.width; height: 2; color: art.hue }
    Rectangle { visible: art.frame === 3; width: 6; height: parent.height; color: art.hue }
    Rectangle {
        visible: art.frame === 2
        anchors.centerIn: parent
        width: art.drawing * 1.35
        height: width
        radius: width / 2
        color: "transparent"
        border.width: 2
        border.color: art.hue
    }
    Glyph {
        anchors.verticalCenter: parent.verticalCenter
        x: art.frame === 3 ? Theme.huge : (parent.width - width) / 2
        width: art.drawing
        height: width
        name: art.shape
        color: art.hue
    }
}
