// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// A text field whose text is stored when the player leaves it or presses Enter. Escape brings back what is stored.
TextInputField {
    id: field

    required property string stored

    signal committed(string text)

    function commit() { if (text !== stored) field.committed(text) }

    onStoredChanged: text = stored
    onEditingFinished: commit()
    Component.onCompleted: text = stored
    Keys.onEscapePressed: event => {
        event.accepted = text !== stored
        text = stored
    }
}
