// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// Imports a file into the collection: shows how each row was matched and lets the player correct it before anything is
// saved.
Sheet {
    id: sheet

    required property CollectionImport imports
    readonly property bool reporting: imports.state === "report" || imports.state === "storing"

    title: imports.fileName !== "" ? qsTr("Import %1").arg(imports.fileName) : qsTr("Import a collection")
    preferredWidth: 900
    closePolicy: Popup.CloseOnEscape
    onClosed: imports.cancel()

    component Count: Chip {
        id: counted
        required property string which
        required property CollectionImport imports
        checked: imports.filter === which
        visible: amount > 0 || checked
        onClicked: counted.imports.filter = counted.which
    }

    RowLayout {
        visible: sheet.imports.state === "reading" || sheet.imports.state === "storing"
        width: parent.width

        BusyIndicator {
            running: parent.visible
            implicitWidth: Theme.control
            implicitHeight: Theme.control
            Accessible.ignored: true
        }

        AppLabel {
            Layout.fillWidth: true
            text: sheet.imports.state === "reading" ? qsTr("Reading…") : qsTr("Saving…")
            Accessible.role: Accessible.AlertMessage
        }
    }

    AppLabel {
        width: parent.width
        visible: sheet.imports.state === "refused"
        text: sheet.imports.canLeaveOut
            ? qsTr("Some rows cannot be read. Nothing has changed yet; the other rows can be imported.")
            : qsTr("The file was not imported; nothing has changed.")
        color: Theme.danger
        strong: true
        Accessible.role: Accessible.AlertMessage
    }

    AppLabel {
        width: parent.width
        visible: sheet.reporting && sheet.imports.leftOut > 0
        text: qsTr("%n row(s) cannot be read and are left out:", "", sheet.imports.leftOut)
        color: Theme.caution
        strong: true
        Accessible.role: Accessible.AlertMessage
    }

    ListView {
        id: mistakes
        width: parent.width
        height: Math.min(contentHeight, sheet.listRoom, Math.round((sheet.reporting ? 80 : 320) * Theme.scale))
        visible: sheet.imports.state === "refused" || (sheet.reporting && sheet.imports.leftOut > 0)
        clip: true
        spacing: Theme.tiny
        model: sheet.imports.mistakes
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Errors in the file")
        ScrollBar.vertical: ScrollLine {}
        delegate: AppLabel {
            required property string words
            width: mistakes.width - Theme.medium
            text: words
        }
    }

    AppLabel {
        width: parent.width
        visible: sheet.imports.state === "stored"
        text: qsTr("Imported %n row(s). Undo reverts the whole import.", "", sheet.imports.storedRows)
        color: Theme.good
        strong: true
        Accessible.role: Accessible.AlertMessage
    }

    AppLabel {
        width: parent.width
        visible: sheet.reporting && sheet.imports.game !== ""
        text: qsTr("Cards of %1").arg(sheet.imports.game)
        dim: true
    }

    AppLabel {
        width: parent.width
        visible: sheet.reporting && sheet.imports.recoded
        text: qsTr("The file is not UTF-8; it was read as Latin-1.")
        color: Theme.caution
    }

    AppLabel {
        width: parent.width
        visible: sheet.reporting && sheet.imports.ignoredColumns !== ""
        text: qsTr("Ignored columns: %1").arg(sheet.imports.ignoredColumns)
        color: Theme.caution
    }

    AppLabel {
        width: parent.width
        visible: sheet.reporting && sheet.imports.before !== ""
        text: qsTr("This file was already imported on %1. Importing it again doubles its copies.")
            .arg(sheet.imports.before)
        color: Theme.danger
        strong: true
        Accessible.role: Accessible.AlertMessage
    }

    Flow {
        width: parent.width
        visible: sheet.reporting
        spacing: Theme.snug

        Count {
            imports: sheet.imports
            which: "all"
            text: qsTr("All rows")
            amount: sheet.imports.storedRows + sheet.imports.ignored
        }

        Count {
            imports: sheet.imports
            which: "open"
            text: qsTr("To review")
            amount: sheet.imports.guessed + sheet.imports.ambiguous + sheet.imports.unknown
        }

        Count {
            imports: sheet.imports
            which: "matched"
            text: qsTr("Matched")
            amount: sheet.imports.matched
        }

        Count {
            imports: sheet.imports
            which: "guessed"
            text: qsTr("Guessed")
            amount: sheet.imports.guessed
        }

        Count {
            imports: sheet.imports
            which: "ambiguous"
            text: qsTr("Ambiguous")
            amount: sheet.imports.ambiguous
        }

        Count {
            imports: sheet.imports
            which: "unknown"
            text: qsTr("Unknown, kept by name")
            amount: sheet.imports.unknown
        }

        Count {
            imports: sheet.imports
            which: "ignored"
            text: qsTr("Ignored")
            amount: sheet.imports.ignored
        }
    }

    ListView {
        id: list
        width: parent.width
        height: Math.min(contentHeight, Math.max(90 * Theme.scale, sheet.listRoom - 90 * Theme.scale),
                         Math.round(340 * Theme.scale))
        visible: sheet.reporting && count > 0
        enabled: sheet.imports.state === "report"
        clip: true
        cacheBuffer: 0
        model: sheet.imports.rows
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Rows in the file")
        ScrollBar.vertical: ScrollLine {}
        delegate: CollectionFileRow {
            width: list.width - Theme.medium
            focused: list.activeFocus && ListView.isCurrentItem
            onChose: choice => sheet.imports.choose(index, choice)
            onTyped: cardName => {
                if (!sheet.imports.setCard(index, cardName)) wrong.card = cardName
                else wrong.card = ""
            }
        }
    }

    AppLabel {
        id: wrong
        property string card
        width: parent.width
        visible: card !== "" && sheet.reporting
        text: qsTr("There is no card “%1”.").arg(card)
        color: Theme.danger
        Accessible.role: Accessible.AlertMessage
    }

    Flow {
        width: parent.width
        spacing: Theme.small

        ActionButton {
            visible: sheet.reporting
            enabled: sheet.imports.state === "report" && sheet.imports.storedRows > 0
            text: sheet.imports.before !== ""
                ? qsTr("Import %n row(s) again", "", sheet.imports.storedRows)
                : qsTr("Import %n row(s)", "", sheet.imports.storedRows)
            primary: true
            onClicked: sheet.imports.store()
        }

        ActionButton {
            visible: sheet.imports.canLeaveOut
            primary: true
            text: qsTr("Continue without these rows")
            onClicked: sheet.imports.readWithoutBadRows()
        }

        Chip {
            visible: sheet.reporting && sheet.imports.guessed > 0
            height: Theme.control
            text: qsTr("Accept the guesses")
            checked: sheet.imports.takeGuesses
            onClicked: sheet.imports.takeGuesses = !sheet.imports.takeGuesses
        }

        ActionButton {
            text: sheet.reporting || sheet.imports.state === "reading" ? qsTr("Cancel") : qsTr("Close")
            enabled: sheet.imports.state !== "storing"
            onClicked: sheet.close()
        }
    }
}
