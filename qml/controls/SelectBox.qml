// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App

// A combo box.
ComboBox {
    id: box

    required property string label
    property bool prefixed: false   // show the label before the choice
    property bool small: false

    spacing: Theme.tiny
    implicitHeight: Theme.control
    implicitWidth: Math.max(Math.round((small ? 72 : 150) * Theme.scale),
                            words.implicitWidth + leftPadding + rightPadding)
    font.pixelSize: small ? Theme.caption : Theme.body
    Accessible.role: Accessible.ComboBox
    Accessible.name: label + ": " + displayText
    // Enter opens the list, as it presses other buttons. While the list is open, Qt handles Enter. Both happen on key
    // release.
    property bool entered: false
    Keys.onPressed: event => {
        entered = !popup.visible && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
        event.accepted = entered
    }
    Keys.onReleased: event => {
        event.accepted = entered
        if (entered) popup.open()
        entered = false
    }

    indicator: Glyph {
        x: box.width - width - Theme.small
        y: (box.height - height) / 2
        width: Theme.smallIcon
        height: width
        name: "down"
        color: Theme.muted
    }
    contentItem: Text {
        id: words
        leftPadding: Theme.medium
        rightPadding: Theme.small
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        textFormat: Text.PlainText
        text: box.prefixed ? qsTr("%1: %2").arg(box.label).arg(box.displayText) : box.displayText
        font: box.font
        color: Theme.text
    }
    background: Rectangle {
        radius: Theme.radius
        color: box.hovered ? Theme.hovered : Theme.raised
        border.width: Theme.hairline
        border.color: Theme.line

        FocusRing { shown: box.visualFocus }
    }
    delegate: ItemDelegate {
        id: choice
        required property int index
        required property var model
        width: ListView.view.width
        height: Theme.control
        // For a list of objects modelData is the whole object.
        text: model.modelData !== undefined ? model.modelData[box.textRole] : model[box.textRole]
        highlighted: box.highlightedIndex === index
        Accessible.name: text
        contentItem: Text {
            textFormat: Text.PlainText
            text: choice.text
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
            color: Theme.text
            font.pixelSize: Theme.body
            font.weight: box.currentIndex === choice.index ? Font.DemiBold : Font.Normal
        }
        background: Rectangle {
            radius: Theme.innerRadius
            color: choice.highlighted ? Theme.hovered : "transparent"
        }
    }
    popup: Popup {
        y: box.height + 4
        width: Math.max(box.width, Math.round(200 * Theme.scale))
        implicitHeight: Math.min(contentItem.implicitHeight + 2 * padding, Theme.popupHeight)
        padding: Theme.tiny
        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: box.popup.visible ? box.delegateModel : null
            currentIndex: box.highlightedIndex
            ScrollBar.vertical: ScrollLine {}
        }
        background: Rectangle {
            radius: Theme.radius
            color: Theme.panel
            border.width: Theme.hairline
            border.color: Theme.outline
        }
    }
}
