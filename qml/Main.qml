import QtQuick
import QtQuick.Controls.Basic
import Mazzo
import Mazzo.App

ApplicationWindow {
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
        highlightedText: Theme.accentInk
        placeholderText: Theme.muted
        toolTipBase: Theme.raised
        toolTipText: Theme.text
    }

    Shell {
        anchors.fill: parent
        visible: root.app.problem === "" && !root.app.loading
        app: root.app
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.huge, 460 * Theme.scale)
        visible: root.app.loading
        glyph: "games"
        title: qsTr("Reading the library…")
        words: qsTr("New or changed games are read once; the next start is quicker.")
    }
    ProblemView {
        anchors.fill: parent
        visible: root.app.problem !== ""
        app: root.app
    }
}
