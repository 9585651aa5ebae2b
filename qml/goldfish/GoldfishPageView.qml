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

    // Where the mouse was pressed, while that press is handled; null while the keyboard is used.
    property var pressedAt: null
    // Whatever a click did, nothing scrolls under the pointer.
    readonly property bool still: pressedAt !== null || menu.restoring
    property var usedAt: null            // where and when a click last did something: { at, time }

    function clicked(at: point) {
        pressedAt = at
        released()
    }
    function released() { Qt.callLater(forgetPress) }   // qmllint disable type
    function forgetPress() { pressedAt = null }
    function usePiece(pieceId: int) {
        // The second click of a double click is not meant for the card that has moved there after the first.
        if (pressedAt !== null && usedAt !== null && Math.hypot(pressedAt.x - usedAt.at.x, pressedAt.y - usedAt.at.y)
            < Theme.small && Date.now() - usedAt.time < Qt.styleHints.mouseDoubleClickInterval) return
        const step = table.log.step
        table.look(pieceId)
        menu.subject = ""
        table.actions.touchPiece(pieceId)
        usedAt = pressedAt !== null && table.log.step !== step ? { at: pressedAt, time: Date.now() } : null
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
            if (page.pressedAt !== null) menu.nextPoint = page.pressedAt
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
    Item {
        anchors.fill: parent
        z: 20                            // handlers behind the one that uses a press do not see it
        PointHandler {
            acceptedButtons: Qt.AllButtons
            onActiveChanged: {
                if (active) page.pressedAt = point.position
                else page.released()
            }
        }
    }
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
            page.clicked(at)
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
        Rectangle {
            Layout.fillWidth: true
            Layout.preferredHeight: remark.implicitHeight + 2 * Theme.small
            visible: page.table.playing
                && (page.table.deck.verdict === "illegal" || page.table.deck.verdict === "unfinished")
            color: Theme.raised
            AppLabel {
                id: remark
                anchors.centerIn: parent
                width: parent.width - 2 * Theme.large
                text: qsTr("This deck is not ready for a real game (%1); it is played as it stands.")
                    .arg(page.table.deck.verdictText)
                color: Theme.caution
                size: Theme.caption
                Accessible.role: Accessible.AlertMessage
            }
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
                RowLayout {
                    Layout.fillWidth: true
                    Layout.fillHeight: false
                    Layout.margins: Theme.medium
                    Layout.bottomMargin: Theme.small
                    CounterRow { Layout.fillWidth: true; table: page.table }
                    ActionButton {
                        visible: page.table.board.present && page.table.board.columns === 0
                        small: true
                        text: qsTr("Map…")
                        onClicked: map.open()
                    }
                    ActionButton {
                        visible: page.table.bots.available
                        small: true
                        text: page.table.bots.playing ? qsTr("Against bots…") : qsTr("Opponents…")
                        onClicked: bots.open()
                    }
                    IconButton {
                        visible: !page.wide
                        enabled: page.table.preview.shown
                        Layout.alignment: Qt.AlignTop
                        glyph: "search"
                        text: qsTr("Read the card (I)")
                        onClicked: page.readCard()
                    }
                    Segments {
                        visible: page.parts.length > 1
                        Layout.alignment: Qt.AlignTop
                        label: qsTr("Show")
                        value: page.part
                        choices: page.parts
                        compact: page.width < 720 * Theme.scale
                        onChosen: value => page.requestedPart = value
                    }
                }
                OpposingSide {
                    visible: page.tableShown && page.table.opposing.available
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.medium
                    Layout.rightMargin: Theme.medium
                    Layout.bottomMargin: Theme.small
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
                    size: 1 + Math.max(0, Math.min(0.4, (page.height / Theme.scale - 800) / 500))
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
