// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// A deck and how much of it the player owns. Several selected decks are checked together.
Rectangle {
    id: row

    required property int index
    required property string name
    required property bool precon
    required property bool built
    required property int amount
    required property int lacking
    required property int percent
    required property string detail
    required property bool chosen
    required property string spoken
    property bool focused: false
    readonly property color ink: amount === 0 ? Theme.muted
        : lacking === 0 ? Theme.good
        : percent >= 90 ? Theme.caution
        : Theme.danger

    signal toggled()
    signal builtToggled()

    implicitHeight: inside.implicitHeight + 2 * Theme.small
    radius: Theme.radius
    color: chosen ? Theme.chosen : pointer.hovered ? Theme.hovered : Theme.raised
    border.width: Theme.hairline
    border.color: chosen ? Theme.accent : Theme.line
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: chosen
    Accessible.name: spoken
    Accessible.onPressAction: toggled()

    FocusRing {
        shown: row.focused
        anchors.margins: 0
    }

    HoverHandler {
        id: pointer
        cursorShape: Qt.PointingHandCursor
    }

    TapHandler { onTapped: row.toggled() }

    ColumnLayout {
        id: inside
        x: Theme.small
        y: Theme.small
        width: parent.width - 2 * Theme.small
        spacing: Theme.tiny

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.small

            CheckMark {
                implicitWidth: Math.round(22 * Theme.scale)
                implicitHeight: implicitWidth
                checked: row.chosen
                text: qsTr("Select %1").arg(row.name)
                focusPolicy: Qt.NoFocus
                onClicked: row.toggled()
            }

            AppLabel {
                Layout.fillWidth: true
                text: row.name
                strong: true
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }

            Glyph {
                implicitWidth: Theme.smallIcon
                implicitHeight: implicitWidth
                name: row.amount === 0 ? "minus" : row.lacking === 0 ? "passed" : "unfinished"
                color: row.ink
            }

            AppLabel {
                text: qsTr("%1 %").arg(row.percent)
                strong: true
                color: row.ink
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }

        Rectangle {
            Layout.fillWidth: true
            Layout.preferredHeight: 4
            radius: Theme.barRadius
            color: Theme.line

            Rectangle {
                width: parent.width * row.percent / 100
                height: parent.height
                radius: Theme.barRadius
                color: row.ink
            }
        }

        RowLayout {
            Layout.fillWidth: true

            AppLabel {
                Layout.fillWidth: true
                text: row.detail
                dim: true
                size: Theme.caption
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            Badge {
                visible: row.precon
                words: qsTr("starter deck")
            }

            Chip {
                visible: !row.precon
                implicitHeight: Math.round(24 * Theme.scale)
                text: row.built ? qsTr("Built") : qsTr("Build")
                spoken: row.built ? qsTr("Take %1 apart").arg(row.name) : qsTr("Build %1").arg(row.name)
                checked: row.built
                focusPolicy: Qt.TabFocus
                onClicked: row.builtToggled()
            }
        }
    }
}
