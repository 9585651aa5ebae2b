// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls
import Mazzo.Shell

// The window. What is shown first (Shell, the rail, a page's title bar) does not use Qt's controls: loading that module
// takes longer than everything else in the first frame.
Window {
    id: root

    required property AppModel app

    width: 1280
    height: 800
    minimumWidth: 720
    minimumHeight: 480
    title: qsTr("Mazzo")
    color: Theme.window

    Binding { target: Theme; property: "dark"; value: root.app.preferences.dark }
    Binding { target: Theme; property: "scale"; value: root.app.preferences.textScale / 100 }
    Binding { target: Theme; property: "moving"; value: !root.app.preferences.reducedMotion }

    // For what Qt draws itself: selections, placeholders, tool tips.
    palette {
        window: Theme.window
        windowText: Theme.text
        base: Theme.panel
        text: Theme.text
        button: Theme.raised
        buttonText: Theme.text
        highlight: Theme.accent
        highlightedText: Theme.text      // only used in file dialogs, on a faint highlight
        light: Theme.raised
        midlight: Theme.hovered
        mid: Theme.line
        dark: Theme.outline
        placeholderText: Theme.muted
        toolTipBase: Theme.raised
        toolTipText: Theme.text
    }

    // When a sheet or menu closes, Qt 6.4 gives the focus to the window itself (an ApplicationWindow would pass it on):
    // return it to the page.
    onActiveFocusItemChanged: if (activeFocusItem === contentItem
        && shell.visible) shell.forceActiveFocus(Qt.PopupFocusReason)

    onClosing: close => close.accepted = shell.mayLeave()

    Shell {
        id: shell
        anchors.fill: parent
        visible: root.app.library.problem === ""
        app: root.app
    }
    LazyLoader {
        anchors.fill: parent
        wanted: root.app.library.problem !== ""
        visible: wanted
        view: "Shell/ProblemView.qml"
        given: ({ app: root.app })
    }
}
