// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The title of a section.
AppLabel {
    size: Theme.caption
    strong: true
    dim: true
    font.letterSpacing: 0.6
    font.capitalization: Font.AllUppercase
    Accessible.role: Accessible.Heading
}
