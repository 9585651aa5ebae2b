// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// A rulebook clause in the wording of the pack, with its source.
Panel {
    id: row

    required property string clauseId
    required property string title
    required property string words
    required property string source
    required property string editions
    required property string kind
    property bool focused: false

    padding: Theme.medium
    Accessible.role: Accessible.ListItem
    Accessible.name: clauseId + ": " + title + ". " + words

    FocusRing {
        parent: row
        shown: row.focused
    }

    Item {
        width: parent.width
        height: Math.max(heading.implicitHeight, mark.implicitHeight)

        AppLabel {
            id: heading
            width: parent.width - mark.width - Theme.medium
            text: row.title
            strong: true
        }

        AppLabel {
            id: mark
            anchors.right: parent.right
            text: row.clauseId
            dim: true
            size: Theme.caption
            wrapMode: Text.NoWrap
        }
    }

    AppLabel {
        width: parent.width
        visible: text !== ""
        text: row.words
    }

    AppLabel {
        width: parent.width
        dim: true
        size: Theme.caption
        text: row.kind
            + (row.editions !== "" ? " · " + qsTr("only in: %1").arg(row.editions) : "")
            + (row.source !== "" ? "\n" + row.source : "")
    }
}
