// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The title of a page.
AppLabel {
    visible: text !== ""
    size: Theme.title
    strong: true
    wrapMode: Text.NoWrap
    elide: Text.ElideRight
    Accessible.role: Accessible.Heading
}
