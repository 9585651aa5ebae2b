// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/deck.h"
#include "validators/row_block.h"

#include <algorithm>

namespace mazzo::validators {

/// What unknown cards answer: everything about them is unknown but where they lie. A mask for each zone.
struct UnknownCardMasks {
    std::vector<std::vector<RowBlock::Mask>> yes;
    std::vector<std::vector<RowBlock::Mask>> possible;

    UnknownCardMasks() = default;
    UnknownCardMasks(const Layout& layout, std::size_t zones);
};

/// A deck added up: how many cards lie in each pile, and how many copies of each card. Its memory is reused from deck
/// to deck.
class Tally {
public:
    using Mask = RowBlock::Mask;
    static constexpr std::uint32_t kNone = 0xFFFFFFFF;

    /// One entry of the deck as a row of the tables. `slot` numbers the different cards of the deck; the masks say in
    /// which piles it lies.
    struct Line {
        std::uint32_t row = 0;
        std::uint32_t slot = 0;
        ZoneIndex zone{};
        int copies = 0;
        const Mask* yes = nullptr;
        const Mask* possible = nullptr;
    };
    /// A different card of the deck; `group` numbers the identities.
    struct Slot {
        std::uint32_t row = 0;
        std::uint32_t group = 0;
        ZoneIndex zone{};
    };
    struct Listed {
        std::uint32_t word = 0;
        bool certain = false;
    };
    /// Values of a field over a pile. `complete`: no others are possible.
    struct List {
        std::vector<Listed> words;
        bool complete = true;
        bool ready = false;
        Interval length;
        std::vector<Mask> certain;  ///< a bit for each word that is surely there

        /// Whether these words are surely all in it.
        [[nodiscard]] bool surelyHoldsAll(WordView asked) const
        {
            return asked.known && std::ranges::all_of(asked.words, [&](std::uint32_t word) {
                       return (certain[word / 64] >> (word % 64)) & 1U;
                   });
        }
    };

    /// The game's tables; `groups` says for each card of the catalogue which identity it has.
    struct Tables {
        const Layout* layout = nullptr;
        Rows rows;
        const UnknownCardMasks* unknownCards = nullptr;
        std::span<const std::uint32_t> groups;
        std::span<const std::uint32_t> copiesPlace;  ///< by pile: its place in `Layout::copies`, or `kNone`
        std::span<const Mask> copied;                ///< the piles that are counted card by card
        std::size_t words = 0;                       ///< how many words the lexicon has
    };
    /// A card that is taken for another row.
    struct Supposed {
        CardIndex card{};
        std::uint32_t row = 0;
    };

    void measure(const Tables& tables, const Deck& deck, std::span<const Supposed> supposed = {});

    [[nodiscard]] bool given(ZoneIndex zone) const { return m_deck->given(zone); }
    [[nodiscard]] Interval count(std::uint32_t pile) const { return interval(m_counts[pile]); }
    [[nodiscard]] Interval copies(std::uint32_t place, std::size_t row) const;
    /// By group, how many copies there may be.
    [[nodiscard]] auto copiesRow(std::uint32_t place) const { return m_copies.data() + place * m_stride; }
    [[nodiscard]] std::int64_t mostCopies(std::uint32_t place) const { return m_mostCopies[place]; }  ///< of any card
    [[nodiscard]] bool isEmpty(std::uint32_t pile) const { return m_counts[pile].hi == 0; }
    [[nodiscard]] Interval sum(std::uint32_t place);
    [[nodiscard]] const List& list(std::uint32_t place);

