// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mazzo::model {

/// A lot's permanent number; it stays through every change.
enum class LotId : std::int64_t {};

/// The most copies a lot can have.
inline constexpr int kMaxInLot = 1'000'000;

/// Copies of one card with equal properties. Properties that the player did not enter are empty.
struct Lot {
    enum class Kind : std::uint8_t { Owned, Wanted };

    LotId id{};
    Kind kind = Kind::Owned;
    std::string game;
    std::string card;  ///< the part after "<game>:"; empty if the card is unknown
    std::string name;  ///< as written, if the card is unknown
    int count = 1;
    std::string printing;
    std::string condition;
    std::string language;
    std::string finish;
    std::string place;  ///< box, binder page
    std::string note;
    std::string date;  ///< ISO 8601 if it came from us
    std::string price;
    std::string lentTo;  ///< who has borrowed them; empty if at home
    std::string lentSince;
    std::string product;  ///< the box it came in
    int priority = 0;     ///< of a wanted lot; higher is more urgent

    bool operator==(const Lot&) const = default;
};

/// Why the collection changed; names the entry in its history.
enum class CollectionReason : std::uint8_t {
    Add,
    Remove,
    Product,
    ProductBack,
    Lend,
    Return,
    Want,
    Unwant,
    Edit,
    Import,
    Build,
    Unbuild
};

/// One change of the collection, made and undone as a whole.
struct CollectionEdit {
    CollectionReason reason = CollectionReason::Edit;
    std::string detail;        ///< the card, the product, the file, the person or the deck
    std::string fingerprint;   ///< of an imported file
    std::vector<Lot> added;    ///< they get their ids when they are stored
    std::vector<Lot> changed;  ///< by id; a count of 0 or less removes the lot

    bool operator==(const CollectionEdit&) const = default;
};

}  // namespace mazzo::model
