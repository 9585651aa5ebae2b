// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.Controls

// A card of somebody's layer, or a value that both sides have, but not the same.
Rectangle {
    id: row

    required property int index
    required property string kind
    required property string name
    required property string words
    required property string mine
    required property string theirs
    required property bool chooses
    required property bool takesTheirs
    required property bool focused
    readonly property bool isCard: kind === "card"

    signal taken(bool theirs)

    implicitHeight: Math.max(Theme.row, inside.implicitHeight + Theme.small)
    color: focused ? Theme.chosen : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: isCard ? qsTr("%1: %2").arg(name).arg(words)
                            : qsTr("%1: mine %2, theirs %3").arg(name).arg(mine).arg(theirs)
    Keys.onLeftPressed: if (chooses) row.taken(false)
    Keys.onRightPressed: if (chooses) row.taken(true)

    RowLayout {
        id: inside
        x: row.isCard ? Theme.small : Theme.huge
        width: parent.width - x - Theme.small
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.medium

        AppLabel {
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            text: row.name
            strong: row.isCard
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }

        AppLabel {
            visible: row.words !== ""
            Layout.fillWidth: true
            Layout.preferredWidth: 20
            text: row.words
            dim: true
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }

        Segments {
            visible: row.chooses
            Layout.maximumWidth: row.width * 0.66
            tight: true
            label: row.name
            value: row.takesTheirs ? "theirs" : "mine"
            choices: row.isCard
                ? [{ value: "mine", text: qsTr("All mine") }, { value: "theirs", text: qsTr("All theirs") }]
                : [{ value: "mine", text: qsTr("Mine: %1").arg(row.mine) },
                   { value: "theirs", text: qsTr("Theirs: %1").arg(row.theirs) }]
            onChosen: value => row.taken(value === "theirs")
        }
    }
}
