#pragma once

#include <span>
#include <string_view>

namespace mazzo {

struct ShapeKey {
    std::string_view name;
    bool required = false;
};

/// The keys that an object of a pack may have. `schema` says where the JSON Schema describes the same object.
struct Shape {
    std::string_view schema;
    std::span<const ShapeKey> keys;
};

namespace shapes {

inline constexpr bool kRequired = true;

inline constexpr ShapeKey kGameKeys[] = {
    {"$schema"}, {"format", kRequired}, {"id", kRequired}, {"version", kRequired}, {"name", kRequired}, {"about", kRequired},
    {"languages", kRequired}, {"books"}, {"editions"}, {"options"}, {"zones", kRequired}, {"types", kRequired}, {"fields"}, {"sets"},
    {"card-files"}, {"identity"}, {"rules", kRequired}};
inline constexpr ShapeKey kBookKeys[] = {{"id", kRequired}, {"title", kRequired}, {"edition"}};
inline constexpr ShapeKey kEditionKeys[] = {{"id", kRequired}, {"name", kRequired}};
inline constexpr ShapeKey kOptionKeys[] = {{"id", kRequired}, {"name", kRequired}, {"about"}, {"type", kRequired}, {"values"}, {"names"},
    {"min"}, {"max"}, {"none"}, {"default", kRequired}, {"hides"}, {"editions"}, {"clause"}};
inline constexpr ShapeKey kZoneKeys[] = {{"id", kRequired}, {"name", kRequired}, {"about"}, {"optional"}};
inline constexpr ShapeKey kTypeKeys[] = {{"id", kRequired}, {"name", kRequired}, {"plural", kRequired}};
inline constexpr ShapeKey kFieldKeys[] = {{"id", kRequired}, {"name", kRequired}, {"about"}, {"type", kRequired}, {"types"}, {"min"},
    {"max"}, {"choices"}, {"optional"}, {"default"}, {"refers"}, {"acyclic"}, {"derived"}};
inline constexpr ShapeKey kChoiceKeys[] = {{"id", kRequired}, {"name", kRequired}};
inline constexpr ShapeKey kSetKeys[] = {{"id", kRequired}, {"name", kRequired}, {"official"}, {"label"}};
inline constexpr ShapeKey kRuleKeys[] = {{"id", kRequired}, {"title", kRequired}, {"text", kRequired}, {"source"}, {"check"}, {"each"},
    {"catalogue"}, {"when"}, {"editions"}, {"severity"}, {"short"}, {"zone"}, {"predicate"}, {"undecided"}};
inline constexpr ShapeKey kCitationKeys[] = {{"book", kRequired}, {"section", kRequired}};

inline constexpr ShapeKey kCardFileKeys[] = {{"$schema"}, {"format", kRequired}, {"cards", kRequired}};
inline constexpr ShapeKey kCardKeys[] = {{"id", kRequired}, {"number", kRequired}, {"name", kRequired}, {"aliases"}, {"type", kRequired},
    {"set"}, {"origin"}, {"fields"}, {"text"}, {"rulings"}, {"clauses"}, {"image"}};
inline constexpr ShapeKey kFactKeys[] = {{"value"}, {"min"}, {"max"}, {"unknown"}, {"origin"}, {"clause"}, {"note"}, {"strict"}};
inline constexpr ShapeKey kRangeKeys[] = {{"min"}, {"max"}};
inline constexpr ShapeKey kRulingKeys[] = {{"text", kRequired}, {"clause"}};

inline constexpr ShapeKey kProductFileKeys[] = {{"$schema"}, {"format", kRequired}, {"products", kRequired}};
inline constexpr ShapeKey kProductKeys[] = {{"id", kRequired}, {"name", kRequired}, {"note"}, {"partial"}, {"cards", kRequired}};
inline constexpr ShapeKey kProductLineKeys[] = {{"card", kRequired}, {"count", kRequired}};

inline constexpr Shape kGame{"game.schema.json#", kGameKeys};
inline constexpr Shape kBook{"game.schema.json#/definitions/book", kBookKeys};
inline constexpr Shape kEdition{"game.schema.json#/definitions/edition", kEditionKeys};
inline constexpr Shape kOption{"game.schema.json#/definitions/option", kOptionKeys};
inline constexpr Shape kZone{"game.schema.json#/definitions/zone", kZoneKeys};
inline constexpr Shape kType{"game.schema.json#/definitions/type", kTypeKeys};
inline constexpr Shape kField{"game.schema.json#/definitions/field", kFieldKeys};
inline constexpr Shape kChoice{"game.schema.json#/definitions/choice", kChoiceKeys};
inline constexpr Shape kSet{"game.schema.json#/definitions/set", kSetKeys};
inline constexpr Shape kRule{"game.schema.json#/definitions/rule", kRuleKeys};
inline constexpr Shape kCitation{"game.schema.json#/definitions/citation", kCitationKeys};
inline constexpr Shape kCardFile{"cards.schema.json#", kCardFileKeys};
inline constexpr Shape kCard{"cards.schema.json#/definitions/card", kCardKeys};
inline constexpr Shape kFact{"cards.schema.json#/definitions/fact", kFactKeys};
inline constexpr Shape kRange{"cards.schema.json#/definitions/range", kRangeKeys};
inline constexpr Shape kRuling{"cards.schema.json#/definitions/ruling", kRulingKeys};
inline constexpr Shape kProductFile{"products.schema.json#", kProductFileKeys};
inline constexpr Shape kProduct{"products.schema.json#/definitions/product", kProductKeys};
inline constexpr Shape kProductLine{"products.schema.json#/definitions/line", kProductLineKeys};

/// Every object that a pack can hold.
inline constexpr const Shape* kAll[] = {&kGame, &kBook, &kEdition, &kOption, &kZone, &kType, &kField, &kChoice, &kSet, &kRule, &kCitation,
    &kCardFile, &kCard, &kFact, &kRange, &kRuling, &kProductFile, &kProduct, &kProductLine};

} // namespace shapes

} // namespace mazzo
