// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// Every colour, size and duration of the app. The window sets `dark`, `scale` and `moving`.
QtObject {
    property bool dark: false
    property real scale: 1.0
    property bool moving: true

    // Surfaces, from the window up.
    readonly property color window: dark ? "#14171b" : "#f4f6f8"
    readonly property color rail: dark ? "#0f1215" : "#e9edf2"
    readonly property color panel: dark ? "#1b1f25" : "#ffffff"
    readonly property color raised: dark ? "#242a32" : "#eef1f5"
    readonly property color hovered: dark ? "#2c333d" : "#e3e9f0"
    readonly property color chosen: dark ? "#1d3450" : "#d9e8fb"
    readonly property color line: dark ? "#313843" : "#d3dae2"
    readonly property color outline: dark ? "#8390a0" : "#6b7785"   // borders that carry meaning: 3:1 on every surface

    // Words.
    readonly property color text: dark ? "#e9edf2" : "#17202b"
    readonly property color muted: dark ? "#a3adb9" : "#4f5b69"
    readonly property color accent: dark ? "#6cb2ff" : "#0a5cb8"
    readonly property color accentInk: dark ? "#08131f" : "#ffffff"
    readonly property color unknown: dark ? "#b9a3ff" : "#5f37c0"
    readonly property color danger: dark ? "#ff8a85" : "#ad1f17"
    readonly property color caution: dark ? "#f0bd5b" : "#7d4f00"
    readonly property color good: dark ? "#5fd39a" : "#0f6a3f"

    // One for each card type, in the game's order; shapes tell them apart too.
    readonly property var typeColours: dark
        ? ["#6cb2ff", "#62c8c0", "#dcb565", "#e39bc4", "#a9c96b", "#c3a6f2"]
        : ["#0a5cb8", "#0b6b66", "#7d5a00", "#9a2f6d", "#4a6b0c", "#6a3fb5"]
    function typeColour(index: int): color { return typeColours[index % typeColours.length] }

    readonly property int caption: Math.round(12 * scale)
    readonly property int body: Math.round(14 * scale)
    readonly property int strong: Math.round(16 * scale)
    readonly property int title: Math.round(21 * scale)
    readonly property int hero: Math.round(28 * scale)

    readonly property int tiny: 4
    readonly property int small: 8
    readonly property int medium: 12
    readonly property int large: 16
    readonly property int huge: 24

    readonly property int radius: 8
    readonly property int control: Math.round(36 * scale)   // height of a button or field
    readonly property int icon: Math.round(20 * scale)
    readonly property int railWidth: Math.round(92 * scale)
    readonly property int pieceWidth: Math.round(104 * scale)    // a card on the table
    readonly property int pieceHeight: Math.round(136 * scale)
    readonly property int focusWidth: 2
    readonly property int quick: 120                        // milliseconds of a change of colour
    // milliseconds of a card's way; 0 if the player wants stillness
    readonly property int move: moving ? 180 : 0
}
