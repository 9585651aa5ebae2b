// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/edit/form_keys.h"

#include "carddata/edit/json_paths.h"

#include <algorithm>

namespace mazzo::carddata {

namespace {

using KeyIs = KeyKind;

constexpr bool kRare = true;

constexpr FormKey kGameForm[] = {{"id", KeyIs::Id},
                                 {"version", KeyIs::Text},
                                 {"name", KeyIs::Texts},
                                 {"about", KeyIs::LongTexts},
                                 {"author", KeyIs::Text},
                                 {"license", KeyIs::Text, {}, {}, kRare},
                                 {"website", KeyIs::Text, {}, {}, kRare},
                                 {"requires", KeyIs::Text, {}, {}, kRare},
                                 {"languages", KeyIs::Words},
                                 {"books", KeyIs::List, "book"},
                                 {"editions", KeyIs::List, "edition"},
                                 {"options", KeyIs::List, "option"},
                                 {"zones", KeyIs::List, "zone"},
                                 {"types", KeyIs::List, "type"},
                                 {"fields", KeyIs::List, "field"},
                                 {"sets", KeyIs::List, "set"},
                                 {"rarities", KeyIs::List, "choice", {}, kRare},
                                 {"finishes", KeyIs::List, "choice", {}, kRare},
                                 {"card-files", KeyIs::Words, {}, {}, kRare},
                                 {"card-size", KeyIs::Object, "card-size", {}, kRare},
                                 {"card-face", KeyIs::Object, "card-face", {}, kRare},
                                 {"identity", KeyIs::Reference, "fields", {}, kRare},
                                 {"rules", KeyIs::List, "rule"},
                                 {"amendments", KeyIs::List, "amendment", {}, kRare},
                                 {"supply", KeyIs::Json, {}, {}, kRare},
                                 {"procedure", KeyIs::Object, "procedure"}};
constexpr FormKey kBookForm[] = {{"id", KeyIs::Id}, {"title", KeyIs::Texts}, {"edition", KeyIs::Reference, "editions"}};
constexpr FormKey kEditionForm[] = {{"id", KeyIs::Id}, {"name", KeyIs::Texts}};
constexpr FormKey kOptionForm[] = {{"id", KeyIs::Id},
                                   {"name", KeyIs::Texts},
                                   {"about", KeyIs::LongTexts, {}, {}, kRare},
                                   {"type", KeyIs::Choice, "choice|number|flag"},
                                   {"values", KeyIs::Words, {}, "type=choice"},
                                   {"names", KeyIs::Json, {}, "type=choice", kRare},
                                   {"min", KeyIs::Number, {}, "type=number"},
                                   {"max", KeyIs::Number, {}, "type=number"},
                                   {"none", KeyIs::Text, {}, "type=number", kRare},
                                   {"default", KeyIs::Value},
                                   {"hides", KeyIs::Json, {}, "type=choice", kRare},
                                   {"editions", KeyIs::References, "editions", {}, kRare},
                                   {"clause", KeyIs::Clause, {}, {}, kRare}};
constexpr FormKey kZoneForm[] = {{"id", KeyIs::Id},
                                 {"name", KeyIs::Texts},
                                 {"about", KeyIs::LongTexts, {}, {}, kRare},
                                 {"optional", KeyIs::Flag},
                                 {"takes", KeyIs::Query},
                                 {"only", KeyIs::Flag},
                                 {"editions", KeyIs::References, "editions", {}, kRare}};
constexpr FormKey kTypeForm[] = {{"id", KeyIs::Id}, {"name", KeyIs::Texts}, {"plural", KeyIs::Texts}};
constexpr FormKey kFieldForm[] = {{"id", KeyIs::Id},
                                  {"name", KeyIs::Texts},
                                  {"about", KeyIs::LongTexts, {}, {}, kRare},
                                  {"type", KeyIs::Choice, "text|number|words|flag"},
                                  {"types", KeyIs::References, "types"},
                                  {"min", KeyIs::Number, {}, "type=number"},
                                  {"max", KeyIs::Number, {}, "type=number"},
                                  {"choices", KeyIs::List, "choice", "type=text|words"},
                                  {"open", KeyIs::Flag, {}, "type=text|words", kRare},
                                  {"optional", KeyIs::Flag},
                                  {"default", KeyIs::Value, {}, {}, kRare},
                                  {"refers", KeyIs::Choice, "card", "type=words", kRare},
                                  {"acyclic", KeyIs::Flag, {}, "refers=card", kRare},
                                  {"derived", KeyIs::Derived, {}, {}, kRare},
                                  {"form", KeyIs::Choice, "numbers", "type=text", kRare},
                                  {"printed", KeyIs::Flag, {}, "type=number", kRare}};
constexpr FormKey kChoiceForm[] = {{"id", KeyIs::Id}, {"name", KeyIs::Texts}};
constexpr FormKey kSetForm[] = {
    {"id", KeyIs::Id}, {"name", KeyIs::Texts}, {"official", KeyIs::Flag}, {"label", KeyIs::Texts}};
constexpr FormKey kCardSizeForm[] = {{"width", KeyIs::Number}, {"height", KeyIs::Number}};
constexpr FormKey kCardFaceForm[] = {{"fields", KeyIs::List, "shown-field"}, {"symbols", KeyIs::List, "symbol"}};
constexpr FormKey kShownFieldForm[] = {{"field", KeyIs::Reference, "fields"}, {"label", KeyIs::Texts}};
constexpr FormKey kSymbolForm[] = {{"code", KeyIs::Text}, {"text", KeyIs::Text}, {"name", KeyIs::Texts}};
constexpr FormKey kAmendmentForm[] = {{"id", KeyIs::Id},
                                      {"name", KeyIs::Texts},
                                      {"editions", KeyIs::References, "editions"},
                                      {"option", KeyIs::Reference, "options"},
                                      {"value", KeyIs::Text},
                                      {"cards", KeyIs::List, "amended-card"}};
constexpr FormKey kAmendedCardForm[] = {{"card", KeyIs::Text}, {"fields", KeyIs::CardValues}};
constexpr FormKey kRuleForm[] = {{"id", KeyIs::Clause},
                                 {"title", KeyIs::Texts},
                                 {"text", KeyIs::LongTexts},
                                 {"finding", KeyIs::LongTexts, {}, {}, kRare},
                                 {"source", KeyIs::List, "citation", {}, kRare},
                                 {"each", KeyIs::Query},
                                 {"check", KeyIs::Check},
                                 {"cards", KeyIs::Query, {}, {}, kRare},
                                 {"allow", KeyIs::List, "allowance", {}, kRare},
                                 {"catalogue", KeyIs::Flag, {}, {}, kRare},
                                 {"when", KeyIs::Check, {}, {}, kRare},
                                 {"editions", KeyIs::References, "editions", {}, kRare},
                                 {"severity", KeyIs::Choice, "advice"},
                                 {"short", KeyIs::Choice, "unfinished"},
                                 {"zone", KeyIs::Reference, "zones", {}, kRare},
                                 {"predicate", KeyIs::Text, {}, {}, kRare},
                                 {"undecided", KeyIs::Flag, {}, {}, kRare}};
constexpr FormKey kCitationForm[] = {{"book", KeyIs::Reference, "books"}, {"section", KeyIs::Text}};
constexpr FormKey kAllowanceForm[] = {
    {"name", KeyIs::Texts}, {"cards", KeyIs::Query}, {"limit", KeyIs::Quantity}, {"when", KeyIs::Check, {}, {}, kRare}};
constexpr FormKey kProcedureForm[] = {{"engine", KeyIs::Text, {}, {}, kRare},
                                      {"zones", KeyIs::List, "table-zone"},
                                      {"counters", KeyIs::List, "table-counter"},
                                      {"states", KeyIs::Words, {}, {}, kRare},
                                      {"draw-pile", KeyIs::Reference, "procedure/zones"},
                                      {"hand", KeyIs::Reference, "procedure/zones"},
                                      {"opening-hand", KeyIs::Amount},
                                      {"hand-limit", KeyIs::Amount, {}, {}, kRare},
                                      {"mulligan", KeyIs::Object, "mulligan"},
                                      {"reshuffle", KeyIs::Object, "reshuffle"},
                                      {"set-up", KeyIs::List, "step"},
                                      {"phases", KeyIs::List, "phase"},
                                      {"regions", KeyIs::List, "region", {}, kRare},
                                      {"words", KeyIs::List, "word", {}, kRare},
                                      {"parameters", KeyIs::Json, {}, {}, kRare},
                                      {"editions", KeyIs::Json, {}, {}, kRare}};
constexpr FormKey kTableZoneForm[] = {
    {"id", KeyIs::Id}, {"name", KeyIs::Texts}, {"sight", KeyIs::Choice, "open|hidden|top"}};
constexpr FormKey kTableCounterForm[] = {{"id", KeyIs::Id},
                                         {"name", KeyIs::Texts},
                                         {"start", KeyIs::Amount},
                                         {"min", KeyIs::Number, {}, {}, kRare},
                                         {"max", KeyIs::Number, {}, {}, kRare}};
constexpr FormKey kMulliganForm[] = {{"kind", KeyIs::Choice, "none|whole-hand|exchange|bottom"},
                                     {"to", KeyIs::Reference, "procedure/zones", "kind=whole-hand"},
                                     {"less", KeyIs::Amount, {}, "kind=whole-hand|bottom"},
                                     {"free", KeyIs::Amount, {}, "kind=whole-hand|bottom"},
                                     {"most", KeyIs::Amount, {}, "kind=exchange"},
                                     {"least-hand", KeyIs::Amount, {}, "kind=whole-hand|exchange|bottom", kRare},
                                     {"times", KeyIs::Amount, {}, "kind=whole-hand|exchange|bottom", kRare},
                                     {"clause", KeyIs::Clause, {}, {}, kRare}};
constexpr FormKey kReshuffleForm[] = {{"timing", KeyIs::Choice, "never|on-need|immediate"},
                                      {"from", KeyIs::Reference, "procedure/zones", "timing=on-need|immediate"},
                                      {"clause", KeyIs::Clause, {}, {}, kRare}};
constexpr FormKey kStepForm[] = {
    {"do", KeyIs::Choice, "deal|shuffle|opening-hand|draw|mulligan|move|set|add|clear|limit"},
    {"section", KeyIs::Reference, "zones", "do=deal"},
    {"zone", KeyIs::Reference, "procedure/zones", "do=shuffle|move|clear"},
    {"counter", KeyIs::Reference, "procedure/counters", "do=set|add"},
    {"to", KeyIs::Reference, "procedure/zones", "do=deal|move|limit"},
    {"cards", KeyIs::Json, {}, "do=deal", kRare},
    {"count", KeyIs::Amount, {}, "do=draw|move|set|add"},
    {"up-to", KeyIs::Amount, {}, "do=draw"},
    {"state", KeyIs::Text, {}, "do=clear"},
    {"from-turn", KeyIs::Number},
    {"when", KeyIs::Json, {}, {}, kRare},
    {"clause", KeyIs::Clause, {}, {}, kRare}};
constexpr FormKey kPhaseForm[] = {{"id", KeyIs::Id},
                                  {"name", KeyIs::Texts},
                                  {"clause", KeyIs::Clause, {}, {}, kRare},
                                  {"enter", KeyIs::List, "step"},
                                  {"leave", KeyIs::List, "step"}};
constexpr FormKey kRegionForm[] = {
    {"id", KeyIs::Clause}, {"name", KeyIs::Texts}, {"kinds", KeyIs::Words}, {"next", KeyIs::Words}};
constexpr FormKey kWordForm[] = {{"id", KeyIs::Id}, {"name", KeyIs::Texts}};

constexpr Form kForms[] = {{"game", kGameForm},
                           {"book", kBookForm},
                           {"edition", kEditionForm},
                           {"option", kOptionForm},
                           {"zone", kZoneForm},
                           {"type", kTypeForm},
                           {"field", kFieldForm},
                           {"choice", kChoiceForm},
                           {"set", kSetForm},
                           {"card-size", kCardSizeForm},
                           {"card-face", kCardFaceForm},
                           {"shown-field", kShownFieldForm},
                           {"symbol", kSymbolForm},
                           {"amendment", kAmendmentForm},
                           {"amended-card", kAmendedCardForm},
                           {"rule", kRuleForm},
                           {"citation", kCitationForm},
                           {"allowance", kAllowanceForm},
                           {"procedure", kProcedureForm},
                           {"table-zone", kTableZoneForm},
                           {"table-counter", kTableCounterForm},
                           {"mulligan", kMulliganForm},
                           {"reshuffle", kReshuffleForm},
                           {"step", kStepForm},
                           {"phase", kPhaseForm},
                           {"region", kRegionForm},
                           {"word", kWordForm}};

struct FormPlace {
    const Form* form = nullptr;    ///< of the object at the path
    const FormKey* key = nullptr;  ///< that the path ends with
};

FormPlace placeAt(std::string_view path)
{
    FormPlace place{&kForms[0], nullptr};
    for (const std::string& part : pathParts(path)) {
        if (place.key != nullptr && place.key->kind == KeyIs::List) {
            if (!indexIn(part)) return {};
            place = {formNamed(place.key->of), nullptr};
            continue;
        }
        if (place.form == nullptr) return {};
        const FormKey* key = place.form->key(part);
        if (key == nullptr) return {};
        place = {key->kind == KeyIs::Object ? formNamed(key->of) : nullptr, key};
    }
    return place;
}

}  // namespace

const FormKey* Form::key(std::string_view name) const
{
    const auto found = std::ranges::find(keys, name, &FormKey::name);
    return found == keys.end() ? nullptr : &*found;
}

const Form* formNamed(std::string_view id)
{
    const auto found = std::ranges::find(kForms, id, &Form::id);
    return found == std::end(kForms) ? nullptr : &*found;
}

const Form* formAt(std::string_view path) { return placeAt(path).form; }
const FormKey* keyAt(std::string_view path) { return placeAt(path).key; }

std::vector<const Form*> allForms()
{
    std::vector<const Form*> forms;
    for (const Form& form : kForms) forms.push_back(&form);
    return forms;
}

std::vector<std::string_view> wordsOfForm(std::string_view list)
{
    std::vector<std::string_view> words;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find('|'), list.size());
        words.push_back(list.substr(0, end));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return words;
}

}  // namespace mazzo::carddata
