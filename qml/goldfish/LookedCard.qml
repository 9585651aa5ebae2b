// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// The card that is looked at: its whole text, and how it lies on the table. What has no room is scrolled to.
Rectangle {
    id: card

    required property GoldfishTable table
    property bool framed: true           // a card; else the inside of a sheet that has its name already
    readonly property var seen: table.looked
    readonly property bool shown: seen.name !== undefined
    readonly property color hue: Theme.typeColour(seen.typeIndex ?? 0)
    readonly property int edge: framed ? Theme.small + 2 : 0

    function scroll(by: real) { view.contentY = Math.max(0, Math.min(view.contentHeight - view.height, view.contentY + by)) }

    implicitHeight: head.height + inside.implicitHeight + 2 * edge
    radius: framed ? Theme.radius + 2 : 0
    color: Theme.panel
    border.width: framed ? 1 : 0
    border.color: Theme.line
    opacity: shown ? 1 : 0
    Accessible.role: Accessible.Grouping
    Accessible.name: [qsTr("Card: %1").arg(seen.name ?? ""), seen.where ?? "", (seen.states ?? []).join(", "), seen.typeLine ?? "", seen.printed ?? ""].filter(part => part !== "").join(". ")
    onSeenChanged: view.contentY = 0

    Item {
        id: head
        width: parent.width
        height: card.framed ? name.y + name.height + Theme.small : 3
        AppLabel { id: name; visible: card.framed; x: card.edge; y: card.edge; width: parent.width - 2 * card.edge - (unknown.visible ? unknown.width + Theme.small : 0); text: card.seen.name ?? ""; strong: true; Accessible.ignored: true }
        Badge { id: unknown; visible: card.framed && (card.seen.unknowns ?? 0) > 0; anchors.right: parent.right; anchors.rightMargin: card.edge; y: card.edge; words: "? " + (card.seen.unknowns ?? 0); ink: Theme.unknown; Accessible.name: qsTr("%n value(s) unknown", "", card.seen.unknowns ?? 0) }
        Rectangle { anchors.bottom: parent.bottom; x: card.border.width; width: parent.width - 2 * x; height: 3; color: card.hue }
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
            Row {
                width: parent.width
                spacing: Theme.tiny + 2
                Glyph { id: shape; width: Math.round(16 * Theme.scale); height: width; name: "shape-" + ((card.seen.typeIndex ?? 0) % 6); color: card.hue }
                AppLabel { width: parent.width - shape.width - parent.spacing; text: card.seen.typeLine ?? ""; dim: true; size: Theme.caption; Accessible.ignored: true }
            }
            AppLabel { width: parent.width; visible: text !== ""; text: card.seen.printed ?? ""; size: Theme.caption; lineHeight: 1.25; Accessible.ignored: true }
            Flow {
                width: parent.width
                spacing: Theme.tiny
                Repeater {
                    model: card.seen.numbers ?? []
                    Rectangle {
                        id: pill
                        required property string modelData
                        implicitWidth: figure.implicitWidth + Theme.small + 2
                        implicitHeight: Math.round(20 * Theme.scale)
                        radius: 4
                        color: Theme.raised
                        Text { id: figure; anchors.centerIn: parent; text: pill.modelData; color: pill.modelData.endsWith("?") ? Theme.unknown : Theme.text; font.pixelSize: Math.round(11 * Theme.scale) }
                    }
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.tiny
                Badge { visible: (card.seen.where ?? "") !== ""; words: card.seen.where ?? ""; widest: parent.width; Accessible.ignored: true }
                Repeater {
                    model: card.seen.states ?? []
                    Badge { required property string modelData; words: modelData; ink: Theme.accent; widest: inside.width; Accessible.ignored: true }
                }
                Badge { visible: (card.seen.setLabel ?? "") !== ""; words: card.seen.setLabel ?? ""; glyph: "warning"; ink: Theme.caution; widest: parent.width }
                Badge { visible: card.seen.provisional ?? false; words: qsTr("provisional"); glyph: "pencil"; ink: Theme.caution }
            }
        }
    }
}
