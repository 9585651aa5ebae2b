// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/cards/printed_texts.h"
#include "app/desktop/cards/search_index.h"
#include "app/desktop/collection/collection_snapshot.h"
#include "app/text/description_text.h"

namespace mazzo::desktop {

/// Everything a search depends on; a value, so that it can be answered on any thread.
struct SearchQuestion {
    std::shared_ptr<SearchIndex> index;
    std::string text;
    std::vector<std::string> facets;  ///< ids; of one field any may hold, of different fields all must
    bool withUndecided = false;       ///< list the cards too that may match
    std::string sort;
    std::string language;
    std::shared_ptr<const DescriptionTexts> descriptions;  ///< in that language
    std::shared_ptr<const CardBits> addable;               ///< what may be added to the deck at hand; null without one
    bool onlyAddable = false;
    CollectionState collection;  ///< null until it was read: then questions about it are undecided
    bool onlyMine = false;   ///< leave out cards that the collection says nothing about, unless the text asks for them
    bool backwards = false;  ///< the other way around
    std::shared_ptr<PrintedTexts> texts;  ///< null: nobody wants to read the cards
};

struct SearchAnswer {
    std::optional<Error> error;  ///< the text cannot be meant; then the rest is empty
    std::vector<CardIndex> cards;
    CardBits yes;
    std::size_t sure = 0;
    std::size_t undecided = 0;
    std::string explained;
    CardTexts texts;                       ///< of the first cards: what a view shows of them at first
    std::vector<std::size_t> facetCounts;  ///< for each facet of the index: how many cards it would leave or add
};

[[nodiscard]] SearchAnswer answer(const SearchQuestion& question);

}  // namespace mazzo::desktop
