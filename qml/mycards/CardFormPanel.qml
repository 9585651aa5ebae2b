// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Cards
import Mazzo.Controls

// The card that is being entered, drawn as it will look, and its values. Alt+Enter saves and goes on.
FocusScope {
    id: panel

    required property MyCards cards
    required property CardPictures pictures
    readonly property CardForm form: cards.form
    readonly property FillIn fillIn: cards.fillIn
    property bool rareShown: false   // by the player; a card that has such a value shows them anyway
    readonly property bool allShown: rareShown || form.rareUsed

    signal closed()
    signal tableRequested()   // to the table; the form stays

    function focusFirst() {
        const first = fields.itemAt(0) as FormField
        if (first) first.takeFocus()
    }

    // Enter goes to the next field; behind the last one it saves a new card.
    function next(index: int) {
        for (let i = index + 1; i < fields.count; ++i) {
            const following = fields.itemAt(i) as FormField
            if (!following || !following.visible || following.isEffects) continue
            following.takeFocus()
            return
        }
        saveAndNext()
    }

    function focusProblem() {
        for (let i = 0; i < fields.count; ++i) {
            const field = fields.itemAt(i) as FormField
            if (!field || field.problem === "") continue
            field.takeFocus()
            return
        }
    }

    function saveAndNext() {
        actions.takeFocus()
        if (form.isNew) form.save()
        else if (fillIn.active) fillIn.next()
        else panel.closed()
    }

    Accessible.role: Accessible.Pane
    Accessible.name: form.isNew ? qsTr("New card") : form.name
    Keys.onPressed: event => {
        if (event.modifiers & (Qt.AltModifier | Qt.ControlModifier)
                && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)) {
            panel.saveAndNext()
            event.accepted = true
        } else if (event.key === Qt.Key_Escape) {
            // What is typed of a new card is not lost by a key.
            if (form.isNew && form.name !== "") panel.tableRequested()
            else panel.closed()
            event.accepted = true
        }
    }

    Connections {
        target: panel.form
        function onSaved() {
            if (panel.form.fromQueue && panel.form.queued === 0) return panel.closed()
            panel.form.startNew()
            flick.contentY = 0
            Qt.callLater(panel.focusFirst)   // qmllint disable type
        }
        function onProblemsFound() { Qt.callLater(panel.focusProblem) }   // qmllint disable type
    }

    Connections {
        target: panel.fillIn
        function onCardChanged() { Qt.callLater(panel.focusFirst) }   // qmllint disable type
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.panel

        Rectangle {
            width: Theme.hairline
            height: parent.height
            color: Theme.line
        }
    }

    FormBar {
        id: bar
        x: Theme.large
        y: Theme.small
        width: parent.width - 2 * Theme.large
        form: panel.form
        fillIn: panel.fillIn
        onClosed: panel.closed()
    }

    Flickable {
        id: flick
        anchors.top: bar.bottom
        anchors.bottom: actions.top
        width: parent.width
        contentHeight: inside.implicitHeight + 2 * Theme.large
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollLine {}
        FocusFollower { area: flick }

        ColumnLayout {
            id: inside
            x: Theme.large
            y: Theme.medium
            width: flick.width - 2 * Theme.large
            spacing: Theme.medium

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.medium

                CardFace {
                    Layout.preferredWidth: Math.round(184 * Theme.scale)
                    Layout.preferredHeight: Math.round(240 * Theme.scale)
                    name: panel.form.name !== "" ? panel.form.name : qsTr("Name")
                    typeLine: panel.form.typeLine
                    typeIndex: panel.form.typeIndex
                    numbers: panel.form.numbers
                    printed: panel.form.printed
                    setLabel: ""
                    provisional: false
                    unknowns: 0
                    frame: panel.cards.search.frame
                    picture: panel.form.picture

                    PictureDrop {
                        anchors.fill: parent
                        enabled: panel.form.cardId !== ""   // a card that is not stored has no place for a picture
                        onFileDropped: file => panel.pictures.add(panel.cards.gameId, panel.form.cardId, file)
                    }
                }

                // Both parts in one place: the layout of Qt 6.4 does not always notice that they take turns.
                Item {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    implicitHeight: panel.form.isNew ? help.implicitHeight : layers.implicitHeight

                    FormLayers {
                        id: layers
                        width: parent.width
                        visible: !panel.form.isNew
                        form: panel.form
                    }

                    AppLabel {
                        id: help
                        width: parent.width
                        visible: panel.form.isNew
                        text: qsTr("Enter goes to the next field, Alt+Enter saves the card and starts the next one. "
                                   + "? stands for an unknown value.")
                        dim: true
                        size: Theme.caption
                    }
                }
            }

            PictureStatus { Layout.fillWidth: true; pictures: panel.pictures }

            GridLayout {
                Layout.fillWidth: true
                columns: panel.width < 340 * Theme.scale ? 1 : 2
                columnSpacing: Theme.medium
                rowSpacing: Theme.medium

                Repeater {
                    id: fields
                    model: panel.form.fields

                    FormField {
                        id: entry
                        required property int index
                        required property string text
                        visible: !rare || panel.allShown
                        Layout.fillWidth: true
                        Layout.preferredWidth: 10
                        Layout.alignment: Qt.AlignTop
                        Layout.columnSpan: wide && entry.parent && (entry.parent as GridLayout).columns > 1 ? 2 : 1
                        form: panel.form
                        value: entry.text
                        onFinished: panel.next(entry.index)
                    }
                }
            }

            ActionButton {
                visible: panel.form.rareTitles.length > 0 && !panel.form.rareUsed
                Layout.fillWidth: true
                small: true
                glyph: panel.rareShown ? "minus" : "plus"
                text: panel.rareShown ? qsTr("Fewer fields")
                    : qsTr("%n more field(s)", "", panel.form.rareTitles.length) + ": "
                      + Array.from(panel.form.rareTitles).slice(0, 4).join(", ") + "…"
                onClicked: panel.rareShown = !panel.rareShown
            }

            AppLabel {
                Layout.fillWidth: true
                visible: panel.form.unknownOnly && fields.count === 0
                text: qsTr("Every value of this card is known.")
                dim: true
            }
        }
    }

    FormActions {
        id: actions
        anchors.bottom: parent.bottom
        width: parent.width
        cards: panel.cards
        onDuplicated: Qt.callLater(panel.focusFirst)   // qmllint disable type
        onSaveRequested: panel.saveAndNext()
    }
}
