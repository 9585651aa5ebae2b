// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A view that is neither read nor made before it is wanted for the first time; from then on it stays.
Loader {
    id: later

    required property bool wanted
    required property string view    // its file, as Module/View.qml
    required property var given      // its required properties

    property bool complete: false    // are those known?

    function make() {
        if (complete && wanted && status === Loader.Null) setSource("../" + view, given)
    }

    Component.onCompleted: {
        complete = true
        make()
    }
    onWantedChanged: make()
}
