// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <span>
#include <string_view>

namespace mazzo::carddata {

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

inline constexpr ShapeKey kGameKeys[] = {{"$schema"},
                                         {"format", kRequired},
                                         {"id", kRequired},
                                         {"version", kRequired},
                                         {"name", kRequired},
                                         {"about", kRequired},
                                         {"author"},
                                         {"license"},
                                         {"website"},
                                         {"requires"},
                                         {"languages", kRequired},
                                         {"books"},
                                         {"editions"},
                                         {"options"},
                                         {"zones", kRequired},
                                         {"types", kRequired},
                                         {"fields"},
                                         {"sets"},
                                         {"rarities"},
                                         {"finishes"},
                                         {"card-files"},
                                         {"card-size"},
                                         {"card-face"},
                                         {"identity"},
                                         {"rules", kRequired},
                                         {"amendments"},
                                         {"supply"},
                                         {"procedure"}};
inline constexpr ShapeKey kBookKeys[] = {{"id", kRequired}, {"title", kRequired}, {"edition"}};
inline constexpr ShapeKey kEditionKeys[] = {{"id", kRequired}, {"name", kRequired}};
inline constexpr ShapeKey kOptionKeys[] = {
    {"id", kRequired}, {"name", kRequired},    {"about"}, {"type", kRequired}, {"values"}, {"names"}, {"min"}, {"max"},
    {"none"},          {"default", kRequired}, {"hides"}, {"editions"},        {"clause"}};
inline constexpr ShapeKey kZoneKeys[] = {{"id", kRequired}, {"name", kRequired}, {"about"}, {"optional"}, {"takes"},
                                         {"only"},          {"editions"}};
inline constexpr ShapeKey kTypeKeys[] = {{"id", kRequired}, {"name", kRequired}, {"plural", kRequired}};
inline constexpr ShapeKey kFieldKeys[] = {
    {"id", kRequired}, {"name", kRequired}, {"about"}, {"type", kRequired}, {"types"},   {"min"},
    {"max"},           {"choices"},         {"open"},  {"optional"},        {"default"}, {"refers"},
    {"acyclic"},       {"derived"},         {"form"},  {"printed"}};
inline constexpr ShapeKey kChoiceKeys[] = {{"id", kRequired}, {"name", kRequired}};
inline constexpr ShapeKey kSetKeys[] = {{"id", kRequired}, {"name", kRequired}, {"official"}, {"label"}};
inline constexpr ShapeKey kCardSizeKeys[] = {{"width", kRequired}, {"height", kRequired}};
inline constexpr ShapeKey kRuleKeys[] = {{"id", kRequired},
                                         {"title", kRequired},
                                         {"text", kRequired},
                                         {"finding"},
                                         {"source"},
                                         {"check"},
                                         {"cards"},
                                         {"allow"},
                                         {"each"},
                                         {"catalogue"},
                                         {"when"},
                                         {"editions"},
                                         {"severity"},
                                         {"short"},
                                         {"zone"},
                                         {"predicate"},
                                         {"undecided"}};
inline constexpr ShapeKey kAllowanceKeys[] = {{"name", kRequired}, {"cards", kRequired}, {"limit"}, {"when"}};
inline constexpr ShapeKey kCitationKeys[] = {{"book", kRequired}, {"section", kRequired}};

inline constexpr ShapeKey kAmendmentKeys[] = {{"id", kRequired}, {"name", kRequired}, {"editions"},
                                              {"option"},        {"value"},           {"cards", kRequired}};
inline constexpr ShapeKey kAmendedCardKeys[] = {{"card", kRequired}, {"fields", kRequired}};
inline constexpr ShapeKey kSupplyKeys[] = {{"zone", kRequired},  {"base"},  {"flexible"}, {"option", kRequired},
                                           {"sizes", kRequired}, {"start"}, {"product"},  {"clause"}};
inline constexpr ShapeKey kSupplySizeKeys[] = {{"value", kRequired}, {"field", kRequired}};

inline constexpr ShapeKey kProcedureKeys[] = {
    {"engine"},          {"zones", kRequired}, {"counters"},   {"states"},   {"draw-pile", kRequired},
    {"hand", kRequired}, {"opening-hand"},     {"hand-limit"}, {"mulligan"}, {"reshuffle"},
    {"set-up"},          {"phases"},           {"regions"},    {"words"},    {"parameters"},
    {"editions"}};
inline constexpr ShapeKey kTableZoneKeys[] = {{"id", kRequired}, {"name", kRequired}, {"sight"}};
inline constexpr ShapeKey kTableCounterKeys[] = {{"id", kRequired}, {"name", kRequired}, {"start"}, {"min"}, {"max"}};
inline constexpr ShapeKey kMulliganKeys[] = {{"kind", kRequired}, {"to"},   {"less"},  {"least-hand"}, {"most"},
                                             {"times"},           {"free"}, {"clause"}};
inline constexpr ShapeKey kReshuffleKeys[] = {{"timing", kRequired}, {"from"}, {"clause"}};
inline constexpr ShapeKey kStepKeys[] = {{"do", kRequired}, {"zone"},  {"counter"},   {"to"},
                                         {"section"},       {"cards"}, {"count"},     {"up-to"},
                                         {"state"},         {"when"},  {"from-turn"}, {"clause"}};
inline constexpr ShapeKey kDealtCardKeys[] = {{"card", kRequired}, {"count", kRequired}};
inline constexpr ShapeKey kPhaseKeys[] = {{"id", kRequired}, {"name", kRequired}, {"clause"}, {"enter"}, {"leave"}};
inline constexpr ShapeKey kRegionKeys[] = {{"id", kRequired}, {"name", kRequired}, {"kinds"}, {"next"}};
inline constexpr ShapeKey kRegionCorrectionKeys[] = {{"id", kRequired}, {"name"}, {"kinds"}, {"next"}};
inline constexpr ShapeKey kWordKeys[] = {{"id", kRequired}, {"name", kRequired}};
inline constexpr ShapeKey kParameterKeys[] = {{"id", kRequired}, {"value"}, {"lines"}};

inline constexpr ShapeKey kCardFileKeys[] = {{"$schema"}, {"format", kRequired}, {"cards", kRequired}};
inline constexpr ShapeKey kCardKeys[] = {
    {"id", kRequired}, {"number", kRequired}, {"name", kRequired}, {"version"}, {"aliases"}, {"type", kRequired},
    {"set"},           {"printings"},         {"origin"},          {"fields"},  {"text"},    {"rulings"},
    {"clauses"},       {"effects"},           {"image"},           {"back"}};
inline constexpr ShapeKey kPrintingKeys[] = {{"set", kRequired}, {"number"}, {"rarity"}, {"finish"}, {"image"}};
inline constexpr ShapeKey kBackKeys[] = {{"name", kRequired}, {"text"}, {"image"}};
inline constexpr ShapeKey kCardFaceKeys[] = {{"fields"}, {"symbols"}};
inline constexpr ShapeKey kShownFieldKeys[] = {{"field", kRequired}, {"label"}};
inline constexpr ShapeKey kSymbolKeys[] = {{"code", kRequired}, {"text", kRequired}, {"name"}};
inline constexpr ShapeKey kFieldValueKeys[] = {{"value"},  {"min"},    {"max"},  {"unknown"},
                                               {"origin"}, {"clause"}, {"note"}, {"strict"}};
inline constexpr ShapeKey kRangeKeys[] = {{"min"}, {"max"}};
inline constexpr ShapeKey kEffectKeys[] = {{"when", kRequired}, {"do", kRequired}, {"amount"}, {"with"},
                                           {"clause"},          {"origin"}};
inline constexpr ShapeKey kRulingKeys[] = {{"text", kRequired}, {"clause"}};

inline constexpr ShapeKey kProductFileKeys[] = {{"$schema"}, {"format", kRequired}, {"products", kRequired}};
inline constexpr ShapeKey kProductKeys[] = {
    {"id", kRequired}, {"name", kRequired}, {"note"}, {"partial"}, {"cards", kRequired}};
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
inline constexpr Shape kCardSize{"game.schema.json#/definitions/card-size", kCardSizeKeys};
inline constexpr Shape kRule{"game.schema.json#/definitions/rule", kRuleKeys};
inline constexpr Shape kAllowance{"game.schema.json#/definitions/allowance", kAllowanceKeys};
inline constexpr Shape kCitation{"game.schema.json#/definitions/citation", kCitationKeys};
inline constexpr Shape kAmendment{"game.schema.json#/definitions/amendment", kAmendmentKeys};
inline constexpr Shape kAmendedCard{"game.schema.json#/definitions/amended-card", kAmendedCardKeys};
inline constexpr Shape kSupply{"game.schema.json#/definitions/supply", kSupplyKeys};
inline constexpr Shape kSupplySize{"game.schema.json#/definitions/supply-size", kSupplySizeKeys};
inline constexpr Shape kProcedure{"game.schema.json#/definitions/procedure", kProcedureKeys};
inline constexpr Shape kTableZone{"game.schema.json#/definitions/table-zone", kTableZoneKeys};
inline constexpr Shape kTableCounter{"game.schema.json#/definitions/table-counter", kTableCounterKeys};
inline constexpr Shape kMulligan{"game.schema.json#/definitions/mulligan", kMulliganKeys};
inline constexpr Shape kReshuffle{"game.schema.json#/definitions/reshuffle", kReshuffleKeys};
inline constexpr Shape kStep{"game.schema.json#/definitions/step", kStepKeys};
inline constexpr Shape kDealtCard{"game.schema.json#/definitions/dealt-card", kDealtCardKeys};
inline constexpr Shape kPhase{"game.schema.json#/definitions/phase", kPhaseKeys};
inline constexpr Shape kRegion{"game.schema.json#/definitions/region", kRegionKeys};
inline constexpr Shape kWord{"game.schema.json#/definitions/word", kWordKeys};
inline constexpr Shape kParameter{"game.schema.json#/definitions/parameter", kParameterKeys};
inline constexpr Shape kCardFile{"cards.schema.json#", kCardFileKeys};
inline constexpr Shape kCard{"cards.schema.json#/definitions/card", kCardKeys};
inline constexpr Shape kPrinting{"cards.schema.json#/definitions/printing", kPrintingKeys};
inline constexpr Shape kBack{"cards.schema.json#/definitions/back", kBackKeys};
inline constexpr Shape kCardFace{"game.schema.json#/definitions/card-face", kCardFaceKeys};
inline constexpr Shape kShownField{"game.schema.json#/definitions/shown-field", kShownFieldKeys};
inline constexpr Shape kSymbol{"game.schema.json#/definitions/symbol", kSymbolKeys};
inline constexpr Shape kFieldValue{"cards.schema.json#/definitions/fact", kFieldValueKeys};
inline constexpr Shape kRange{"cards.schema.json#/definitions/range", kRangeKeys};
inline constexpr Shape kEffect{"cards.schema.json#/definitions/effect", kEffectKeys};
inline constexpr Shape kRuling{"cards.schema.json#/definitions/ruling", kRulingKeys};
inline constexpr Shape kProductFile{"products.schema.json#", kProductFileKeys};
inline constexpr Shape kProduct{"products.schema.json#/definitions/product", kProductKeys};
inline constexpr Shape kProductLine{"products.schema.json#/definitions/line", kProductLineKeys};

// Expansion packs.
inline constexpr ShapeKey kExpansionKeys[] = {{"$schema"},
                                              {"format", kRequired},
                                              {"id", kRequired},
                                              {"extends", kRequired},
                                              {"version", kRequired},
                                              {"name", kRequired},
                                              {"about"},
                                              {"author"},
                                              {"license"},
                                              {"website"},
                                              {"requires"},
                                              {"regions"},
                                              {"sets"},
                                              {"fields"},
                                              {"card-files"}};
inline constexpr ShapeKey kFieldChoicesKeys[] = {{"id", kRequired}, {"choices", kRequired}};
inline constexpr ShapeKey kExpansionCardFileKeys[] = {{"$schema"}, {"format", kRequired}, {"cards"}, {"corrections"}};
inline constexpr ShapeKey kExpansionCardKeys[] = {
    {"id", kRequired}, {"number"}, {"name", kRequired}, {"version"}, {"aliases"}, {"type", kRequired}, {"set"},
    {"printings"},     {"origin"}, {"fields"},          {"text"},    {"rulings"}, {"clauses"},         {"image"},
    {"back"}};
inline constexpr ShapeKey kCorrectionKeys[] = {
    {"card", kRequired}, {"name"}, {"version"}, {"aliases"}, {"type"}, {"set"},      {"origin"},
    {"fields"},          {"text"}, {"rulings"}, {"image"},   {"back"}, {"printings"}};
inline constexpr Shape kExpansion{"expansion.schema.json#", kExpansionKeys};
inline constexpr Shape kRegionCorrection{"expansion.schema.json#/definitions/region", kRegionCorrectionKeys};
inline constexpr Shape kFieldChoices{"expansion.schema.json#/definitions/field-choices", kFieldChoicesKeys};
inline constexpr Shape kExpansionCardFile{"expansion-cards.schema.json#", kExpansionCardFileKeys};
inline constexpr Shape kExpansionCard{"expansion-cards.schema.json#/definitions/card", kExpansionCardKeys};
inline constexpr Shape kCorrection{"expansion-cards.schema.json#/definitions/correction", kCorrectionKeys};

/// Every object that a pack can hold.
inline constexpr const Shape* kAll[] = {
    &kGame,         &kBook,        &kEdition,   &kOption,      &kZone,       &kType,       &kField,
    &kChoice,       &kSet,         &kCardSize,  &kRule,        &kCitation,   &kProcedure,  &kTableZone,
    &kTableCounter, &kMulligan,    &kReshuffle, &kStep,        &kDealtCard,  &kPhase,      &kRegion,
    &kWord,         &kParameter,   &kCardFile,  &kCard,        &kFieldValue, &kRange,      &kRuling,
    &kEffect,       &kProductFile, &kProduct,   &kProductLine, &kSupply,     &kSupplySize, &kAllowance,
    &kPrinting,     &kBack,        &kCardFace,  &kShownField,  &kSymbol,     &kAmendment,  &kAmendedCard};

}  // namespace shapes

}  // namespace mazzo::carddata
