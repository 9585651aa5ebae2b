// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/library_writer.h"

#include <deque>

namespace mazzo::desktop {

/// Ids for new decks, reserved in advance so that a deck has its id at once.
class DeckIdPool : public QObject {
public:
    explicit DeckIdPool(LibraryWriter& writer) : m_writer(writer) {}

    void reserve();  ///< in the background
    void clear() { m_ids.clear(); }
    /// Waits for the library only if more decks are created than ids were reserved.
    [[nodiscard]] Result<DeckId> next();

private:
    LibraryWriter& m_writer;
    std::deque<DeckId> m_ids;
    std::optional<Error> m_error;  ///< why no ids could be reserved
    bool m_reserving = false;
};

}  // namespace mazzo::desktop
