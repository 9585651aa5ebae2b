// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/deck_id_pool.h"

#include <utility>

namespace mazzo::desktop {

namespace {

constexpr int kIdsAtOnce = 32;
constexpr std::size_t kFewIds = 8;

}  // namespace

Result<DeckId> DeckIdPool::next()
{
    if (m_ids.empty()) {
        reserve();
        m_writer.flush();
    }
    if (m_ids.empty()) return failure(*m_error);
    const DeckId id = m_ids.front();
    m_ids.pop_front();
    if (m_ids.size() <= kFewIds) reserve();
    return id;
}

void DeckIdPool::reserve()
{
    if (std::exchange(m_reserving, true)) return;
    m_writer.write(
        this, [](const Library& library) { return library.decks().reserve(kIdsAtOnce); },
        [this](const Result<DeckId>& first) {
            m_reserving = false;
            if (!first) m_error = first.error();
            for (int i = 0; first && i < kIdsAtOnce; ++i)
                m_ids.push_back(DeckId{static_cast<std::int64_t>(*first) + i});
        });
}

}  // namespace mazzo::desktop
