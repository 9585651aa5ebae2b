// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// Knows where the mouse is pressed while that press is handled by what is below.
Item {
    id: tracker

    property var at: null                // a point; null while the keyboard is used
    property var used: null              // where and when a press last did something: { at, time }

    // A press that was handled elsewhere, such as the end of a drag.
    function press(where: point) {
        at = where
        release()
    }
    function release() { Qt.callLater(forget) }   // qmllint disable type
    function forget() { at = null }
    // Is this the second press of a double click, after the first has done something?
    function repeated(): bool {
        return at !== null && used !== null && Math.hypot(at.x - used.at.x, at.y - used.at.y) < Theme.small
            && Date.now() - used.time < Qt.styleHints.mouseDoubleClickInterval
    }
    function remember(done: bool) { used = at !== null && done ? { at: at, time: Date.now() } : null }

    z: 20                                // handlers behind the one that uses a press do not see it

    PointHandler {
        acceptedButtons: Qt.AllButtons
        onActiveChanged: {
            if (active) tracker.at = point.position
            else tracker.release()
        }
    }
}
