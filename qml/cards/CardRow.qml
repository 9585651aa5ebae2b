import QtQuick
import QtQuick.Layouts
import Mazzo
import Mazzo.App

// A found card as a line of the list.
Rectangle {
    id: row

    required property int index
    required property string cardId
    required property string name
    required property string typeLine
    required property int typeIndex
    required property var numbers
    required property string setLabel
    required property bool provisional
    required property int unknowns
    required property bool undecided
    required property string spoken
    property bool focused: false

    signal opened()

    implicitHeight: Math.round(40 * Theme.scale)
    color: focused ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.onPressAction: opened()

    Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: 1; color: Theme.line }
    FocusRing { shown: row.focused; anchors.margins: 0 }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.small
        anchors.rightMargin: Theme.small
        spacing: Theme.medium
        Glyph { implicitWidth: Theme.icon; implicitHeight: Theme.icon; name: "shape-" + (row.typeIndex % 6); color: Theme.typeColour(row.typeIndex) }
        Words { Layout.preferredWidth: row.width * 0.22; text: row.name; strong: true; elide: Text.ElideRight; wrapMode: Text.NoWrap }
        Words { Layout.preferredWidth: row.width * 0.26; text: row.typeLine; dim: true; elide: Text.ElideRight; wrapMode: Text.NoWrap }
        Words { Layout.fillWidth: true; text: row.numbers.join("   "); elide: Text.ElideRight; wrapMode: Text.NoWrap; size: Theme.caption }
        Badge { visible: row.setLabel !== ""; words: row.setLabel; glyph: "warning"; ink: Theme.caution; widest: row.width * 0.22 }
        Badge { visible: row.provisional; words: qsTr("provisional"); glyph: "pencil"; ink: Theme.caution }
        Badge { visible: row.undecided; words: "? " + qsTr("undecided"); ink: Theme.unknown }
        Badge { visible: row.unknowns > 0; words: "? " + qsTr("%n unknown", "", row.unknowns); ink: Theme.unknown }
    }
    HoverHandler { id: pointer; cursorShape: Qt.PointingHandCursor }
    TapHandler { onTapped: row.opened() }
}
