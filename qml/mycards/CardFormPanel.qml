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

    signal closed()

    function focusFirst() {
        const first = fields.itemAt(0) as FormField
        if (first) first.takeFocus()
    }

    // Enter goes to the next field; behind the last one it saves a new card.
    function next(index: int) {
        const following = fields.itemAt(index + 1) as FormField
        if (following) following.takeFocus()
        else saveAndNext()
    }

    function saveAndNext() {
        save.forceActiveFocus(Qt.TabFocusReason)   // stores the field that is being typed
        if (form.isNew) form.save()
        else if (fillIn.active) fillIn.next()
        else panel.closed()
    }

    Accessible.role: Accessible.Pane
    Accessible.name: form.isNew ? qsTr("New card") : form.name
    Keys.onPressed: event => {
        if (event.modifiers & Qt.AltModifier && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)) {
            panel.saveAndNext()
            event.accepted = true
        } else if (event.key === Qt.Key_Escape) {
            panel.closed()
            event.accepted = true
        }
    }

    Connections {
        target: panel.form
        function onSaved() {
            panel.form.startNew()
            Qt.callLater(panel.focusFirst)   // qmllint disable type
        }
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

    RowLayout {
        id: bar
        x: Theme.large
        y: Theme.small
        width: parent.width - 2 * Theme.large

        SectionTitle {
            Layout.fillWidth: true
            text: panel.form.isNew ? qsTr("New card")
                : panel.fillIn.active
                ? qsTr("%1 of %2 cards complete").arg(panel.fillIn.complete).arg(panel.fillIn.total)
                : panel.form.mine ? qsTr("My card") : qsTr("Card")
            elide: Text.ElideRight
        }

        Badge {
            visible: panel.form.problems > 0
            words: qsTr("%n problem(s)", "", panel.form.problems)
            glyph: "warning"
            ink: Theme.danger
        }

        IconButton {
            visible: panel.fillIn.active
            glyph: "previous"
            text: qsTr("Previous card")
            onClicked: panel.fillIn.previous()
        }

        IconButton {
            visible: panel.fillIn.active
            glyph: "next"
            text: qsTr("Next card")
            onClicked: panel.fillIn.next()
        }

        IconButton {
            glyph: "close"
            text: qsTr("Close")
            onClicked: panel.closed()
        }
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

            CardFace {
                Layout.alignment: Qt.AlignHCenter
                Layout.preferredWidth: Math.round(200 * Theme.scale)
                Layout.preferredHeight: Math.round(250 * Theme.scale)
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

            PictureStatus { Layout.fillWidth: true; pictures: panel.pictures }

            Repeater {
                id: fields
                model: panel.form.fields

                FormField {
                    id: entry
                    required property int index
                    required property string text
                    Layout.fillWidth: true
                    form: panel.form
                    value: entry.text
                    onFinished: panel.next(entry.index)
                }
            }

            AppLabel {
                Layout.fillWidth: true
                visible: panel.form.unknownOnly && fields.count === 0
                text: qsTr("Every value of this card is known.")
                dim: true
            }
        }
    }

    Rectangle {
        id: actions
        anchors.bottom: parent.bottom
        width: parent.width
        height: buttons.implicitHeight + 2 * Theme.medium
        color: Theme.panel

        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }

        RowLayout {
            id: buttons
            x: Theme.large
            y: Theme.medium
            width: parent.width - 2 * Theme.large
            spacing: Theme.small

            ActionButton {
                visible: !panel.form.isNew
                glyph: "copy"
                text: qsTr("Duplicate")
                onClicked: {
                    panel.form.startCopy(panel.form.cardId)
                    Qt.callLater(panel.focusFirst)   // qmllint disable type
                }
            }

            IconButton {
                visible: !panel.form.isNew
                glyph: "trash"
                text: panel.form.mine ? qsTr("Remove this card") : qsTr("Forget what you entered about this card")
                onClicked: panel.cards.removeCards([panel.form.cardId])
            }

            Item { Layout.fillWidth: true }

            ActionButton {
                id: save
                primary: true
                enabled: !panel.form.saving && (!panel.form.isNew || panel.form.name !== "")
                text: panel.form.isNew ? qsTr("Save and next") : panel.fillIn.active ? qsTr("Next") : qsTr("Done")
                onClicked: panel.saveAndNext()

                Hint {
                    visible: save.hovered
                    text: qsTr("Alt+Enter")
                }
            }
        }
    }
}
