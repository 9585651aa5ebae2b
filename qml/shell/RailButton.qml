import QtQuick
import QtQuick.Templates as T
import Mazzo
import Mazzo.App

// A page's button in the rail: drawing above, word below. Qt 6.4 tells a control's role by its type, whatever Accessible.role says.
T.TabButton {
    id: button

    required property string glyph

    implicitHeight: drawing.height + Theme.tiny + word.implicitHeight + 2 * Theme.small
    implicitWidth: Theme.railWidth - 2 * Theme.small
    checkable: false   // the page decides
    autoExclusive: false
    focusPolicy: Qt.StrongFocus
    Accessible.name: text
    Accessible.checked: checked
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.radius
        color: button.checked ? Theme.chosen : button.hovered ? Theme.hovered : "transparent"
        // Chosen is told by this bar as well as by colour.
        Rectangle {
            visible: button.checked
            x: -Theme.tiny
            anchors.verticalCenter: parent.verticalCenter
            width: 3
            height: parent.height / 2
            radius: 1.5
            color: Theme.accent
        }
        FocusRing { shown: button.visualFocus }
    }
    contentItem: Item {
        Column {
            anchors.centerIn: parent
            width: parent.width
            spacing: Math.max(0, Math.min(Theme.tiny, button.height - drawing.height - word.implicitHeight - 2))
            Glyph {
                id: drawing
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.icon + 2
                height: width
                name: button.glyph
                color: button.checked ? Theme.accent : Theme.muted
            }
            Text {
                id: word
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 10
                text: button.text
                color: button.checked ? Theme.text : Theme.muted
                font.pixelSize: Theme.caption
                font.weight: button.checked ? Font.DemiBold : Font.Normal
            }
        }
    }
}
