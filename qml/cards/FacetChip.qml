// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// One filter value. The first visible value of a field is preceded by the name of the field.
Item {
    id: entry

    required property int index
    required property string facetId
    required property string group
    required property string name
    required property int amount
    required property bool chosen
    required property bool common
    property bool fits: false       // is there space for it?
    property bool labelled: false
    readonly property real chipWidth: chip.implicitWidth
    readonly property real labelWidth: label.implicitWidth + Theme.snug

    signal resized()
    signal toggled()
    signal stepped(int by)

    function takeFocus() { chip.forceActiveFocus(Qt.TabFocusReason) }

    visible: fits
    width: chip.x + chip.width
    height: chip.implicitHeight

    AppLabel {
        id: label
        visible: entry.labelled
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        leftPadding: Theme.small
        text: entry.group
        dim: true
        size: Theme.caption
        wrapMode: Text.NoWrap
        onImplicitWidthChanged: entry.resized()
    }

    Chip {
        id: chip
        x: entry.labelled ? label.implicitWidth + Theme.snug : 0
        text: entry.name
        spoken: entry.group + ": " + entry.name
        amount: entry.amount
        checked: entry.chosen
        onImplicitWidthChanged: entry.resized()
        onClicked: entry.toggled()
        Keys.onLeftPressed: entry.stepped(-1)
        Keys.onRightPressed: entry.stepped(1)
    }
}
