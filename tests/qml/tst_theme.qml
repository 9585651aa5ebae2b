// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mazzo.Controls

TestCase {
    name: "Theme"

    function channel(c) { return c <= 0.03928 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4) }
    function light(c) { return 0.2126 * channel(c.r) + 0.7152 * channel(c.g) + 0.0722 * channel(c.b) }
    function contrast(a, b) {
        const x = light(a), y = light(b)
        return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
    }
    function cleanup() {
        Theme.dark = false
        Theme.scale = 1
    }

    function test_wordsAreReadableOnEverySurface_data() { return [{ tag: "light", dark: false }, { tag: "dark", dark: true }] }
    function test_wordsAreReadableOnEverySurface(row) {
        Theme.dark = row.dark
        for (const surface of ["window", "panel", "raised", "hovered", "chosen", "rail"]) {
            for (const ink of ["text", "muted", "accent", "unknown", "danger", "caution", "good"]) {
                const ratio = contrast(Theme[ink], Theme[surface])
                verify(ratio >= 4.5, ink + " on " + surface + ": " + ratio.toFixed(2))
            }
            verify(contrast(Theme.outline, Theme[surface]) >= 3, "outline on " + surface)
        }
        for (const hue of Theme.typeColours) verify(contrast(Qt.color(hue), Theme.panel) >= 3, hue)
        verify(contrast(Theme.accentInk, Theme.accent) >= 4.5)
    }
    function test_textGrowsWithTheScale() {
        const body = Theme.body
        Theme.scale = 2
        compare(Theme.body, 2 * body)
    }
}
