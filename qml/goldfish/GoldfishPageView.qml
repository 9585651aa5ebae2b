// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// Plays a deck alone. Tab moves through zones and hand, Enter uses a card, digits press the buttons.
FocusScope {
    id: page

    required property AppModel app
    required property GoldfishTable table
    readonly property bool wide: width >= 960 * Theme.scale       // there is space for the side panel
    readonly property bool tall: height >= 600 * Theme.scale
    readonly property real tableWidth: wide ? width - side.Layout.preferredWidth : width
    // Do board and zones fit side by side?
    readonly property bool together: !table.board.present
        || (tall && tableWidth * 0.58 - 2 * Theme.medium >= board.minSideWidth)
    readonly property var parts: {
        const list = [{ value: "table", text: together ? qsTr("Table") : qsTr("Zones"), glyph: "cards" }]
        if (!together) list.unshift({ value: "board", text: qsTr("Board"), glyph: "games" })
        if (!wide) list.push({ value: "side", text: qsTr("Odds and log"), glyph: "list" })
        return list
    }
    property string requestedPart: table.board.present ? "board" : "table"    // what a small window shows
    readonly property string part: parts.some(entry => entry.value === requestedPart) ? requestedPart : "table"
    readonly property bool tableShown: part !== "side"
    readonly property SeedSheet seedSheet: seed
    readonly property TableDrag tableDrag: drag

    // Whatever a click did, nothing scrolls under the pointer.
    readonly property bool still: press.at !== null || menu.restoring

    function usePiece(pieceId: int) {
        // The second click of a double click is not meant for the card that has moved there after the first.
        if (press.repeated()) return
        const step = table.log.step
        table.look(pieceId)
        menu.subject = ""
        table.actions.touchPiece(pieceId)
        press.remember(table.log.step !== step)
    }
    function useRegion(regionId: string) {
        menu.subject = board.nameOf(regionId)
        table.actions.touchRegion(regionId)
    }
    function readCard() { if (table.preview.shown) reading.open() }
    // Everything that can be done with a piece; without any action its card is shown.
    function openPieceMenu(pieceId: int, atPointer: bool) {
        table.look(pieceId)
        menuAtPointer = atPointer
        menu.subject = ""
        menu.requested = false
        table.actions.openPieceMenu(pieceId)
        if (!menu.requested && !table.actions.building) readCard()
    }
    function openZoneMenu(zoneId: string) {
        table.look(0)
        menuAtPointer = true
        menu.subject = ""
        if (table.actions.building) table.actions.touchZone(zoneId)
        else table.actions.openZoneMenu(zoneId)
    }
    function targetAt(at: point): var {
        const region = board.visible ? board.regionAt(board.mapFromItem(page, at)) : null
        if (region !== null) return { id: region.regionId, item: region }
        const zone = zones.visible ? zones.zoneAt(zones.mapFromItem(page, at)) : null
        if (zone !== null) {
            const zoneId = (zone as TableZone)?.zoneId ?? (zone as TablePile)?.zoneId ?? ""
            return zoneId === "" ? null : { id: zoneId, item: zone }
        }
        return hand.contains(hand.mapFromItem(page, at)) ? { id: table.zones.handId, item: hand } : null
    }
    property bool menuAtPointer: false

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Goldfish table")
    Keys.onPressed: event => {
        if ((event.modifiers & ~(Qt.ShiftModifier | Qt.KeypadModifier)) !== 0) return
        if (event.text >= "1" && event.text <= "9") actions.pressKey(Number(event.text))
        else if (event.text.toLowerCase() === "m") actions.openManual()
        else if (event.text.toLowerCase() === "n" && table.deck.present) table.newHand()
        else if (event.text.toLowerCase() === "i") readCard()
        else if (event.text === "" || !actions.pressLetter(event.text)) return
        event.accepted = true
    }
    Keys.onEscapePressed: {
        if (menu.opened) menu.close()
        else if (table.actions.building) table.actions.cancel()
    }

    Shortcut {
        enabled: page.visible
        sequences: [StandardKey.Undo]   // qmllint disable unqualified
        onActivated: page.table.undo()
    }
    Shortcut { enabled: page.visible; sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]; onActivated: page.table.redo() }

    Shortcut {
        enabled: page.visible && page.table.actions.canConfirm
        sequences: ["Ctrl+Return", "Ctrl+Enter"]
        onActivated: page.table.actions.confirm()
    }

    Connections {
        target: page.table.actions
        enabled: page.visible
        function onMenuRequested() {
            menu.requested = true
            if (press.at !== null) menu.nextPoint = press.at
            menu.show(page, pointer, page.menuAtPointer)
            page.menuAtPointer = false
        }
    }
    Connections {
        target: page.table.deck
        enabled: page.visible
        function onChanged() { page.forceActiveFocus() }
    }
    HoverHandler { id: pointer }
    PressTracker { id: press; anchors.fill: parent }
    PieceMenu {
        id: menu
        property bool requested: false
        table: page.table
        onReadRequested: page.readCard()
    }
    TableDrag {
        id: drag
        anchors.fill: parent
        z: 10
        table: page.table
        targetAt: page.targetAt
        onDropped: at => {
            menu.subject = ""
            press.press(at)
        }
    }
    SeedSheet { id: seed; table: page.table; onDealt: hand.forceActiveFocus(Qt.OtherFocusReason) }
    MapSheet { id: map; table: page.table }
    BotsSheet { id: bots; table: page.table }
    GamesSheet { id: games; table: page.table; onResumed: hand.forceActiveFocus(Qt.OtherFocusReason) }
    CardSheet {
        id: reading
        table: page.table
        onCardOpened: cardId => page.app.showCardOf(page.table.deck.gameId, cardId)
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        TableHeader {
            Layout.fillWidth: true
            app: page.app
            table: page.table
            wide: page.wide
            onSeedRequested: seed.open()
            onGamesRequested: games.open()
        }

        PageHint {
            Layout.fillWidth: true
            preferences: page.app.preferences
            hintId: "table"
            words: qsTr("Play your deck alone by the rules of its game: the buttons show what you can do now. The "
                + "seed repeats a game, and every step can be undone.")
        }
        UnreadyRemark {
            Layout.fillWidth: true
            shown: page.table.playing
                && (page.table.deck.verdict === "illegal" || page.table.deck.verdict === "unfinished")
            verdict: page.table.deck.verdictText
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: page.table.playing
            columns: page.wide ? 2 : 1
            columnSpacing: 0
            rowSpacing: 0
            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: page.tableShown
                spacing: 0
                TableBar {
                    Layout.fillWidth: true
                    Layout.fillHeight: false
                    Layout.margins: Theme.medium
                    Layout.bottomMargin: Theme.small
                    table: page.table
                    wide: page.wide
                    parts: page.parts
                    part: page.part
                    compact: page.width < 720 * Theme.scale
                    onMapRequested: map.open()
                    onBotsRequested: bots.open()
                    onReadRequested: page.readCard()
                    onPartRequested: part => page.requestedPart = part
                }
                OpposingSide {
                    shown: page.tableShown && page.table.opposing.available
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.medium
                    Layout.rightMargin: Theme.medium
                    table: page.table
                    low: !page.tall
                }
                RowLayout {
                    visible: page.tableShown
                    Layout.leftMargin: Theme.medium
                    Layout.rightMargin: Theme.medium
                    spacing: Theme.medium
                    TableBoard {
                        id: board
                        visible: page.table.board.present && (page.together || page.part === "board")
                        Layout.fillHeight: true
                        Layout.fillWidth: true
                        Layout.preferredWidth: 58
                        alone: !page.together
                        still: page.still
                        table: page.table
                        onTouched: pieceId => page.usePiece(pieceId)
                        onRegionTouched: regionId => page.useRegion(regionId)
                        onLooked: pieceId => page.table.look(pieceId)
                        onMenuRequested: pieceId => page.openPieceMenu(pieceId, pointer.hovered)
                        drag: page.tableDrag
                    }
                    TableZones {
                        id: zones
                        visible: page.together || page.part === "table"
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: 42
                        table: page.table
                        still: page.still
                        onTouched: pieceId => page.usePiece(pieceId)
                        onLooked: pieceId => page.table.look(pieceId)
                        onMenuRequested: pieceId => page.openPieceMenu(pieceId, pointer.hovered)
                        onZoneTouched: zoneId => page.openZoneMenu(zoneId)
                        onZoneMenuRequested: zoneId => page.openZoneMenu(zoneId)
                        drag: page.tableDrag
                        onWentDown: hand.forceActiveFocus(Qt.TabFocusReason)
                    }
                }
                ActionBar {
                    id: actions
                    visible: page.tableShown
                    Layout.fillWidth: true
                    Layout.margins: Theme.medium
                    Layout.topMargin: Theme.small
                    Layout.bottomMargin: Theme.tiny
                    low: !page.tall
                    maxHeight: page.height * (page.tall ? 0.4 : 0.3)
                    table: page.table
                }
                HandFan {
                    id: hand
                    visible: page.tableShown
                    Layout.fillWidth: true
                    focus: true
                    table: page.table
                    low: !page.tall
                    onWentUp: if (!zones.visible || !zones.enter()) board.forceActiveFocus(Qt.TabFocusReason)
                    size: Math.max(0.86, Math.min(1.4, 1 + (page.height / Theme.scale - 800) / 500))
                    onTouched: pieceId => page.usePiece(pieceId)
                    onLooked: pieceId => page.table.look(pieceId)
                    onMenuRequested: pieceId => page.openPieceMenu(pieceId, pointer.hovered)
                    drag: page.tableDrag
                }
            }
            SidePanel {
                id: side
                visible: page.wide || page.part === "side"
                Layout.fillHeight: true
                Layout.fillWidth: !page.wide
                Layout.preferredWidth: Math.round(Math.max(320 * Theme.scale,
                    Math.min(400 * Theme.scale, page.width * 0.22)))
                table: page.table
                onCardOpened: cardId => page.app.showCardOf(page.table.deck.gameId, cardId)
            }
        }
        TableEmpty {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !page.table.playing
            app: page.app
            table: page.table
            onSessionRequested: seed.open()
        }
    }
}
