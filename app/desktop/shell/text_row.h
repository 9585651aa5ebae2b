// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// A row that is one sentence, such as a mistake in a file.
struct TextRow {
    QString words;

    bool operator==(const TextRow&) const = default;
    [[nodiscard]] static Roles<TextRow> roles() { return {{"words", &TextRow::words}}; }
};

}  // namespace mazzo::desktop
