// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// One point of a curve. Each curve has a colour and a shape of its own.
Rectangle {
    required property int kind

    implicitWidth: Theme.chartDot
    implicitHeight: implicitWidth
    radius: kind % 3 === 0 ? width / 2 : 0
    rotation: kind % 3 === 2 ? 45 : 0
    antialiasing: true
    color: kind < 0 ? "transparent" : Theme.typeColour(kind)
}
