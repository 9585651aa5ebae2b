// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// The keys of the object that is open. Rare ones are shown on request.
Flickable {
    id: form

    required property GameEditor editor
    property bool rareShown: false
    property int hidden: 0
    default property alias below: extra.data

    function focusFirst() { inside.nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason) }
    function count() {
        let rare = 0
        for (let i = 0; i < editor.form.count; ++i) if (editor.form.at(i, "rare")) ++rare
        hidden = rare
    }

    contentHeight: inside.implicitHeight + 2 * Theme.large
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.Form
    ScrollBar.vertical: ScrollLine {}
    Component.onCompleted: count()

    FocusFollower { area: form }

    Connections {
        target: form.editor
        function onChanged() { form.count() }
        function onFormShown() { form.contentY = 0 }
    }

    Column {
        id: inside
        x: Theme.large
        y: Theme.large
        width: form.width - 2 * Theme.large
        spacing: Theme.large

        Repeater {
            model: form.editor.form

            FormKeyRow {
                width: inside.width
                editor: form.editor
                visible: !rare || form.rareShown
            }
        }

        ActionButton {
            visible: form.hidden > 0
            small: true
            glyph: form.rareShown ? "minus" : "plus"
            text: form.rareShown ? qsTr("Fewer fields") : qsTr("%n more field(s)", "", form.hidden)
            onClicked: form.rareShown = !form.rareShown
        }

        AppLabel {
            width: parent.width
            visible: form.editor.unknownKeys !== ""
            text: qsTr("Kept as they are: %1").arg(form.editor.unknownKeys)
            dim: true
            size: Theme.caption
        }

        Column {
            id: extra
            width: parent.width
            spacing: Theme.large
        }
    }
}
