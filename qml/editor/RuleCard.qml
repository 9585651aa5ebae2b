// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// One rule: status, numbers, clause and fixes. Expanded it shows the wording and its source.
Rectangle {
    id: card

    required property int index
    required property string status
    required property string title
    required property string details
    required property string clause
    required property string source
    required property int have
    required property int least
    required property int most
    required property var fixes
    required property string words
    property bool focused: false
    property bool open: false
    readonly property bool holds: status === "passed"
    readonly property color ink: status === "broken" ? Theme.danger
        : status === "unfinished" || status === "advice" ? Theme.caution
        : status === "unknown" ? Theme.unknown
        : Theme.good
    readonly property string stateText: status === "broken" ? qsTr("broken")
        : status === "unfinished" ? qsTr("unfinished")
        : status === "advice" ? qsTr("advice")
        : status === "unknown" ? qsTr("unknown")
        : qsTr("met")

    signal fixed(int fix)
    signal candidatesWanted()

    implicitHeight: inside.implicitHeight + 2 * Theme.medium
    radius: Theme.radius
    color: pointer.hovered ? Theme.hovered : Theme.raised
    clip: true
    Accessible.role: Accessible.ListItem
    Accessible.name: [title, stateText, holds ? "" : details.replace(/\.$/, ""), clause]
        .filter(t => t !== "").join(". ")
    Accessible.description: card.open ? words + ". " + source : ""
    Accessible.onPressAction: card.open = !card.open

    HoverHandler { id: pointer }
    TapHandler { onTapped: card.open = !card.open }

    Rectangle {
        width: 4
        height: parent.height
        color: card.ink
    }

    FocusRing {
        shown: card.focused
        anchors.margins: 0
    }

    Column {
        id: inside
        x: Theme.large
        y: Theme.medium
        width: parent.width - Theme.large - Theme.medium
        spacing: Theme.snug

        RowLayout {
            width: parent.width
            spacing: Theme.small

            Glyph {
                Layout.alignment: Qt.AlignTop
                implicitWidth: Math.round(18 * Theme.scale)
                implicitHeight: implicitWidth
                name: card.status === "unknown" ? "question" : card.status === "advice" ? "warning" : card.status
                color: card.ink
            }

            AppLabel {
                Layout.fillWidth: true
                text: card.title
                strong: !card.holds
                Accessible.ignored: true
            }

            AppLabel {
                Layout.alignment: Qt.AlignTop
                text: card.clause
                dim: true
                size: Theme.caption
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }

        AppLabel {
            width: parent.width
            visible: !card.holds || card.open
            text: card.details
            Accessible.ignored: true
        }

        Rectangle {
            readonly property int goal: card.least > 0 ? card.least : card.most
            width: parent.width
            height: 5
            radius: Theme.barRadius
            visible: !card.holds && card.have >= 0 && goal > 0
            color: Theme.line

            Rectangle {
                height: parent.height
                radius: Theme.barRadius
                width: parent.width * Math.min(1, card.have / Math.max(1, parent.goal))
                color: card.ink
            }
        }

        AppLabel {
            width: parent.width
            visible: card.open && card.words !== ""
            text: card.words
            dim: true
            Accessible.ignored: true
        }

        AppLabel {
            width: parent.width
            visible: (!card.holds || card.open) && card.source !== ""
            text: card.source
            dim: true
            size: Theme.footnote
        }

        Flow {
            width: parent.width
            spacing: Theme.snug
            visible: card.fixes.length > 0 || card.status === "unfinished"

            Repeater {
                model: card.fixes

                ActionButton {
                    required property int index
                    required property string modelData
                    small: true
                    lit: true
                    wraps: true
                    width: Math.min(implicitWidth, inside.width)
                    text: modelData
                    onClicked: card.fixed(index)
                }
            }

            ActionButton {
                visible: card.status === "unfinished"
                small: true
                lit: true
                text: qsTr("Show candidates")
                onClicked: card.candidatesWanted()
            }
        }
    }
}
