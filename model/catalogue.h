// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/card.h"
#include "model/comparison.h"
#include "model/match_set.h"

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace mazzo::model {

/// All cards of one game in columns: what search, rules and views read. Built from rows, or laid over the bytes of a
/// cache file without parsing. The cards are in the order of their permanent numbers.
class Catalogue {
public:
    Catalogue();
    Catalogue(Catalogue&&) noexcept;
    Catalogue& operator=(Catalogue&&) noexcept;
    ~Catalogue();

    [[nodiscard]] static Catalogue build(const Game& game, std::span<const Card> cards);

    /// The catalogue as it was built, without later changes, as one block of bytes; and back. Reading checks a checksum
    /// and every bound, and copies nothing: `bytes` (aligned to 8) must outlive the catalogue, which is why it takes a
    /// share of their owner. Damaged bytes, and those of a game with other fields, types or languages, are an error of
    /// kind `Corrupt`.
    [[nodiscard]] std::vector<std::byte> bytes() const;
    [[nodiscard]] static Result<Catalogue> fromBytes(const Game& game, std::span<const std::byte> bytes,
                                                     std::shared_ptr<const void> owner);

    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] std::string_view id(CardIndex card) const;
    [[nodiscard]] std::uint32_t number(CardIndex card) const;
    [[nodiscard]] TypeIndex type(CardIndex card) const;  ///< the first of its types
    [[nodiscard]] std::vector<TypeIndex> types(CardIndex card) const;
    /// With the version behind it; in that language, else in the first there is.
    [[nodiscard]] std::string_view name(CardIndex card, std::string_view language) const;
    [[nodiscard]] std::string_view nameWithoutVersion(CardIndex card, std::string_view language) const;
    /// Whether cards differ in their version only.
    [[nodiscard]] bool hasVersions() const;
    // Many at once, quicker than one by one because their places in memory are fetched together.
    void ids(std::span<const std::optional<CardIndex>> cards,
             std::span<std::string_view> ids) const;  ///< those of no card stay as they are
    void names(std::span<const CardIndex> cards, std::string_view language, std::span<std::string_view> names) const;
    [[nodiscard]] std::string_view set(CardIndex card) const;  ///< the set's id
    /// The printings of a card, or its set if the pack states none.
    [[nodiscard]] std::size_t printingCount(CardIndex card) const;
    [[nodiscard]] PrintingView printing(CardIndex card, std::size_t index) const;
    [[nodiscard]] std::vector<PrintingView> printings(CardIndex card) const;
    [[nodiscard]] bool statesPrintings(CardIndex card) const;  ///< more than just its set
    /// The card's printing that a text names: set and number in any order, either alone if it leaves no choice, and a
    /// finish ("core 12", "12 (CORE)", "Core Set #12 foil"). Nothing if there is no such printing.
    [[nodiscard]] std::optional<PrintingName> printingNamed(const Game& game, CardIndex card,
                                                            std::string_view text) const;
    [[nodiscard]] Card::TextState textState(CardIndex card) const;
    /// What the card does, as its pack states it; read anew at every call.
    [[nodiscard]] std::optional<Effects> effects(CardIndex card) const;

    /// A card by id ("marine", or with the game and a colon before it), name in any language or alias; folded. A name
    /// takes precedence over another card's id.
    [[nodiscard]] std::optional<CardIndex> find(std::string_view nameOrId) const;
    [[nodiscard]] std::optional<CardIndex> findFolded(
        std::string_view foldedName) const;  ///< the name is folded already; ids excluded
    // Many folded texts at once, quicker than one by one because their places in memory are fetched together.
    void findFolded(std::span<const std::string_view> foldedNames, std::span<std::optional<CardIndex>> cards) const;
    void findFoldedOrId(std::span<const std::string_view> foldedTexts,
                        std::span<std::optional<CardIndex>> cards) const;  ///< as `find` does
    /// The cards of an ambiguous name: those that differ in their version, or share the name of their other side. Empty
    /// if the name means one card or none.
    [[nodiscard]] std::vector<CardIndex> sharing(std::string_view name) const;
    /// Does any name or alias begin with a digit, as a count does?
    [[nodiscard]] bool hasNameLikeCount() const;
    [[nodiscard]] std::optional<CardIndex> byNumber(std::uint32_t number) const;
    /// For a mistyped name: best first, none that differs in more than a third of its letters.
    [[nodiscard]] std::vector<CardIndex> nearestNames(std::string_view name, std::size_t count = 3) const;
    /// The same with the number of wrong letters.
    struct NearName {
        CardIndex card{};
        std::size_t distance = 0;
    };
    [[nodiscard]] std::vector<NearName> nearNames(std::string_view name, std::size_t count) const;

    // Values.
    [[nodiscard]] Value value(CardIndex card, FieldIndex field) const;
    [[nodiscard]] Interval number(
        CardIndex card, FieldIndex field) const;  ///< number fields that are not absent; the domain if unknown
    [[nodiscard]] bool absent(CardIndex card, FieldIndex field) const;
    /// Absent, or a printed text such as "X" where other cards have a number.
    [[nodiscard]] bool lacksNumber(CardIndex card, FieldIndex field) const;
    [[nodiscard]] Origin origin(CardIndex card, FieldIndex field) const;
    [[nodiscard]] std::size_t unknownValues() const;  ///< over all cards and fields, texts included

    /// Overrides the value of the pack; set the original value to undo it.
    void setValue(CardIndex card, FieldIndex field, const Value& value, Origin origin);
    void setText(CardIndex card, std::string_view text);  ///< replaces the printed text; an empty text restores it

    /// The same catalogue with every value of these origins replaced by what is certain without it. What is absent
    /// stays absent.
    [[nodiscard]] Catalogue hiding(std::span<const Origin> origins) const;

    // Match all cards at once, in time linear in the catalogue. Texts are folded by the caller. Absent is
    // always no, unknown is always unknown unless a number's bounds decide. Texts know `:`, `=` and `!=`; other
    // comparisons match nothing.

    /// Any name or alias: `:` a part of one, across words too; `=` one of them; `!=` none of them.
    [[nodiscard]] MatchSet nameMatches(Comparison comparison, std::string_view foldedText) const;

    /// Effects and rulings in any language: `:` a part of one, `=` one of them, `!=` there is one and none is it. A
    /// card whose text is unknown answers from its rulings if they say yes, else unknown.
    [[nodiscard]] MatchSet textMatches(Comparison comparison, std::string_view foldedText) const;

    [[nodiscard]] MatchSet typeIs(TypeIndex type) const;  ///< one of the card's types
    /// Cards with a printing of which the part is one of these ids or numbers, which are folded.
    [[nodiscard]] MatchSet printedAs(PrintingPart part, std::span<const std::string> wanted) const;
    [[nodiscard]] MatchSet numberMatches(FieldIndex field, Comparison comparison, int number) const;  ///< `:` is `=`

    /// Text and words fields. `:` is a part of the value if the field is a text without choices or references; else it
    /// is one of the words, written as itself, as the name of its choice in any language, or as the name of the card it
    /// refers to. `=`: the whole value is that one word or text. `!=`: there is a value, and it is not that.
    [[nodiscard]] MatchSet wordMatches(FieldIndex field, Comparison comparison, std::string_view foldedText) const;

    [[nodiscard]] MatchSet flagSet(FieldIndex field) const;
    [[nodiscard]] MatchSet has(FieldIndex field) const;
    [[nodiscard]] MatchSet unknown(FieldIndex field) const;  ///< it is there, but its exact value is not known
    [[nodiscard]] MatchSet unknownText() const;

private:
    struct Data;
    explicit Catalogue(std::unique_ptr<Data> data);
    std::unique_ptr<Data> m_data;
};

}  // namespace mazzo::model
