// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls
import Mazzo.Shell

// The window. What is seen first (Shell, the rail, a page's bar) does without the module of controls: loading it takes longer than all
// the rest of the first frame.
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

    // What Qt draws itself: selections, placeholders, tool tips.
    palette {
        window: Theme.window
        windowText: Theme.text
        base: Theme.panel
        text: Theme.text
        button: Theme.raised
        buttonText: Theme.text
        highlight: Theme.accent
        highlightedText: Theme.text      // only in file dialogs, on a mere touch of the highlight
        light: Theme.raised
        midlight: Theme.hovered
        mid: Theme.line
        dark: Theme.outline
        placeholderText: Theme.muted
        toolTipBase: Theme.raised
        toolTipText: Theme.text
    }

    // A sheet or menu that closes leaves the keyboard to the window itself (Qt 6.4; an ApplicationWindow would hand it on): back to where it was.
    onActiveFocusItemChanged: if (activeFocusItem === contentItem && shell.visible) shell.forceActiveFocus(Qt.PopupFocusReason)

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
