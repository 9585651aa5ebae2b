import QtQuick
import Mazzo

// A setting: its name and what it does on the left, its control on the right, or below if there is no room.
Flow {
    id: row

    required property string title
    property string about
    default property alias control: place.data

    spacing: Theme.small
    Column {
        width: Math.min(row.width, Math.round(300 * Theme.scale))
        spacing: 2
        Words { width: parent.width; text: row.title; strong: true }
        Words { width: parent.width; visible: text !== ""; text: row.about; dim: true; size: Theme.caption }
    }
    Item { id: place; implicitWidth: childrenRect.width; implicitHeight: childrenRect.height; width: implicitWidth; height: implicitHeight }
}
