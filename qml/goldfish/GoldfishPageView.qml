pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo
import Mazzo.App

// Play a deck alone. Tab goes through zones and hand, Enter does what a card offers, digits press the buttons.
FocusScope {
    id: page

    required property AppModel app
    required property GoldfishTable table
    readonly property bool wide: width >= 960 * Theme.scale
    property string part: "table"        // what a narrow window shows

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Goldfish table")
    Keys.onPressed: event => {
        if ((event.modifiers & ~(Qt.ShiftModifier | Qt.KeypadModifier)) !== 0) return
        if (event.text >= "1" && event.text <= "9") table.press(Number(event.text) - 1)
        else if (event.text.toLowerCase() === "n" && table.hasDeck) table.newHand()
        else return
        event.accepted = true
    }
    Keys.onEscapePressed: table.making ? table.cancel() : page.app.backFromTable()

    Shortcut { enabled: page.visible; sequences: [StandardKey.Undo]; onActivated: page.table.undo() }
    Shortcut { enabled: page.visible; sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]; onActivated: page.table.redo() }

    Connections {
        target: page.table
        enabled: page.visible
        function onMenuWanted() {
            const item = page.Window.activeFocusItem
            const at = item && item !== page ? item.mapToItem(page, item.width / 2, 0) : Qt.point(page.width / 2, page.height / 2)
            menu.x = Math.max(Theme.small, Math.min(page.width - menu.width - Theme.small, at.x - menu.width / 2))
            menu.y = Math.max(Theme.small, Math.min(page.height - menu.implicitHeight - Theme.small, at.y - menu.implicitHeight / 2))
            menu.title = page.table.looked["name"] ?? ""
            menu.open()
        }
        function onLaidOut() { page.forceActiveFocus() }
    }
    PieceMenu { id: menu; table: page.table }
    SeedSheet { id: seed; table: page.table }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        TableHeader { Layout.fillWidth: true; app: page.app; table: page.table; wide: page.wide; onSeedWanted: seed.open() }
        Rectangle {
            Layout.fillWidth: true
            Layout.preferredHeight: remark.implicitHeight + 2 * Theme.small
            visible: page.table.playing && (page.table.verdict === "illegal" || page.table.verdict === "unfinished")
            color: Theme.raised
            Words {
                id: remark
                anchors.centerIn: parent
                width: parent.width - 2 * Theme.large
                text: qsTr("This deck is not ready for a real game (%1); it is played as it stands.").arg(page.table.verdictWords)
                color: Theme.caution
                size: Theme.caption
                Accessible.role: Accessible.AlertMessage
            }
        }
        Segments {
            visible: !page.wide && page.table.playing
            Layout.alignment: Qt.AlignHCenter
            Layout.topMargin: Theme.small
            label: qsTr("Show")
            value: page.part
            choices: [{ value: "table", text: qsTr("Table") }, { value: "side", text: qsTr("Odds and log") }]
            onChosen: value => page.part = value
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: page.table.playing
            spacing: 0
            ColumnLayout {
                visible: page.wide || page.part === "table"
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: 0
                CounterRow { Layout.fillWidth: true; Layout.margins: Theme.medium; Layout.bottomMargin: Theme.small; table: page.table }
                RowLayout {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.leftMargin: Theme.medium
                    Layout.rightMargin: Theme.medium
                    spacing: Theme.medium
                    TableBoard {
                        id: board
                        visible: page.table.hasBoard
                        Layout.fillHeight: true
                        Layout.fillWidth: true
                        Layout.preferredWidth: 58
                        table: page.table
                        onTouched: pieceId => page.table.touchPiece(pieceId)
                        onRegionTouched: regionId => page.table.touchRegion(regionId)
                        onLooked: pieceId => page.table.look(pieceId)
                    }
                    TableZones {
                        id: zones
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: 42
                        table: page.table
                        onTouched: pieceId => page.table.touchPiece(pieceId)
                        onLooked: pieceId => page.table.look(pieceId)
                    }
                }
                ActionBar { id: actions; Layout.fillWidth: true; Layout.margins: Theme.medium; Layout.bottomMargin: Theme.tiny; table: page.table }
                HandFan {
                    id: hand
                    Layout.fillWidth: true
                    focus: true
                    table: page.table
                    onTouched: pieceId => page.table.touchPiece(pieceId)
                    onLooked: pieceId => page.table.look(pieceId)
                }
            }
            SidePanel {
                visible: page.wide || page.part === "side"
                Layout.fillHeight: true
                Layout.fillWidth: !page.wide
                Layout.preferredWidth: Math.round(320 * Theme.scale)
                table: page.table
                onCardOpened: cardId => page.app.showCardOf(page.app.editor.gameId, cardId)
            }
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !page.table.playing
            EmptyState {
                anchors.centerIn: parent
                width: Math.min(parent.width - 2 * Theme.huge, 520 * Theme.scale)
                glyph: page.table.hasDeck ? "warning" : "hand"
                title: page.table.hasDeck ? qsTr("This deck cannot be dealt") : qsTr("No deck is on the table")
                words: page.table.hasDeck ? page.table.problem : qsTr("Open a deck and press “Test opening hand”, or take up a game from its text.")
                ActionButton { primary: true; text: page.table.hasDeck ? qsTr("Back to the deck") : qsTr("All decks"); onClicked: page.app.backFromTable() }
                ActionButton { text: qsTr("Take up a game"); onClicked: seed.open() }
            }
        }
    }
}
