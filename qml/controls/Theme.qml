// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// All colours, sizes and durations. The window sets `dark`, `scale` and `moving`.
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
    // Borders that carry meaning: a contrast of 3:1 on every surface.
    readonly property color outline: dark ? "#8390a0" : "#6b7785"

    // Text and states.
    readonly property color text: dark ? "#e9edf2" : "#17202b"
    readonly property color muted: dark ? "#a3adb9" : "#4f5b69"
    readonly property color accent: dark ? "#6cb2ff" : "#0a5cb8"
    readonly property color accentInk: dark ? "#08131f" : "#ffffff"
    readonly property color unknown: dark ? "#b9a3ff" : "#5f37c0"
    readonly property color danger: dark ? "#ff8a85" : "#ad1f17"
    readonly property color caution: dark ? "#f0bd5b" : "#7d4f00"
    readonly property color good: dark ? "#5fd39a" : "#0f6a3f"

    // One for each card type, in the game's order. Types also differ by shape.
    readonly property var typeColours: dark
        ? ["#6cb2ff", "#62c8c0", "#dcb565", "#e39bc4", "#a9c96b", "#c3a6f2"]
        : ["#0a5cb8", "#0b6b66", "#7d5a00", "#9a2f6d", "#4a6b0c", "#6a3fb5"]

    function typeColour(index: int): color {
        return typeColours[index % typeColours.length]
    }

    // Text sizes.
    readonly property int footnote: Math.round(11 * scale)
    readonly property int caption: Math.round(12 * scale)
    readonly property int body: Math.round(14 * scale)
    readonly property int strong: Math.round(16 * scale)
    readonly property int title: Math.round(21 * scale)
    readonly property int hero: Math.round(28 * scale)

    // Spacing, from lines of one row to the margins of a page.
    readonly property int thin: 2
    readonly property int tiny: 4
    readonly property int snug: 6
    readonly property int small: 8
    readonly property int medium: 12
    readonly property int large: 16
    readonly property int huge: 24

    // Borders and corners.
    readonly property int hairline: 1      // borders and separators
    readonly property int focusWidth: 2    // focus rings and drop targets
    readonly property int radius: 8
    readonly property int innerRadius: 6   // inside something with `radius`
    readonly property int barRadius: 2     // progress and chart bars

    // Heights of controls and rows.
    readonly property int chip: Math.round(28 * scale)
    readonly property int smallControl: Math.round(30 * scale)
    readonly property int formField: Math.round(32 * scale)
    readonly property int checkMark: Math.round(34 * scale)   // with the area that can be clicked
    readonly property int control: Math.round(36 * scale)     // buttons and fields
    readonly property int row: Math.round(40 * scale)         // rows of a list
    readonly property int smallIcon: Math.round(16 * scale)
    readonly property int icon: Math.round(20 * scale)

    // Widths and the largest sizes of parts.
    readonly property int countWidth: Math.round(30 * scale)   // the number of copies in a row of a deck
    readonly property int totalWidth: Math.round(44 * scale)   // a total of several decks or places
    readonly property int railWidth: Math.round(92 * scale)
    readonly property int pieceWidth: Math.round(104 * scale)  // a card on the table
    readonly property int pieceHeight: Math.round(136 * scale)
    readonly property int popupHeight: Math.round(360 * scale) // the longest list of a menu or sheet
    readonly property real messageWidth: 460 * scale           // the widest text of an empty page
    readonly property real narrowPage: 560 * scale             // below this width a page drops what it can
    readonly property real mediumPage: 900 * scale             // below this width it has one column

    // The goldfish table.
    readonly property int pieceText: Math.round(10 * scale)    // the type and numbers of a card
    readonly property int minText: Math.round(9 * scale)       // long words are shrunk down to this
    readonly property int pieceGap: 3                          // between marks and tokens
    readonly property int tagRadius: 4                         // tags, keys and cells
    readonly property int tinyIcon: Math.round(13 * scale)
    readonly property int mark: Math.round(22 * scale)         // round marks on the corner of a card, and tokens
    readonly property int stepper: Math.round(26 * scale)
    readonly property int oddsBar: Math.round(8 * scale)
    readonly property int chartDot: Math.round(7 * scale)
    readonly property int pileHeight: Math.round(72 * scale)
    readonly property int regionWidth: Math.round(92 * scale)

    // Durations in milliseconds.
    readonly property int quick: 120                // a change of colour
    readonly property int move: moving ? 180 : 0    // a moving card; 0 if animations are off
}
