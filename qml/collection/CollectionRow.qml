// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// A card with the numbers of its copies.
Rectangle {
    id: row

    required property int index
    required property string cardId
    required property string name
    required property string typeLine
    required property int typeIndex
    required property int owned
    required property int inDecks
    required property int free
    required property int wanted
    required property int lent
    required property string places
    required property bool chosen
    required property CollectionColumns columns
    property bool focused: false
    property bool open: false   // its lots are shown in the side panel

    signal opened()
    signal marked(bool range)
    signal counted(int by)

    implicitHeight: Theme.row
    color: focused || open ? Theme.chosen : chosen ? Theme.raised : pointer.hovered ? Theme.hovered : "transparent"
    Accessible.role: Accessible.Row
    Accessible.selected: chosen
    Accessible.name: [
        name,
        typeLine,
        qsTr("%1 owned").arg(owned),
        qsTr("%1 in decks").arg(inDecks),
        free < 0 ? qsTr("%1 missing").arg(-free) : qsTr("%1 free").arg(free),
        qsTr("%1 wanted").arg(wanted),
        qsTr("%1 lent").arg(lent)
    ].join(". ") + (places !== "" ? ". " + places : "")   // qmllint disable type
    Accessible.onPressAction: opened()

    component Amount: AppLabel {
        property int value: 0
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.NoWrap
        text: value === 0 ? "–"
            : value < 0 ? "−" + (-value).toLocaleString(Qt.locale(), "f", 0)
            : value.toLocaleString(Qt.locale(), "f", 0)
        dim: value === 0
        Accessible.ignored: true
    }

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

    HoverHandler {
        id: pointer
        onHoveredChanged: hovered ? CardHover.enter(row, row.cardId, "") : CardHover.leave(row)
        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        acceptedModifiers: Qt.NoModifier
        onTapped: row.opened()
    }

    TapHandler {
        acceptedModifiers: Qt.ControlModifier
        onTapped: row.marked(false)
    }

    TapHandler {
        acceptedModifiers: Qt.ShiftModifier
        onTapped: row.marked(true)
    }

    RowLayout {
        anchors.fill: parent
        spacing: Theme.small

        CheckMark {
            Layout.preferredWidth: row.columns.mark
            text: qsTr("Select %1").arg(row.name)
            checked: row.chosen
            focusPolicy: Qt.NoFocus
            onClicked: row.marked(false)
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.minimumWidth: row.columns.card
            spacing: Theme.small

            Glyph {
                implicitWidth: Theme.smallIcon
                implicitHeight: implicitWidth
                name: "shape-" + (row.typeIndex % 6)
                color: Theme.typeColour(row.typeIndex)
            }

            AppLabel {
                Layout.fillWidth: true
                text: row.name
                strong: true
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }

            Row {
                visible: pointer.hovered || row.focused

                IconButton {
                    glyph: "minus"
                    text: qsTr("Remove one copy of %1").arg(row.name)
                    implicitHeight: Theme.smallControl
                    implicitWidth: implicitHeight
                    focusPolicy: Qt.NoFocus
                    enabled: row.owned > row.lent
                    onClicked: row.counted(-1)
                }

                IconButton {
                    glyph: "plus"
                    text: qsTr("Add one copy of %1").arg(row.name)
                    implicitHeight: Theme.smallControl
                    implicitWidth: implicitHeight
                    focusPolicy: Qt.NoFocus
                    onClicked: row.counted(1)
                }
            }
        }

        AppLabel {
            visible: row.columns.withType
            Layout.preferredWidth: row.columns.type
            text: row.typeLine
            dim: true
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }

        Amount {
            Layout.preferredWidth: row.columns.owned
            value: row.owned
            strong: true
        }

        Amount {
            Layout.preferredWidth: row.columns.indecks
            visible: row.columns.withBound
            value: row.inDecks
        }

        Amount {
            Layout.preferredWidth: row.columns.free
            value: row.free
            color: row.free < 0 ? Theme.danger : dim ? Theme.muted : Theme.text
            strong: row.free < 0
        }

        Amount {
            Layout.preferredWidth: row.columns.wanted
            value: row.wanted
            color: row.wanted > 0 ? Theme.caution : Theme.muted
        }

        Amount {
            Layout.preferredWidth: row.columns.lent
            visible: row.columns.withBound
            value: row.lent
        }

        AppLabel {
            visible: row.columns.withPlace
            Layout.preferredWidth: row.columns.place
            Layout.leftMargin: Theme.medium
            rightPadding: Theme.small
            text: row.places
            dim: true
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
