// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Cards as a spreadsheet: arrows move, typing edits, Tab and Enter store and go on.
FocusScope {
    id: view

    required property MyCards cards
    readonly property CardTable table: cards.table
    readonly property int gutter: Math.round(46 * Theme.scale)
    property int currentRow: 0
    property int currentColumn: 0
    property int anchorRow: -1   // where a selection with Shift begins
    property var places: []
    readonly property string spokenCell: {
        const item = list.currentItem as CardTableRow
        const place = places[currentColumn]
        const cell = item ? item.cells[currentColumn] : undefined
        if (!place || !cell) return ""
        const words = cell.state === "unknown" && cell.text === "?" ? qsTr("unknown") : cell.text
        return ". " + (currentColumn > 0 ? item.spoken + ". " : "") + qsTr("%1: %2").arg(place.title).arg(words)
            + (cell.problem !== "" ? ". " + cell.problem : "")
    }
    readonly property real fullWidth: {
        const last = places.length > 0 ? places[places.length - 1] : { x: 0, width: 0 }
        return gutter + last.x + last.width
    }

    signal pictureDropped(string cardId, url file)
    signal opened(string cardId)
    signal escaped()

    function measure() {
        const letter = Theme.body * 0.58
        const measured = []
        let x = 0
        for (let i = 0; i < table.columns.count; ++i) {
            const width = Math.round(table.columns.at(i, "characters") * letter + 2 * Theme.small)
            measured.push({
                x: x, width: width,
                key: table.columns.at(i, "key"), kind: table.columns.at(i, "kind"),
                title: table.columns.at(i, "title"), about: table.columns.at(i, "about"),
                choices: table.columns.at(i, "choices"), isOpen: table.columns.at(i, "isOpen")
            })
            x += width
        }
        places = measured
    }

    function moveTo(row: int, column: int) {
        currentRow = Math.max(0, Math.min(table.count - 1, row))
        currentColumn = Math.max(0, Math.min(places.length - 1, column))
        list.positionViewAtIndex(currentRow, ListView.Contain)
        const place = places[currentColumn]
        if (!place) return
        // The name is always in view, and covers what is scrolled under it.
        const frozen = currentColumn === 0 ? 0 : places[0].width
        if (frozen > 0 && place.x - frozen < list.contentX) list.contentX = place.x - frozen
        else if (frozen > 0 && gutter + place.x + place.width > list.contentX + list.width)
            list.contentX = Math.min(fullWidth - list.width, gutter + place.x + place.width - list.width)
        view.opened(table.cardIdAt(currentRow))
    }

    // Tab at the end of a row goes on in the next one.
    function step(dx: int, dy: int) {
        if (dx > 0 && currentColumn === places.length - 1) moveTo(currentRow + 1, 0)
        else if (dx < 0 && currentColumn === 0 && currentRow > 0) moveTo(currentRow - 1, places.length - 1)
        else moveTo(currentRow + dy, currentColumn + dx)
    }

    function edit(text: string, replaces: bool) {
        if (table.count === 0) return
        moveTo(currentRow, currentColumn)
        const place = places[currentColumn]
        const item = list.itemAtIndex(currentRow)
        if (!item || !place) return
        editor.x = gutter + place.x - (currentColumn === 0 ? 0 : list.contentX)
        editor.y = header.height + item.y - list.contentY
        editor.width = Math.max(place.width, Math.round(90 * Theme.scale))
        editor.start(currentRow, currentColumn, place,
                     replaces ? text : cards.cellText(currentRow, currentColumn), !replaces)
    }

    function showCard(cardId: string) {
        const row = table.rowOf(cardId)
        if (row >= 0) moveTo(row, currentColumn)
    }

    function clicked(row: int, column: int, modifiers: int) {
        view.forceActiveFocus(Qt.MouseFocusReason)
        if (modifiers & Qt.ShiftModifier) table.selectBetween(anchorRow >= 0 ? anchorRow : currentRow, row)
        else if (modifiers & Qt.ControlModifier) table.select(row, !table.isSelected(row))
        else anchorRow = row
        moveTo(row, column)
    }

    // With Shift the rows from where the selection began up to the new one are selected, and no others.
    function extendTo(row: int) {
        if (anchorRow < 0) anchorRow = currentRow
        moveTo(row, currentColumn)
        table.selectNone()
        table.selectBetween(anchorRow, currentRow)
    }

    function pressed(event: var): bool {
        const control = event.modifiers & Qt.ControlModifier
        const page = Math.max(1, Math.floor(list.height / Theme.row) - 1)
        const extend = event.modifiers & Qt.ShiftModifier
        switch (event.key) {
        case Qt.Key_Left: moveTo(currentRow, currentColumn - 1); return true
        case Qt.Key_Right: moveTo(currentRow, currentColumn + 1); return true
        case Qt.Key_Up:
        case Qt.Key_Down: {
            const to = currentRow + (event.key === Qt.Key_Down ? 1 : -1)
            if (extend) {
                extendTo(to)
            } else if (to < 0) {
                view.escaped()
            } else {
                anchorRow = -1
                moveTo(to, currentColumn)
            }
            return true
        }
        case Qt.Key_PageDown:
        case Qt.Key_PageUp: {
            const to = currentRow + (event.key === Qt.Key_PageDown ? page : -page)
            if (extend) extendTo(to)
            else moveTo(to, currentColumn)
            return true
        }
        case Qt.Key_Home: moveTo(control ? 0 : currentRow, 0); return true
        case Qt.Key_End: moveTo(control ? table.count - 1 : currentRow, places.length - 1); return true
        case Qt.Key_Return:
        case Qt.Key_Enter:
        case Qt.Key_F2: edit("", false); return true
        case Qt.Key_Delete:
        case Qt.Key_Backspace: cards.setCell(currentRow, currentColumn, ""); return true
        case Qt.Key_Space: table.select(currentRow, !table.isSelected(currentRow)); return true
        case Qt.Key_Escape:
            if (table.selectedCount === 0) return false
            table.selectNone()
            return true
        }
        if (control && event.key === Qt.Key_A) table.selectAll()
        else if (control && event.key === Qt.Key_C) cards.copy(currentRow, currentColumn)
        else if (control && event.key === Qt.Key_V) cards.paste(currentRow, currentColumn)
        else if (control && event.key === Qt.Key_D) cards.fillDown(currentColumn)
        else if (!control && !(event.modifiers & Qt.AltModifier) && event.text.length > 0 && event.text >= " ")
            edit(event.text, true)
        else return false
        return true
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Table
    // With the cell at the cursor, which a screen reader reads when it changes.
    Accessible.name: qsTr("Cards as a table") + spokenCell
    Keys.onPressed: event => event.accepted = pressed(event)
    Component.onCompleted: measure()
    onPlacesChanged: if (currentColumn >= places.length) currentColumn = 0

    Connections {
        target: view.table.columns
        function onCountChanged() { view.measure() }
        function onDataChanged() { view.measure() }
    }

    Connections {
        target: Theme
        function onScaleChanged() { view.measure() }
    }

    CardTableHeader {
        id: header
        width: parent.width
        table: view.table
        search: view.cards.search
        places: view.places
        offset: list.contentX
        gutter: view.gutter
    }

    ListView {
        id: list
        y: header.height
        width: parent.width
        height: parent.height - y
        contentWidth: view.fullWidth
        flickableDirection: Flickable.HorizontalAndVerticalFlick
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        reuseItems: true
        currentIndex: view.currentRow
        highlightFollowsCurrentItem: false
        model: view.table
        ScrollBar.vertical: ScrollLine {}
        ScrollBar.horizontal: ScrollLine {}
        onMovementStarted: if (editor.visible) editor.finish(0, 0)
        delegate: CardTableRow {
            id: row
            width: Math.max(list.width, view.fullWidth)
            places: view.places
            gutter: view.gutter
            offset: list.contentX
            currentColumn: row.index === view.currentRow ? view.currentColumn : -1
            onPressed: (column, modifiers) => view.clicked(row.index, column, modifiers)
            onOpened: column => {
                view.moveTo(row.index, column)
                view.edit("", false)
            }
            onPictureDropped: file => view.pictureDropped(row.cardId, file)
            onTicked: modifiers => {
                if (modifiers & Qt.ShiftModifier && view.anchorRow >= 0)
                    view.table.selectBetween(view.anchorRow, row.index)
                else view.table.select(row.index, !row.selected)
                view.anchorRow = row.index
            }
        }
    }

    FocusRing {
        shown: view.activeFocus && !editor.visible && view.table.count === 0
        anchors.margins: 0
    }

    CellEditor {
        id: editor
        form: view.cards.form
        height: Theme.row
        onCommitted: (text, dx, dy) => {
            view.cards.setCell(editor.row, editor.column, text)
            view.forceActiveFocus(Qt.OtherFocusReason)
            if (dx !== 0 || dy !== 0) view.step(dx, dy)
        }
        onCommittedAll: text => {
            view.cards.table.select(editor.row, true)
            view.cards.setSelected(editor.column, text)
            view.forceActiveFocus(Qt.OtherFocusReason)
        }
        onCancelled: view.forceActiveFocus(Qt.OtherFocusReason)
    }
}
