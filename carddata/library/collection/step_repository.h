// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/database.h"
#include "carddata/library/decks/stored_deck.h"
#include "model/collection/lot.h"

#include <optional>

namespace mazzo::carddata {

/// One entry of the collection's history.
struct CollectionStep {
    int number = 0;
    std::string madeAt;  ///< UTC, ISO 8601
    CollectionReason reason = CollectionReason::Edit;
    std::string detail;
    std::string fingerprint;
    std::optional<DeckId> deck;  ///< that was built or taken apart
    bool undone = false;

    bool operator==(const CollectionStep&) const = default;
};

/// The tables `collection_step` and `collection_cursor`. Opens no transactions.
class StepRepository {
public:
    explicit StepRepository(const Database& database) : m_database(database) {}

    [[nodiscard]] Result<int> cursor() const;  ///< the last step that holds; 0 before the first
    [[nodiscard]] Result<void> setCursor(int step) const;
    [[nodiscard]] Result<std::vector<CollectionStep>> all() const;  ///< newest first, undone ones too
    [[nodiscard]] Result<std::optional<CollectionStep>> one(int number) const;
    /// The latest import of the same file that holds.
    [[nodiscard]] Result<std::optional<CollectionStep>> importOf(std::string_view fingerprint) const;
    [[nodiscard]] Result<void> add(int number, const CollectionEdit& edit, std::optional<DeckId> deck = {}) const;
    [[nodiscard]] Result<void> forgetBeyond(int step) const;

private:
    template <class... Args>
    [[nodiscard]] Result<std::vector<CollectionStep>> listed(std::string_view condition, const Args&... args) const;

    const Database& m_database;
};

}  // namespace mazzo::carddata
