pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo
import Mazzo.App

// The game's cards to choose from. Enter adds the chosen card; a double click or a drag does too.
FocusScope {
    id: panel

    required property AppModel app
    required property DeckEditor editor
    readonly property bool asGrid: app.preferences.cardLayout === "grid"

    signal cardOpened(string cardId)

    function typed(text: string) { query.type(text) }
    function enterList() { if (editor.search.cards.count > 0) (asGrid ? grid : rows).forceActiveFocus(Qt.TabFocusReason) }

    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.medium
        spacing: Theme.small
        ColumnLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.medium
            Layout.rightMargin: Theme.medium
            spacing: Theme.small
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.small
                QueryBar { id: query; Layout.fillWidth: true; search: panel.editor.search; focus: true; onEntered: panel.enterList() }
                Segments {
                    label: qsTr("Show as")
                    compact: true
                    value: panel.app.preferences.cardLayout
                    choices: [
                        { value: "grid", text: qsTr("Grid"), glyph: "grid" },
                        { value: "list", text: qsTr("List"), glyph: "list" }
                    ]
                    onChosen: value => panel.app.preferences.cardLayout = value
                }
            }
            SearchSummary { Layout.fillWidth: true; search: panel.editor.search }
            Chip {
                text: qsTr("Can add now")
                spoken: qsTr("Only cards that can be added without breaking a rule")
                enabled: panel.editor.search.hasDeck
                checked: panel.editor.search.onlyAddable
                onClicked: panel.editor.search.onlyAddable = !panel.editor.search.onlyAddable
            }
            FacetBar { Layout.fillWidth: true; search: panel.editor.search }
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            CardGrid {
                id: grid
                anchors.fill: parent
                visible: panel.asGrid && count > 0
                cards: panel.editor.search.cards
                adding: true
                onOpened: cardId => panel.editor.add(cardId)
                onDetailsWanted: cardId => panel.cardOpened(cardId)
                onEscaped: query.forceActiveFocus()
            }
            CardRows {
                id: rows
                anchors.fill: parent
                visible: !panel.asGrid && count > 0
                cards: panel.editor.search.cards
                adding: true
                onOpened: cardId => panel.editor.add(cardId)
                onDetailsWanted: cardId => panel.cardOpened(cardId)
                onEscaped: query.forceActiveFocus()
            }
            EmptyState {
                anchors.centerIn: parent
                width: Math.min(parent.width - 2 * Theme.huge, 360 * Theme.scale)
                visible: panel.editor.search.cards.count === 0 && !panel.editor.search.busy
                glyph: "search"
                title: qsTr("No card matches")
                words: panel.editor.search.onlyAddable ? qsTr("No card of this search can be added now without breaking a rule.") : qsTr("Take a word or a filter away, or begin again.")
                ActionButton {
                    text: qsTr("Show all cards")
                    primary: true
                    onClicked: {
                        panel.editor.search.onlyAddable = false
                        panel.editor.search.clear()
                    }
                }
            }
        }
    }
}
