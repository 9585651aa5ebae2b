// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// Tells every open sheet and menu that the page below it was left.
QtObject {
    signal pageLeft()
}
