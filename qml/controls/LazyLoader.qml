// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Loads a view when it is first needed and keeps it.
Loader {
    id: later

    required property bool wanted
    required property string view    // the file, as Module/View.qml
    required property var given      // its required properties

    property bool complete: false    // are they known?

    function make() {
        if (complete && wanted && status === Loader.Null) setSource("../" + view, given)
    }

    Component.onCompleted: {
        complete = true
        make()
    }
    onWantedChanged: make()
}
