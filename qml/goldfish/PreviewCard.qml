// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Cards
import Mazzo.Controls

// The previewed card: its whole text, and its state on the table. It scrolls if there is too little space.
Rectangle {
    id: card

    required property GoldfishTable table
    property bool framed: true           // a card; else the content of a sheet that has the name as its title
    readonly property CardPreview preview: table.preview
    readonly property color hue: Theme.typeColour(preview.typeIndex)
    readonly property int edge: framed ? Theme.small + 2 : 0

    function scroll(by: real) {
        view.contentY = Math.max(0, Math.min(view.contentHeight - view.height, view.contentY + by))
    }

    implicitHeight: head.height + inside.implicitHeight + 2 * edge
    radius: framed ? Theme.radius + 2 : 0
    color: Theme.panel
    border.width: framed ? 1 : 0
    border.color: Theme.line
    opacity: preview.shown ? 1 : 0
    Accessible.role: Accessible.Grouping
    Accessible.name: {
        const states = preview.states.join(", ")   // qmllint disable type
        let name = qsTr("Card: %1").arg(preview.name)
        for (const part of [preview.where, states, preview.typeLine, preview.printed])
            if (part !== "") name += ". " + part
        return name
    }
    Connections {
        target: card.preview
        function onChanged() { view.contentY = 0 }
    }

    Item {
        id: head
        width: parent.width
        height: card.framed ? name.y + name.height + Theme.small : 3
        AppLabel {
            id: name
            visible: card.framed
            x: card.edge
            y: card.edge
            width: parent.width - 2 * card.edge - (unknown.visible ? unknown.width + Theme.small : 0)
            text: card.preview.name
            strong: true
            Accessible.ignored: true
        }
        Badge {
            id: unknown
            visible: card.framed && card.preview.unknowns > 0
            anchors.right: parent.right
            anchors.rightMargin: card.edge
            y: card.edge
            words: "? " + card.preview.unknowns
            ink: Theme.unknown
            Accessible.name: qsTr("%n value(s) unknown", "", card.preview.unknowns)
        }
        Rectangle {
            anchors.bottom: parent.bottom
            x: card.border.width
            width: parent.width - 2 * x
            height: 3
            color: card.hue
        }
    }
    Flickable {
        id: view
        x: card.edge
        y: head.height
        width: parent.width - 2 * card.edge
        height: parent.height - y - card.edge
        contentHeight: inside.implicitHeight
        clip: contentHeight > height
        interactive: clip
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollLine {}
        Column {
            id: inside
            width: parent.width - (view.contentHeight > view.height ? Theme.medium : 0)
            topPadding: Theme.small
            spacing: Theme.tiny + 2
            CardImage {
                visible: picture !== "" && status !== Image.Error
                width: parent.width
                height: Math.round(width * (isArt ? 0.6 : 1.1))
                picture: card.preview.picture
                fillMode: Image.PreserveAspectFit
            }
            Row {
                width: parent.width
                spacing: Theme.tiny + 2
                Glyph {
                    id: shape
                    width: Theme.smallIcon
                    height: width
                    name: "shape-" + (card.preview.typeIndex % 6)
                    color: card.hue
                }
                AppLabel {
                    width: parent.width - shape.width - parent.spacing
                    text: card.preview.typeLine
                    dim: true
                    size: Theme.caption
                    Accessible.ignored: true
                }
            }
            AppLabel {
                width: parent.width
                visible: text !== ""
                text: card.preview.printed
                size: Theme.caption
                lineHeight: 1.25
                Accessible.ignored: true
            }
            Flow {
                width: parent.width
                spacing: Theme.tiny
                Repeater {
                    model: card.preview.numbers
                    Rectangle {
                        id: pill
                        required property string modelData
                        implicitWidth: figure.implicitWidth + Theme.small + 2
                        implicitHeight: Math.round(20 * Theme.scale)
                        radius: Theme.tagRadius
                        color: Theme.raised
                        Text {
                            id: figure
                            anchors.centerIn: parent
                            textFormat: Text.PlainText
                            text: pill.modelData
                            color: pill.modelData.endsWith("?") ? Theme.unknown : Theme.text
                            font.pixelSize: Theme.footnote
                        }
                    }
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.tiny
                Badge {
                    visible: card.preview.where !== ""
                    words: card.preview.where
                    widest: parent.width
                    Accessible.ignored: true
                }
                Repeater {
                    model: card.preview.states
                    Badge {
                        required property string modelData
                        words: modelData
                        ink: Theme.accent
                        widest: inside.width
                        Accessible.ignored: true
                    }
                }
                Badge {
                    visible: card.preview.setLabel !== ""
                    words: card.preview.setLabel
                    glyph: "warning"
                    ink: Theme.caution
                    widest: parent.width
                }
                Badge {
                    visible: card.preview.provisional
                    words: qsTr("provisional")
                    glyph: "pencil"
                    ink: Theme.caution
                }
            }
        }
    }
}
