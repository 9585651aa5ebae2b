// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// The deck file as a text, checked while it is typed. A click on a remark puts the cursor on its line.
Sheet {
    id: sheet

    required property DeckEditor editor
    readonly property DeckTextEditor file: editor.fileText
    readonly property bool changed: area.text !== file.original

    function begin() {
        area.text = file.original
        file.check(area.text)
        open()
        area.forceActiveFocus(Qt.TabFocusReason)
        area.cursorPosition = 0
    }

    function goTo(line: int, column: int) {
        let at = 0
        for (let i = 1; i < line; ++i) {
            const end = area.text.indexOf("\n", at)
            if (end < 0) break
            at = end + 1
        }
        const end = area.text.indexOf("\n", at)
        area.forceActiveFocus(Qt.OtherFocusReason)
        area.select(at, end < 0 ? area.length : end)
    }

    function apply() { if (file.apply(area.text)) close() }

    title: qsTr("Deck as text")
    preferredWidth: 860

    AppLabel {
        width: parent.width
        text: qsTr("One card a line below the [zone] it belongs to: “2 Marine”. Lines above the first zone hold name, "
            + "rules, notes, tags and maybe cards. Nothing changes before you apply it, and Ctrl+Z undoes it.")
        dim: true
        size: Theme.caption
    }

    ScrollView {
        width: parent.width
        height: Math.max(Math.round(160 * Theme.scale), sheet.most * 0.52)

        TextInputArea {
            id: area
            label: qsTr("Deck text")
            font.family: "monospace"
            wrapMode: TextArea.NoWrap
            onTextChanged: later.restart()
            Keys.onPressed: event => {
                if (event.key !== Qt.Key_Return || !(event.modifiers & Qt.ControlModifier)) return
                event.accepted = true
                sheet.apply()
            }
        }
    }

    // Not for every key of a fast typist.
    Timer {
        id: later
        interval: 150
        onTriggered: sheet.file.check(area.text)
    }

    ListView {
        id: remarks
        width: parent.width
        height: Math.round(96 * Theme.scale)   // reserved, so that nothing moves while the text is typed
        clip: true
        model: sheet.file.remarks
        activeFocusOnTab: count > 0
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Errors and warnings")
        ScrollBar.vertical: ScrollLine {}
        Keys.onReturnPressed: if (currentItem) (currentItem as Remark).go()
        Keys.onEnterPressed: if (currentItem) (currentItem as Remark).go()
        delegate: Remark {
            width: remarks.width - Theme.medium
            focused: remarks.activeFocus && ListView.isCurrentItem
        }
    }

    component Remark: Rectangle {
        id: remark
        required property int line
        required property int column
        required property string text
        required property bool warning
        property bool focused: false

        function go() { sheet.goTo(line, column) }

        implicitHeight: words.implicitHeight + Theme.small
        radius: Theme.innerRadius
        color: focused ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"
        Accessible.role: Accessible.ListItem
        Accessible.name: words.text
        Accessible.onPressAction: go()

        HoverHandler {
            id: pointer
            cursorShape: Qt.PointingHandCursor
        }
        TapHandler { onTapped: remark.go() }

        Glyph {
            x: Theme.small
            y: Theme.tiny
            width: Theme.smallIcon
            height: width
            name: remark.warning ? "question" : "warning"
            color: remark.warning ? Theme.unknown : Theme.danger
        }

        AppLabel {
            id: words
            x: 2 * Theme.small + Theme.smallIcon
            y: Theme.tiny
            width: parent.width - x - Theme.small
            text: remark.line > 0 ? qsTr("Line %1: %2").arg(remark.line).arg(remark.text) : remark.text
            size: Theme.caption
            Accessible.ignored: true
        }
    }

    Row {
        spacing: Theme.small

        ActionButton {
            text: qsTr("Apply")
            primary: true
            enabled: sheet.file.applicable && sheet.changed
            onClicked: sheet.apply()
        }

        ActionButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }

        AppLabel {
            height: Theme.control
            verticalAlignment: Text.AlignVCenter
            leftPadding: Theme.small
            text: sheet.file.errors > 0 ? qsTr("%n error(s)", "", sheet.file.errors) : sheet.file.summary
            color: sheet.file.errors > 0 ? Theme.danger : Theme.muted
            size: Theme.caption
            wrapMode: Text.NoWrap
            Accessible.role: Accessible.StaticText
        }
    }
}
