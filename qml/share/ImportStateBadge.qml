// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// The state of an imported line as text, icon and colour.
Badge {
    required property string lineState
    required property string label

    words: label
    glyph: lineState === "matched" ? "passed"
        : lineState === "guessed" ? "pencil"
        : lineState === "ambiguous" ? "question"
        : lineState === "unknown" ? "warning"
        : "minus"
    ink: lineState === "matched" ? Theme.good
        : lineState === "guessed" ? Theme.caution
        : lineState === "ignored" ? Theme.muted
        : Theme.unknown
}
