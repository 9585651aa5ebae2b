// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Asks which printing of a card the deck has.
Sheet {
    id: sheet

    required property DeckEditor editor
    property int row: -1
    property var choices: []

    function ask(row: int, cardName: string) {
        sheet.row = row
        const list = [{ printing: "", name: qsTr("Any printing") }]
        for (const choice of editor.printingChoices(row)) list.push(choice)
        choices = list
        title = qsTr("Printing of %1").arg(cardName)
        const chosen = editor.deck.cards.at(row, "printing")
        open()
        view.currentIndex = Math.max(0, list.findIndex(choice => choice.printing === chosen))
        view.forceActiveFocus(Qt.PopupFocusReason)
    }

    function take(index: int) {
        if (index < 0 || index >= choices.length) return
        close()
        editor.setPrinting(row, choices[index].printing)
    }

    title: ""

    ListView {
        id: view
        width: parent.width
        height: Math.min(contentHeight, Math.round(360 * Theme.scale))
        clip: true
        focus: true
        model: sheet.choices
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: sheet.title
        Keys.onReturnPressed: sheet.take(currentIndex)
        Keys.onEnterPressed: sheet.take(currentIndex)
        ScrollBar.vertical: ScrollLine {}
        delegate: Rectangle {
            id: entry
            required property int index
            required property var modelData
            width: view.width - Theme.medium
            height: Theme.row
            radius: Theme.radius
            color: ListView.isCurrentItem ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.name
            Accessible.onPressAction: sheet.take(index)

            AppLabel {
                anchors.fill: parent
                anchors.leftMargin: Theme.medium
                anchors.rightMargin: Theme.medium
                verticalAlignment: Text.AlignVCenter
                text: entry.modelData.name
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }

            HoverHandler { id: pointer }
            TapHandler { onTapped: sheet.take(entry.index) }
        }
    }
}
