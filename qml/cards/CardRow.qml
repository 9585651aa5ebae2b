// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// A card in the list of search results.
Rectangle {
    id: row

    required property int index
    required property string cardId
    required property string name
    required property string typeLine
    required property int typeIndex
    required property var numbers
    required property string setLabel
    required property bool provisional
    required property int unknowns
    required property bool undecided
    required property int amount
    required property int owned
    required property string spoken
    required property string picture
    property bool focused: false
    property bool adding: false
    readonly property bool narrow: width < Theme.narrowPage    // the name, and what is most important of the rest
    readonly property bool middling: width < Theme.mediumPage   // no numbers, or only the first
    readonly property var known: numbers.filter(words => !words.endsWith("?"))
    readonly property var brief: known.filter(words => words.length <= 9).slice(0, width < 360 * Theme.scale ? 1 : 2)
    readonly property string trait: typeLine.split(" · ")[1] ?? ""   // after the type: a colour or race

    signal opened()
    signal detailsWanted()

    implicitHeight: Theme.row
    color: focused ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.onPressAction: opened()

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    FocusRing {
        shown: row.focused
        anchors.margins: 0
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.small
        anchors.rightMargin: Theme.small
        spacing: Theme.medium

        CardImage {
            visible: row.picture !== ""
            Layout.preferredWidth: Math.round(height * 0.72)
            Layout.preferredHeight: row.height - Theme.tiny
            picture: row.picture
            fillMode: Image.PreserveAspectCrop
            clip: true
        }

        Glyph {
            visible: row.picture === ""
            implicitWidth: Theme.icon
            implicitHeight: Theme.icon
            name: "shape-" + (row.typeIndex % 6)
            color: Theme.typeColour(row.typeIndex)
        }

        AppLabel {
            Layout.preferredWidth: row.width * (row.narrow ? 0.5 : row.middling ? 0.32 : 0.22)
            Layout.minimumWidth: Math.min(implicitWidth, 96 * Theme.scale)   // twelve letters
            Layout.fillWidth: row.narrow
            text: row.name
            strong: true
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }

        AppLabel {
            visible: !row.narrow
            Layout.preferredWidth: row.width * 0.34
            Layout.fillWidth: row.middling
            text: row.typeLine
            dim: true
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }

        AppLabel {
            visible: row.narrow && text !== ""
            Layout.maximumWidth: row.width * 0.2
            text: row.trait
            dim: true
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            size: Theme.caption
        }

        AppLabel {
            visible: !row.middling || (row.narrow && row.brief.length > 0)
            Layout.fillWidth: !row.middling
            Layout.maximumWidth: row.narrow ? row.width * 0.3 : -1
            text: (row.narrow ? row.brief : row.known).join("   ")
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            size: Theme.caption
        }

        Row {
            visible: row.owned > 0
            spacing: Theme.tiny

            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.tinyIcon
                height: width
                name: "collection"
                color: Theme.muted
            }

            AppLabel {
                text: row.owned
                dim: true
                size: Theme.caption
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }

        CopiesBadge {
            visible: row.adding && row.amount > 0
            amount: row.amount
        }

        Badge {
            visible: row.setLabel !== "" && !row.narrow
            words: row.setLabel
            glyph: "warning"
            ink: Theme.caution
            widest: row.width * 0.22
        }

        Badge {
            visible: row.provisional && !row.narrow
            words: qsTr("provisional")
            glyph: "pencil"
            ink: Theme.caution
        }

        Badge {
            visible: row.undecided
            words: "? " + qsTr("undecided")
            ink: Theme.unknown
        }

        Badge {
            visible: row.unknowns > 0
            words: row.narrow ? "? " + row.unknowns : "? " + qsTr("%n unknown", "", row.unknowns)
            ink: Theme.unknown
        }
    }

    HoverHandler {
        id: pointer
        cursorShape: Qt.PointingHandCursor
        onHoveredChanged: hovered ? CardHover.enter(row, row.cardId, "") : CardHover.leave(row)
    }

    TapHandler {
        acceptedButtons: Qt.LeftButton
        onTapped: row.opened()
    }

    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: row.detailsWanted()
    }

    DragSource {
        enabled: row.adding
        carried: row
    }
    Drag.dragType: Drag.Automatic
    Drag.supportedActions: Qt.CopyAction
    Drag.keys: ["mazzo/card"]
    Drag.mimeData: ({ "mazzo/card": row.cardId })
}
