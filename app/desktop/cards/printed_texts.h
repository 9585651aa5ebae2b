// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/library_reading.h"

#include <mutex>
#include <unordered_map>

namespace mazzo::desktop {

/// What cards have printed on them, by card.
using CardTexts = std::unordered_map<CardIndex, std::string>;

/// Reads printed texts from the library, many at once, on whatever thread asks: it has a connection of its own.
class PrintedTexts {
public:
    /// Of the cards that have one, in a language or the nearest to it; what cannot be read is left out.
    [[nodiscard]] CardTexts of(const LoadedGame& loaded, std::span<const CardIndex> cards, std::string_view language);
    void release();  ///< closes the file; the next question opens it again

private:
    std::mutex m_mutex;
    std::optional<Result<Library>> m_library;  // with m_mutex
};

}  // namespace mazzo::desktop
