pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo
import Mazzo.App

// The deck in its zones. + and − change copies, Delete takes a card out, a digit sets a number; cards can be dropped here.
FocusScope {
    id: panel

    required property DeckEditor editor

    signal cardOpened(string cardId)

    function rowZone(): string { return list.currentIndex >= 0 ? editor.cards.at(list.currentIndex, "zoneId") : "" }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.medium
        spacing: Theme.small
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.small
            SectionTitle { Layout.fillWidth: true; text: qsTr("Deck · %n card(s)", "", panel.editor.total) }
            Chip { text: qsTr("By type"); checked: panel.editor.grouped; onClicked: panel.editor.grouped = !panel.editor.grouped }
            SelectBox {
                id: sort
                readonly property string chosen: panel.editor.sort
                function follow() { currentIndex = indexOfValue(chosen) }
                Layout.preferredWidth: Math.round(150 * Theme.scale)
                label: qsTr("Sort the deck by")
                model: panel.editor.search.sorts
                textRole: "name"
                valueRole: "sortId"
                onActivated: panel.editor.sort = currentValue
                onChosenChanged: follow()
                onCountChanged: follow()
                Component.onCompleted: follow()
            }
        }
        ListView {
            id: list
            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            clip: true
            model: panel.editor.cards
            activeFocusOnTab: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Cards of the deck")
            ScrollBar.vertical: ScrollLine {}
            Keys.onReturnPressed: panel.cardOpened(panel.editor.cards.at(currentIndex, "cardId"))
            Keys.onDeletePressed: panel.editor.setCopies(currentIndex, 0)
            Keys.onPressed: event => {
                if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier)) return
                if (event.text === "+") panel.editor.change(currentIndex, 1)
                else if (event.text === "-") panel.editor.change(currentIndex, -1)
                else if (event.text >= "1" && event.text <= "9") panel.editor.setCopies(currentIndex, Number(event.text))
                else return
                event.accepted = true
            }
            delegate: DeckCardRow {
                width: list.width - Theme.medium
                focused: list.activeFocus && ListView.isCurrentItem
                onStepped: by => {
                    list.currentIndex = index
                    panel.editor.change(index, by)
                }
                onOpened: if (cardId !== "") panel.cardOpened(cardId)
                DropArea {
                    anchors.fill: parent
                    keys: ["mazzo/card"]
                    onDropped: drop => {
                        panel.editor.addTo(drop.getDataAsString("mazzo/card"), parent.zoneId)
                        drop.accept()
                    }
                    Rectangle { anchors.fill: parent; visible: parent.containsDrag; color: "transparent"; radius: Theme.radius; border.width: 2; border.color: Theme.accent }
                }
            }
        }
        DeckChart { Layout.fillWidth: true; editor: panel.editor; visible: panel.height > 460 * Theme.scale }
    }
}
