// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The verdict on a deck as text, icon and colour.
Badge {
    required property string verdict

    glyph: verdict === "legal" ? "passed"
        : verdict === "unfinished" ? "unfinished"
        : verdict === "unknown" ? "question"
        : "broken"
    ink: verdict === "legal" ? Theme.good
        : verdict === "unfinished" ? Theme.caution
        : verdict === "unknown" ? Theme.unknown
        : Theme.danger
    visible: verdict !== ""
}