    [[nodiscard]] const Deck& deck() const { return *m_deck; }
    [[nodiscard]] const Tables& tables() const { return m_tables; }
    [[nodiscard]] std::span<const Line> lines() const { return {m_lines.data(), m_lineCount}; }
    [[nodiscard]] std::span<const Slot> slots() const { return {m_slots.data(), m_slotCount}; }
    [[nodiscard]] static Truth lineIn(std::uint32_t pile, const Line& line)
    {
        return answer(line.yes, line.possible, pile);
    }
    /// Calls `visit(slot, number)` for every different card that may lie in the pile.
    template <class Visit>
    void eachSlotIn(std::uint32_t pile, const Visit& visit) const
    {
        const Mask* possible = m_slotPossible.data() + pile / 64;
        const std::size_t stride = m_maskWords;
        const Mask bit = Mask{1} << (pile % 64);
        const std::span<const Slot> slots = this->slots();
        for (std::size_t i = 0; i < slots.size(); ++i, possible += stride) {
            if (*possible & bit) visit(slots[i], i);
        }
    }
    /// Yes if one of its lines is.
    [[nodiscard]] Truth slotIn(std::uint32_t pile, std::size_t slot) const
    {
        return answer(&m_slotYes[slot * m_maskWords], &m_slotPossible[slot * m_maskWords], pile);
    }
    [[nodiscard]] Truth unknownCardIn(std::uint32_t pile, ZoneIndex zone) const;
    [[nodiscard]] CardIndex card(std::size_t row) const;      ///< the card that a row stands for
    [[nodiscard]] std::uint32_t rowOf(CardIndex card) const;  ///< its own, or the one it is taken for

private:
    struct Bounds {
        std::int64_t lo = 0;
        std::int64_t hi = 0;
    };

    [[nodiscard]] static Truth answer(const Mask* yes, const Mask* possible, std::uint32_t pile)
    {
        // No, unknown and yes are 0, 1 and 2.
        const auto bit = [pile](const Mask* mask) { return (mask[pile / 64] >> (pile % 64)) & 1U; };
        return static_cast<Truth>(bit(yes) + bit(possible));
    }
    [[nodiscard]] static Interval interval(Bounds bounds)
    {
        constexpr std::int64_t most = Interval::kHighest - 1;
        return {static_cast<int>(std::min(bounds.lo, most)), static_cast<int>(std::min(bounds.hi, most))};
    }
    [[nodiscard]] std::uint32_t groupOf(std::size_t row) const { return m_tables.groups[at(card(row))]; }
    void addLine(const Deck::Entry& entry, std::uint32_t row);
    void addCounts(const Mask* yes, const Mask* possible, std::int64_t copies);
    void addCopies(const Mask* yes, const Mask* possible, int copies, std::uint32_t group);
    void addToClass(std::uint32_t number, const Mask* yes, const Mask* possible, int copies);
    void prepare();
    [[nodiscard]] std::uint32_t slotFor(std::uint32_t row, ZoneIndex zone, const Mask* yes, const Mask* possible);
    void addUnknownCards();
    [[nodiscard]] Interval added(const Layout::Sum& asked) const;
    void collect(List& list, const Layout::List& asked);
    void listWord(List& list, std::uint32_t word, bool certain);

    Tables m_tables;
    const Deck* m_deck = nullptr;
    std::span<const Supposed> m_supposed;
    // These grow with the largest deck; only so many of each are of this one.
    std::vector<Line> m_lines;
    std::vector<Slot> m_slots;
    std::vector<Mask> m_slotYes;
    std::vector<Mask> m_slotPossible;
    std::vector<Bounds> m_counts;            // by pile
    std::vector<Bounds> m_copies;            // by place in Layout::copies, then group
    std::vector<std::int64_t> m_mostCopies;  // by place in Layout::copies
    std::size_t m_stride = 0;
    std::size_t m_maskWords = 0;
    std::vector<List> m_lists;
    std::vector<std::optional<Interval>> m_sums;
    struct Class {
        const Mask* yes = nullptr;
        const Mask* possible = nullptr;
        std::int64_t copies = 0;
    };
    std::vector<Class> m_classes;  // those that the deck has
    std::uint32_t m_lineCount = 0;
    std::uint32_t m_slotCount = 0;
    std::uint32_t m_classCount = 0;
    // Slots and groups by row and identity; only valid where the stamp is of this measure.
    struct Stamp {
        std::uint64_t measure = 0;
        std::uint32_t number = 0;
    };
    std::vector<Stamp> m_slotOf;
    std::vector<Stamp> m_groupOf;
    std::vector<Stamp> m_classOf;
    std::vector<Stamp> m_listed;  // by word; its number is the place in the list that is being collected
    std::uint64_t m_list = 0;
    std::uint32_t m_groups = 0;
    std::uint64_t m_measure = 0;
};

}  // namespace mazzo::validators
