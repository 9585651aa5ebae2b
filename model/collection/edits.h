// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/card.h"
#include "model/collection/lot.h"

#include <optional>
#include <span>

namespace mazzo::model {

// Actions of the player as changes of the existing lots. Lent copies cannot be removed or lent again. A request for
// more copies than there are is refused, and nothing changes.

/// Merges into a lot that is equal except for its count and date, or becomes a new lot.
[[nodiscard]] CollectionEdit adding(std::span<const Lot> lots, Lot lot);
[[nodiscard]] CollectionEdit addingProduct(std::span<const Lot> lots, const std::string& game, const Product& product,
                                           int boxes, const std::string& place);

/// `like` says which card of which game and kind, and how many copies; of its other members those that are not empty
/// must agree.
[[nodiscard]] Result<CollectionEdit> removing(std::span<const Lot> lots, const Lot& like);
/// All cards of the boxes or none; copies that came in such a box are removed first.
[[nodiscard]] Result<CollectionEdit> removingProduct(std::span<const Lot> lots, const std::string& game,
                                                     const Product& product, int boxes);

[[nodiscard]] Result<CollectionEdit> lending(std::span<const Lot> lots, const Lot& like, const std::string& to,
                                             const std::string& since);
/// From `like.lentTo`, or from whoever has them.
[[nodiscard]] Result<CollectionEdit> returning(std::span<const Lot> lots, const Lot& like);

/// New values for the properties of lots; members that are not set leave the property as it is.
struct LotNotes {
    std::optional<std::string> card;  ///< the card that an unknown name turned out to be
    std::optional<std::string> printing;
    std::optional<std::string> condition;
    std::optional<std::string> language;
    std::optional<std::string> finish;
    std::optional<std::string> place;
    std::optional<std::string> note;
    std::optional<std::string> date;
    std::optional<std::string> price;
    std::optional<std::string> lentTo;  ///< empty: returned; wishes cannot be lent
    std::optional<std::string> lentSince;
    std::optional<int> priority;  ///< of wishes
};

/// Applies to all lots with these ids, or to `copies` of each. Lots that become equal are merged; unknown ids are an
/// error.
[[nodiscard]] Result<CollectionEdit> noting(std::span<const Lot> lots, std::span<const LotId> ids,
                                            const LotNotes& notes, std::optional<int> copies = {});
/// Sets the number of copies of a lot; 0 removes it.
[[nodiscard]] Result<CollectionEdit> recounting(std::span<const Lot> lots, LotId id, int count);
[[nodiscard]] Result<CollectionEdit> discarding(std::span<const Lot> lots, std::span<const LotId> ids);
/// Raises the wish list to these numbers; existing wishes count.
[[nodiscard]] CollectionEdit wanting(std::span<const Lot> lots, std::span<const Lot> wishes);

}  // namespace mazzo::model
