import QtQuick
import QtQuick.Layouts
import Mazzo

// The bar on top of a page: its name, and what can be done there.
Rectangle {
    id: header

    required property string title
    property alias leading: before.data      // stands before the name
    default property alias actions: row.data

    implicitHeight: Window.height < 600 * Theme.scale ? Theme.control + 2 * Theme.small : Math.round(60 * Theme.scale)
    color: Theme.panel
    Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: 1; color: Theme.line }

    RowLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: Theme.large
        anchors.rightMargin: Theme.large
        spacing: Theme.small
        Row { id: before; visible: children.length > 0 }
        Words {
            visible: text !== ""
            text: header.title
            size: Theme.title
            strong: true
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            // Where there is too little room it is the name that is cut, never a button.
            Layout.fillWidth: true
            Layout.minimumWidth: Math.min(Math.ceil(implicitWidth), Math.round(48 * Theme.scale))
            Layout.maximumWidth: Math.ceil(implicitWidth)
            Layout.rightMargin: Theme.small
            Accessible.role: Accessible.Heading
        }
    }
}
