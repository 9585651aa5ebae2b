// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Cards
import Mazzo.Controls

// A row of the deck: a zone, a group, or a card with its copies and buttons.
Rectangle {
    id: row

    required property int index
    required property string kind
    required property string zoneId
    required property string cardId
    required property string name
    required property int amount
    required property int typeIndex
    required property bool unknown
    required property bool guilty
    required property string note
    required property string owned
    required property bool lacking
    required property int goal
    required property string spoken
    required property string picture
    required property string trait
    required property string cost
    required property string numbers
    required property var tags
    required property string effect
    required property string effectAbout
    required property string printing
    property bool focused: false
    property bool selected: false
    readonly property bool isCard: kind === "card"
    readonly property bool isZone: kind === "zone"
    readonly property real nameWidth: letters.width * 12 / 10   // never less than twelve letters
    readonly property bool narrow: width < 330 * Theme.scale    // the name, the cost and the buttons
    readonly property bool wide: width >= 520 * Theme.scale     // all numbers

    signal stepped(int by)
    signal opened()
    signal chosen(bool toggle, bool extend)
    signal menuWanted()
    signal cardDropped(string cardId)
    signal rowDropped(int row)

    implicitHeight: Math.round((isCard ? 32 : isZone ? 38 : 28) * Theme.scale)
    radius: Theme.innerRadius
    color: focused || selected ? Theme.chosen : isCard && pointer.hovered ? Theme.hovered : "transparent"
    Accessible.role: isCard ? Accessible.ListItem : Accessible.Heading
    Accessible.name: spoken
    Accessible.selectable: isCard
    Accessible.selected: selected
    Accessible.onPressAction: opened()

    Rectangle {
        visible: row.selected
        width: 3
        height: parent.height
        radius: Theme.barRadius
        color: Theme.accent
    }

    TextMetrics {
        id: letters
        font.pixelSize: Theme.body
        text: "nnnnnnnnnn"
    }

    FocusRing {
        shown: row.focused
        anchors.margins: 0
    }

    HoverHandler {
        id: pointer
        onHoveredChanged: hovered && row.isCard ? CardHover.enter(row, row.cardId, "") : CardHover.leave(row)
    }

    TapHandler {
        enabled: row.isCard
        acceptedModifiers: Qt.NoModifier
        onTapped: row.chosen(false, false)
        onDoubleTapped: row.opened()
    }

    TapHandler {
        enabled: row.isCard
        acceptedModifiers: Qt.ControlModifier
        onTapped: row.chosen(true, false)
    }

    TapHandler {
        enabled: row.isCard
        acceptedModifiers: Qt.ShiftModifier
        onTapped: row.chosen(false, true)
    }

    TapHandler {
        acceptedButtons: Qt.RightButton
        enabled: row.isCard
        onTapped: row.menuWanted()
    }

    DragSource {
        enabled: row.isCard
        carried: row
    }
    Drag.dragType: Drag.Automatic
    Drag.supportedActions: Qt.MoveAction
    Drag.keys: ["mazzo/row"]
    Drag.mimeData: ({ "mazzo/row": String(row.index) })

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.small
        anchors.rightMargin: Theme.tiny
        spacing: Theme.small

        AppLabel {
            visible: row.isCard
            Layout.preferredWidth: Theme.countWidth
            horizontalAlignment: Text.AlignRight
            text: row.amount
            strong: true
            color: Theme.accent
            wrapMode: Text.NoWrap
        }

        CardImage {
            visible: row.picture !== ""
            Layout.preferredWidth: Math.round(height * 0.72)
            Layout.preferredHeight: row.height - Theme.tiny
            picture: row.picture
            fillMode: Image.PreserveAspectCrop
            clip: true
        }

        Glyph {
            visible: row.isCard && row.picture === ""
            implicitWidth: Math.round(14 * Theme.scale)
            implicitHeight: implicitWidth
            name: row.unknown ? "question" : "shape-" + (row.typeIndex % 6)
            color: row.unknown ? Theme.unknown : Theme.typeColour(Math.max(0, row.typeIndex))
        }

        AppLabel {
            Layout.fillWidth: true
            Layout.minimumWidth: row.isCard ? row.nameWidth : 0
            text: row.name
            strong: row.isZone
            dim: row.kind === "group"
            size: row.isCard ? Theme.body : Theme.caption
            font.capitalization: row.isZone ? Font.AllUppercase : Font.MixedCase
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }

        AppLabel {
            visible: row.printing !== "" && !row.narrow
            Layout.maximumWidth: row.width * 0.25
            text: row.printing
            dim: true
            size: Theme.caption
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }

        Glyph {
            visible: row.isCard && row.guilty
            implicitWidth: Theme.smallIcon
            implicitHeight: implicitWidth
            name: "warning"
            color: Theme.danger
        }

        AppLabel {
            visible: row.note !== "" && (!row.isCard || row.unknown)
            text: row.note
            dim: true
            size: Theme.caption
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }

        Repeater {
            model: row.tags.slice(0, row.wide ? 4 : 2)

            TagMark {
                required property string modelData
                Layout.maximumWidth: row.width * 0.16   // qmllint disable unqualified
                tag: modelData
                whole: row.wide   // qmllint disable unqualified
            }
        }

        AppLabel {
            visible: row.isCard && row.wide && row.numbers !== ""
            Layout.maximumWidth: row.width * 0.3
            text: row.numbers
            dim: true
            size: Theme.caption
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }

        AppLabel {
            visible: row.isCard && !row.narrow && row.trait !== ""
            Layout.maximumWidth: row.width * 0.2
            text: row.trait
            dim: true
            size: Theme.caption
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }

        // What one copy more does to the odds of a question.
        AppLabel {
            id: effectText
            visible: row.isCard && row.effect !== "" && !row.narrow
            text: row.effect
            color: row.effect.startsWith("+") ? Theme.good : row.effect.startsWith("−") ? Theme.danger : Theme.muted
            strong: true
            size: Theme.caption
            wrapMode: Text.NoWrap
            Accessible.ignored: true

            HoverHandler { id: effectPointer }
            Hint { visible: effectPointer.hovered; text: row.effectAbout }
        }

        // Provisional values, and what the player owns, as icons that explain themselves.
        Item {
            visible: row.isCard && row.note !== "" && !row.unknown
            implicitWidth: Theme.tinyIcon
            implicitHeight: Theme.tinyIcon

            Glyph {
                anchors.fill: parent
                name: "pencil"
                color: Theme.caution
            }

            HoverHandler { id: noted }
            Hint { visible: noted.hovered; text: row.note }
        }

        Item {
            visible: row.owned !== ""
            implicitWidth: Theme.tinyIcon
            implicitHeight: Theme.tinyIcon

            Glyph {
                anchors.fill: parent
                name: row.lacking ? "box" : "check"
                color: row.lacking ? Theme.caution : Theme.muted
            }

            HoverHandler { id: counted }
            Hint { visible: counted.hovered; text: row.owned }
        }

        Rectangle {
            visible: row.isCard && row.cost !== ""
            implicitWidth: Math.max(implicitHeight, price.implicitWidth + Theme.small)
            implicitHeight: Theme.stepper - Theme.tiny
            radius: height / 2
            color: Theme.raised
            border.width: Theme.hairline
            border.color: Theme.line

            AppLabel {
                id: price
                anchors.centerIn: parent
                text: row.cost
                strong: true
                color: row.cost === "?" ? Theme.unknown : Theme.text
                size: Theme.caption
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }

        AppLabel {
            visible: !row.isCard
            text: row.goal >= 0 ? qsTr("%1 / %2").arg(row.amount).arg(row.goal) : row.amount
            strong: row.isZone
            dim: row.kind === "group"
            size: Theme.caption
            wrapMode: Text.NoWrap
            rightPadding: Theme.small
        }

        Row {
            visible: row.isCard
            spacing: Theme.thin

            // Hidden buttons keep their space, so that nothing moves below the pointer.
            IconButton {
                opacity: pointer.hovered || row.focused ? 1 : 0
                implicitWidth: Math.round(26 * Theme.scale)
                implicitHeight: implicitWidth
                glyph: "more"
                text: qsTr("Actions for %1").arg(row.name)
                focusPolicy: Qt.NoFocus
                onClicked: row.menuWanted()
            }

            IconButton {
                implicitWidth: Math.round(26 * Theme.scale)
                implicitHeight: implicitWidth
                glyph: "minus"
                text: qsTr("Remove one copy of %1").arg(row.name)
                focusPolicy: Qt.NoFocus
                onClicked: row.stepped(-1)
            }

            IconButton {
                implicitWidth: Math.round(26 * Theme.scale)
                implicitHeight: implicitWidth
                glyph: "plus"
                text: qsTr("Add one copy of %1").arg(row.name)
                focusPolicy: Qt.NoFocus
                onClicked: row.stepped(1)
            }
        }
    }

    DropArea {
        id: place
        anchors.fill: parent
        keys: ["mazzo/card", "mazzo/row"]
        onDropped: drop => {
            if (drop.formats.indexOf("mazzo/card") >= 0) row.cardDropped(drop.getDataAsString("mazzo/card"))
            else row.rowDropped(Number(drop.getDataAsString("mazzo/row")))
            drop.accept()
        }

        Rectangle {
            anchors.fill: parent
            visible: place.containsDrag
            color: "transparent"
            radius: Theme.radius
            border.width: Theme.focusWidth
            border.color: Theme.accent
        }
    }
}
