import QtQuick
import Mazzo

// A surface that holds what belongs together.
Rectangle {
    default property alias content: inside.data
    property int padding: Theme.large

    implicitHeight: inside.implicitHeight + 2 * padding
    implicitWidth: inside.implicitWidth + 2 * padding
    radius: Theme.radius + 2
    color: Theme.panel
    border.width: 1
    border.color: Theme.line

    Column {
        id: inside
        x: parent.padding
        y: parent.padding
        width: parent.width - 2 * parent.padding
        spacing: Theme.medium
    }
}
